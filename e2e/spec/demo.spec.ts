// The demo page: docs/specification.md, section 2.
import { expect, test } from '../test.ts';

test('shows three facts and three ‘What You’ll See’ cards', async ({ page }) => {
  await page.goto('/demo');
  for (const fact of [/30 minutes/, /1-on-1 session/, /No commitment/])
    await expect(page.getByRole('listitem').filter({ hasText: fact }).first()).toBeVisible();
  const cards = page.getByRole('region', { name: 'What You’ll See' }).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([
    /^Advertising search tool/,
    /^Automated Sourcing/,
    /^Marketing/,
  ]);
  const parts = page.getByRole('region', { name: 'How the half hour goes' }).getByRole('listitem');
  await expect(parts.first()).toContainText('0 to 4 of 30 minutes');
  await expect(parts.last()).toContainText('25 to 30 of 30 minutes');
});

test('books a demo by form and links to the calendar at #book-demo', async ({ page }) => {
  await page.goto('/demo');
  await page.getByRole('link', { name: 'Pick a day' }).click();
  await expect(page).toHaveURL(/#book-demo$/);
  const booking = page.getByRole('region', { name: 'Book your demo' });
  await expect(booking.getByRole('heading', { name: 'Book your demo' })).toBeInViewport();
  const calendar = booking.getByRole('link', { name: /^Open Calendar in New Tab/ });
  await expect(calendar).toHaveAttribute('target', '_blank');
  await expect(calendar).toHaveAttribute('href', 'https://calendar.example.com/book-demo');
  await expect(page.getByRole('region', { name: 'Rather look around first?' })).toBeVisible();

  await expect(booking.getByText('We’ll reply within one working day')).toBeVisible();
  await expect(booking.getByLabel(/^Phone Number/)).toHaveAttribute('type', 'tel');

  const request = booking.getByRole('button', { name: 'Request a demo' });
  await expect(request).toBeEnabled();
  await booking.getByLabel('Full Name').fill('Jane Doe');
  await booking.getByLabel('Email Address').fill('jane.doe@example.com');
  await booking.getByLabel('Dealership').fill('Doe Motors');
  const day = booking.getByLabel('Day', { exact: true });
  const [saturday, monday] = await page.evaluate(() => {
    const date = new Date();
    date.setDate(date.getDate() + 7 + ((6 - date.getDay() + 7) % 7));
    const formatDay = () =>
      [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    const firstDay = formatDay();
    date.setDate(date.getDate() + 2);
    return [firstDay, formatDay()];
  });
  await day.fill(saturday);
  await request.click();
  await expect(day).toHaveAccessibleDescription(/^Choose a day from Monday to Friday/);
  await expect(day).toBeFocused();
  await day.fill(monday);
  await expect(day).toHaveAccessibleDescription(/^Monday to Friday\./);
  await booking.getByRole('radio', { name: 'Afternoon' }).check();
  const contactRequest = page.waitForRequest('**/api/contact');
  const answer = page.waitForResponse('**/api/contact');
  await request.click();
  expect((await contactRequest).postDataJSON()).toMatchObject({
    kind: 'booking',
    company: 'Doe Motors',
    day: monday,
    time: 'afternoon',
  });
  expect((await answer).status()).toBe(200);
  await expect(page.getByText('Request sent').first()).toBeVisible();
  await expect(booking.getByLabel('Dealership')).toHaveValue('');
  await expect(booking.getByText('Our reply will go to jane.doe@example.com.')).toBeVisible();
});
