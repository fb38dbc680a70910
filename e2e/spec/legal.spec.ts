// Privacy and terms without a policy host. consent.spec.ts tests both pages with one.
import { expect, test } from '../test.ts';

test('shows our own dated policies with a table of contents', async ({ page }) => {
  for (const [path, title, section] of [
    ['/privacy', 'Privacy Policy', 'What is kept in your browser'],
    ['/terms', 'Terms & Conditions', 'The search and its figures'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/^Last updated \d+ \w+ \d{4}$/)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const sections = page.getByRole('article').getByRole('heading', { level: 2 });
    expect(await contents.getByRole('link').allTextContents()).toEqual(await sections.allTextContents());
    await contents.getByRole('link', { name: section }).click();
    await expect(sections.filter({ hasText: section })).toBeInViewport();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
