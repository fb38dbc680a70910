// A double click counts once. It adds one history entry, and dialogs stay open.
import type { Locator, Page } from '@playwright/test';
import { getCards, expect, test } from './test.ts';

const RESULTS = '/search/results?make=BMW&maxPrice=30000&fuelType=Diesel&postcode=EC1A1BB';

const getDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const getFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const countEntries = (page: Page) => page.evaluate(() => history.length);
const getCardLink = (page: Page) => getCards(page).first().getByRole('heading').getByRole('link');

const pressTwice = (locator: Locator) => locator.dblclick({ force: true });

async function openResults(page: Page): Promise<number> {
  await page.goto(RESULTS, { waitUntil: 'networkidle' });
  await expect(getCards(page).first()).toBeVisible();
  return countEntries(page);
}

for (const [width, height] of [
  [1280, 720],
  [360, 740],
] as const)
  test.describe(`at ${width} px`, { tag: '@full' }, () => {
    test.use({ viewport: { width, height } });

    const presses: Record<string, [press: (page: Page) => Locator, address: RegExp]> = {
      'a card': [getCardLink, /&car=/],
      'a tag': [(page) => page.getByRole('button', { name: 'Remove BMW' }), /results\?postcode=EC1A1BB&maxPrice=30000/],
      'Clear all': [(page) => page.getByRole('button', { name: 'Clear all' }), /results\?postcode=EC1A1BB$/],
      'a page': [(page) => page.getByRole('navigation').getByRole('link', { name: /^(Page )?2$/ }), /&page=2$/],
    };
    for (const [what, [locate, address]] of Object.entries(presses))
      test(`adds one history entry for a double press on ${what}`, async ({ page }) => {
        const entriesBefore = await openResults(page);
        await pressTwice(locate(page));
        await expect(page).toHaveURL(address);
        await page.goBack();
        await expect(page).toHaveURL(RESULTS);
        expect(await countEntries(page)).toBe(entriesBefore + 1);
      });

    test('searches once for a double press on Apply and opens no card', async ({ page }) => {
      const entriesBefore = await openResults(page);
      await getFilters(page).click();
      const panel = getDialog(page, 'Filter Cars');
      await panel.getByRole('textbox', { name: 'Maximum price' }).fill('20000');
      await pressTwice(panel.getByRole('button', { name: /^(Apply|Show [\d,]+ cars?)$/ }));
      await expect(page).toHaveURL(/maxPrice=20000&fuelType=Diesel$/);
      await expect(panel).toHaveCount(0);
      expect(await countEntries(page)).toBe(entriesBefore + 1);
    });

    test('applies the form once while Enter is held and does not reopen the form', async ({ page }) => {
      const entriesBefore = await openResults(page);
      await getFilters(page).click();
      const panel = getDialog(page, 'Filter Cars');
      await panel.getByRole('textbox', { name: 'Maximum price' }).fill('20000');
      // Repeated keydown events without keyup, as a held key sends them.
      for (let times = 0; times < 12; times++) await page.keyboard.down('Enter');
      await expect(getFilters(page)).toBeFocused();
      for (let times = 0; times < 12; times++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect(panel).toHaveCount(0);
      await expect(page).toHaveURL(/maxPrice=20000/);
      expect(await countEntries(page)).toBe(entriesBefore + 1);
    });

    test('opens the sign-in dialog for a double press and follows none of its links', async ({ page }) => {
      await openResults(page);
      const favouriteButton = getCards(page)
        .first()
        .getByRole('button', { name: /^Favourite/ });
      const signInDialog = getDialog(page, 'Sign In Required');
      // The first click loads the dialog's code.
      await favouriteButton.click();
      await expect(signInDialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(signInDialog).toHaveCount(0);
      await pressTwice(favouriteButton);
      await expect(signInDialog).toBeVisible();
      expect(page.context().pages()).toHaveLength(1);
    });
  });
