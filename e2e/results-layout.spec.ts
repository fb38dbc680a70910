import { getCards, expect, test } from './test.ts';

test('shows results as compact rows and remembers the layout', async ({ page }) => {
  await page.goto('/search/results?make=BMW&postcode=M202RN');
  const pictures = page.locator('[data-component="CarCard"] [data-component="CarImage"]');
  await expect(getCards(page)).toHaveCount(10);
  const { href } = new URL(page.url());
  await page.getByRole('radio', { name: 'List' }).click();
  const getSize = async () => {
    const box = await pictures.first().boundingBox();
    return [box?.width, box?.height].map((length) => Math.round(length ?? 0));
  };
  await expect.poll(getSize).toEqual([148, 92]);
  expect(page.url()).toBe(href);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(getCards(page)).toHaveCount(10);
  expect(await getSize()).toEqual([148, 92]);

  // A row opens its car like a card does.
  await getCards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 740 });
  const measureOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await measureOverflow()).toBe(0);
  await page.getByRole('radio', { name: 'Grid' }).click();
  expect(await measureOverflow()).toBe(0);
});
