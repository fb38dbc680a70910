import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

async function setSites(panel: Locator, sites: number): Promise<void> {
  const slider = panel.getByRole('slider', { name: 'Sites' });
  await slider.press('Home');
  for (let presses = 1; presses < sites; presses++) await slider.press('ArrowRight');
}

test('recommends a plan for the credits that a company needs', async ({ page }) => {
  await page.goto('/pricing');
  const panel = page.getByRole('region', { name: 'Credits' });
  const advice = panel.getByText(/^You need/);
  await expect(advice).toHaveText('You need 250 credits a month. That’s Starter, with 50 to spare.');
  await panel.scrollIntoViewIfNeeded();
  const sites = panel.getByRole('slider', { name: 'Sites' });
  await sites.focus();
  await page.keyboard.press('ArrowRight');
  await expect(advice).toHaveText('You need 500 credits a month. That’s Starter, plus 200 as top-ups.');
  await expect(panel).toContainText('£360 a month, excluding VAT');
  await page.keyboard.press('ArrowRight');
  await expect(advice).toHaveText('You need 750 credits a month. That’s Pro, plus 50 as top-ups.');
  await setSites(panel, 10);
  await expect(advice).toHaveText('You need 2,500 credits a month. That’s Premium, plus 1,000 as top-ups.');
  await expect(panel).toContainText('ask us about Enterprise');
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test('recommends Enterprise to a group with more sites than any plan suits', { tag: '@full' }, async ({ page }) => {
  await page.goto('/pricing');
  const panel = page.getByRole('region', { name: 'Credits' });
  await panel.scrollIntoViewIfNeeded();
  await setSites(panel, 14);
  await expect(panel.getByText(/^You need/)).toHaveText('You need 3,500 credits a month. That’s one for Enterprise.');
  await expect(panel).toContainText('Premium plus 2,000 as top-ups is £2,400 a month, excluding VAT.');
  const sites = panel.getByRole('slider', { name: 'Sites' });
  await expect(sites).toHaveAttribute('aria-valuetext', '14');
  const comparison = page.getByRole('region', { name: 'Compare plans' });
  await comparison.scrollIntoViewIfNeeded();
  await expect(comparison.getByRole('columnheader')).toHaveText(['What you get', 'Free', 'Starter', 'Pro', 'Premium']);
  await sites.press('End');
  await expect(panel.getByText(/^You need/)).toContainText('You need 50,000 credits a month.');
  await expectAccessible(page, 'the calculator of a group');
  await setSites(panel, 14);
  await panel.getByRole('link', { name: 'Ask us about Enterprise' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^We have 14 sites\./);
});

test('shows the recommended plan’s price per month or per year', { tag: '@full' }, async ({ page }) => {
  await page.goto('/pricing');
  const panel = page.getByRole('region', { name: 'Credits' });
  await panel.scrollIntoViewIfNeeded();
  await panel.getByRole('slider', { name: 'Cars you value per site' }).focus();
  // For 500 valuations and 10 calls, Starter with top-ups costs less than Pro, unless Pro is billed yearly.
  for (let presses = 0; presses < 35; presses++) await page.keyboard.press('ArrowRight');
  await expect(panel.getByText(/^You need/)).toHaveText(
    'You need 600 credits a month. That’s Starter, plus 300 as top-ups.',
  );
  await expect(panel).toContainText('£440 a month, excluding VAT.');
  await page.getByRole('radio', { name: 'Annually' }).check({ force: true });
  await expect(panel.getByText(/^You need/)).toHaveText('You need 600 credits a month. That’s Pro, with 100 to spare.');
  await expect(panel).toContainText('£400 a month, excluding VAT, with Pro billed yearly at £4,800.');
});

test('compares plans in a table that works by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  const heading = page.getByRole('heading', { name: 'Compare plans' });
  await heading.scrollIntoViewIfNeeded();
  const table = page.getByRole('grid', { name: 'Compare plans' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'What you get',
    'Free',
    'Starter Fits your numbers',
    'Pro',
    'Premium',
  ]);

  // The calculator and the table have loaded without moving anything.
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);

  // The table has one Tab stop, after the calculator's last slider.
  await page.getByRole('slider', { name: 'Negotiation calls per site' }).focus();
  await page.keyboard.press('Tab');
  await expect(table.getByRole('row', { name: 'Price, excl. VAT' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(table.getByRole('rowheader', { name: 'Credits', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  const lastCell = table.getByRole('gridcell', { name: '1,500 a month' });
  await expect(lastCell).toBeFocused();
  await expect(lastCell).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('rowheader', { name: 'Credits', exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowLeft');
  const nextCell = table.getByRole('gridcell', { name: '700 a month' });
  await expect(nextCell).toBeFocused();
  // The focused cell is not hidden behind the first column.
  await expect
    .poll(async () => {
      const [cell, header] = await Promise.all([
        nextCell.boundingBox(),
        table.getByRole('rowheader', { name: 'Credits', exact: true }).boundingBox(),
      ]);
      return (cell?.x ?? 0) - (header?.x ?? 0) - (header?.width ?? 0);
    })
    .toBeGreaterThanOrEqual(-1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Contact us/ })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  await expectAccessible(page, 'the comparison');
});

test('marks the plan that the calculator recommends in the comparison', { tag: '@full' }, async ({ page }) => {
  await page.goto('/pricing');
  const panel = page.getByRole('region', { name: 'Credits' });
  await panel.scrollIntoViewIfNeeded();
  await setSites(panel, 10);
  const comparison = page.getByRole('region', { name: 'Compare plans' });
  await comparison.scrollIntoViewIfNeeded();
  await expect(comparison.getByRole('columnheader', { name: /Fits your numbers/ })).toHaveText(
    'Premium Fits your numbers',
  );
  await page.getByRole('radio', { name: 'Annually' }).check({ force: true });
  await expect(comparison.getByRole('row', { name: 'Price, excl. VAT' })).toContainText('£9,600 a year');
  await expect(comparison.getByRole('row', { name: 'Negotiation Agent' }).getByLabel('Included')).toHaveCount(4);
});

test('opens the contact form for Enterprise', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: /^Contact us/ }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us about Enterprise');
  const subject = page.getByRole('textbox', { name: 'Subject' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(subject).toHaveValue('Enterprise plan');
  await expect(message).toHaveValue('');
  await expect(message).toHaveAccessibleDescription(/How many sites do you have/);
  await expectAccessible(page, 'an enquiry');

  await test.step('keeps the plan and the draft across a reload', async () => {
    await message.fill('Twelve sites in Kent.');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us about Enterprise');
    await expect(subject).toHaveValue('Enterprise plan');
    await expect(message).toHaveValue('Twelve sites in Kent.');
  });

  await test.step('sends the plan as the subject', async () => {
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Jane Doe');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('jane.doe@example.com');
    const request = page.waitForRequest('**/api/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    expect((await request).postDataJSON()).toMatchObject({
      subject: 'Enterprise plan',
      message: 'Twelve sites in Kent.',
    });
    await expect(page.getByText('Our reply will go to jane.doe@example.com.')).toBeVisible();
  });

  await test.step('forgets the plan when the visitor follows another link', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
    await expect(subject).toHaveValue('');
  });
});

test('passes the plan and the numbers to a new tab', { tag: '@full' }, async ({ context, page, watch }) => {
  await page.goto('/pricing');
  const panel = page.getByRole('region', { name: 'Credits' });
  await panel.scrollIntoViewIfNeeded();
  await setSites(panel, 10);
  const newPage = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Contact us/ }).click({ modifiers: ['ControlOrMeta'] });
  const newTab = await newPage;
  watch.watchPage(newTab);
  await expect(newTab.getByRole('heading', { level: 1 })).toHaveText('Talk to us about Enterprise');
  await expect(newTab.getByRole('textbox', { name: 'Message' })).toHaveValue(/^We have 10 sites\./);
  await expect(page).toHaveURL('/pricing');
});

test('fills in the contact form from the calculator', { tag: '@full' }, async ({ page }) => {
  await page.goto('/pricing');
  const panel = page.getByRole('region', { name: 'Credits' });
  await panel.scrollIntoViewIfNeeded();
  await setSites(panel, 10);
  await panel.getByRole('link', { name: 'ask us about Enterprise' }).click();
  await expect(page.getByText('Your numbers from the calculator are in the message.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^We have 10 sites\. Each would value 150 cars and make 10 negotiation calls a month: 2,500 credits in all\./,
  );
});
