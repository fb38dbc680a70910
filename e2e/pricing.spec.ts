import { expect, test } from './test.ts';

test('recommends a plan for the credits that a company needs', async ({ page }) => {
  await page.goto('/pricing');
  const panel = page.getByRole('region', { name: 'Credits' });
  const advice = panel.getByText(/^You need/);
  await expect(advice).toHaveText('You need 250 credits a month. That’s Starter, with 50 to spare.');
  await panel.scrollIntoViewIfNeeded();
  const sites = panel.getByRole('slider', { name: 'Sites' });
  await sites.focus();
  await page.keyboard.press('ArrowRight');
  await expect(advice).toHaveText('You need 500 credits a month. That’s Starter, with 200 more as top-ups.');
  await expect(panel).toContainText('£360 a month, excluding VAT');
  await page.keyboard.press('ArrowRight');
  await expect(advice).toHaveText('You need 750 credits a month. That’s Pro, with 50 more as top-ups.');
  await page.keyboard.press('End');
  await expect(advice).toHaveText('You need 2,500 credits a month. That’s Premium, with 1,000 more as top-ups.');
  await expect(panel).toContainText('ask us about Enterprise');
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});
