// The page shows the search in its URL, regardless of the order of responses.
import type { Page } from '@playwright/test';
import { getCards, expect, createGate, type Gate, waitInPage, test } from './test.ts';

const SEARCH_ENDPOINT = '**/dealer/search/cars';
const BMW_PATH = '/search/results?make=BMW&postcode=EC1A1BB';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getSortMenu = (page: Page) => page.getByRole('combobox', { name: 'Sort' });
const countEntries = (page: Page) => page.evaluate(() => history.length);

/** Responds with a car named after the requested sort order. Gated orders wait until their gate opens. */
async function answerBySort(page: Page, gates: Record<string, Gate> = {}) {
  await page.route(SEARCH_ENDPOINT, async (route) => {
    const { url } = route.request().postDataJSON() as { url: string };
    const order = new URL(url).searchParams.get('sort') ?? '';
    await gates[order]?.opened;
    // The page may have cancelled the request.
    await route.fulfill({ json: { results: [{ Name: `Ford ${order}` }], total_items: 40 } }).catch(() => undefined);
  });
}

test(
  'adds one history entry per change and moves back and forward through them',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/search');
    await page.goto(`${BMW_PATH}&maxPrice=30000`);
    await expect(getCards(page).first()).toBeVisible();
    const entriesBefore = await countEntries(page);
    const addresses: string[] = [page.url()];
    const changes = [
      () => getSortMenu(page).selectOption('price-asc'),
      () => page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true }).click(),
      () => getCards(page).first().getByRole('heading').getByRole('link').click(),
    ];
    for (const change of changes) {
      await change();
      await expect(page).not.toHaveURL(addresses.at(-1) ?? '');
      if (!page.url().includes('car=')) await expect(getCards(page).first()).toBeVisible();
      addresses.push(page.url());
    }
    expect(await countEntries(page)).toBe(entriesBefore + changes.length);

    for (const address of addresses.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
    await expect(getSortMenu(page)).toHaveValue('most-recent');
    for (const address of addresses.slice(1)) {
      await page.goForward();
      await expect(page).toHaveURL(address);
    }
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('opens a new URL at the top and restores the position on reload and back', async ({ page }) => {
  const getScrollY = () => page.evaluate(() => window.scrollY);
  await page.goto(BMW_PATH);
  await expect(getCards(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goto('/search/results?make=Audi&postcode=EC1A1BB');
  await expect(getCards(page).first()).toContainText('Audi');
  await expect.poll(getScrollY).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await expect(getCards(page).first()).toContainText('Audi');
  await expect.poll(getScrollY).toBe(300);
  await page.goBack();
  await expect(getCards(page).first()).toContainText('BMW');
  await expect.poll(getScrollY).toBe(700);
});

test('keeps separate searches in two tabs', { tag: '@full' }, async ({ page, context }) => {
  await page.goto(BMW_PATH);
  const otherPage = await context.newPage();
  await otherPage.goto('/search/results?make=Audi&postcode=EC1A1BB');
  await expect(getCards(otherPage).first()).toContainText('Audi');
  await getSortMenu(otherPage).selectOption('price-asc');
  await expect(otherPage).toHaveURL(/sort=price-asc/);
  await expect(getCards(page).first()).toContainText('BMW');
  await page.reload();
  await expect(getCards(page).first()).toContainText('BMW');
  await expect(getSortMenu(page)).toHaveValue('most-recent');
});

test('shows the latest search when responses arrive out of order', { tag: '@full' }, async ({ page }) => {
  const gates = { 'price-asc': createGate(), 'price-desc': createGate() };
  await answerBySort(page, gates);
  await page.goto(BMW_PATH);
  await expect(getCards(page)).toContainText('most-recent');
  const cancelledRequest = page.waitForEvent(
    'requestfailed',
    (request) => request.postData()?.includes('price-asc') ?? false,
  );
  for (const order of ['price-asc', 'price-desc', 'mileage']) await getSortMenu(page).selectOption(order);
  await expect(getCards(page)).toContainText('Ford mileage');
  // A search that was not cancelled would take effect within this time.
  await cancelledRequest;
  for (const { open } of Object.values(gates)) open();
  await waitInPage(page, 300);
  await expect(getCards(page)).toHaveCount(1);
  await expect(getCards(page)).toContainText('Ford mileage');
});

test('shows and logs no error for a cancelled search', { tag: '@full' }, async ({ page }) => {
  const unansweredGate = createGate();
  await answerBySort(page, { 'price-asc': unansweredGate });
  await page.goto(BMW_PATH);
  await expect(getCards(page)).toContainText('most-recent');
  await getSortMenu(page).selectOption('price-asc');
  await expect(page).toHaveURL(/price-asc/);
  await page.goBack();
  await expect(getCards(page)).toContainText('most-recent');
  await expect(page.getByRole('region', { name: 'Cars', exact: true })).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test(
  'dims the old cars and shows a spinner after 200 ms without a layout shift',
  { tag: '@full' },
  async ({ page }) => {
    const answerGate = createGate();
    await answerBySort(page, { 'price-asc': answerGate });
    await page.goto(BMW_PATH);
    await expect(getCards(page)).toContainText('most-recent');
    await page.evaluate(() => {
      const times = { changedAt: 0, spinner: 0, dimmed: 0 };
      addEventListener('change', () => (times.changedAt = performance.now()), { capture: true });
      const readPage = () => {
        const now = performance.now();
        const isSpinnerVisible = document
          .getAnimations()
          .some(
            ({ effect }) =>
              effect instanceof KeyframeEffect &&
              effect.getTiming().iterations === Infinity &&
              effect.target?.checkVisibility({ opacityProperty: true }),
          );
        const busyMain = document.querySelector('main [aria-busy="true"]:has(article)');
        if (times.changedAt && !times.spinner && isSpinnerVisible) times.spinner = now;
        if (times.changedAt && !times.dimmed && busyMain && getComputedStyle(busyMain).opacity !== '1')
          times.dimmed = now;
        requestAnimationFrame(readPage);
      };
      readPage();
      Object.assign(window, { times });
    });
    const getTimes = () =>
      page.evaluate(() => {
        const { times } = window as unknown as { times: { changedAt: number; spinner: number; dimmed: number } };
        return {
          spinner: times.spinner && times.spinner - times.changedAt,
          dimmed: times.dimmed && times.dimmed - times.changedAt,
        };
      });

    await getSortMenu(page).selectOption('price-asc');
    await expect
      .poll(async () => Object.values(await getTimes()).every(Boolean), 'the spinner and the dimming appear')
      .toBe(true);
    answerGate.open();
    await expect(getCards(page)).toContainText('Ford price-asc');
    const { spinner, dimmed } = await getTimes();
    expect(spinner).toBeGreaterThanOrEqual(200);
    expect(dimmed).toBeGreaterThanOrEqual(200);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
  },
);

test('shows the count and page in the title, heading and status', async ({ page }) => {
  await page.route(SEARCH_ENDPOINT, (route) => {
    const { url } = route.request().postDataJSON() as { url: string };
    const isAudi = url.includes('make=Audi');
    return route.fulfill({ json: { results: [{ Name: 'Ford' }], total_items: isAudi ? 1 : 1234 } });
  });
  await page.goto('/search/results?make=BMW,Audi&postcode=EC1A1BB');
  await page.goto(BMW_PATH);
  const status = page.getByRole('status').filter({ hasText: /cars?/ });
  await expect(getHeading(page)).toHaveText('1,234 cars page 1 of 124');
  await expect(page).toHaveTitle('1,234 cars, page 1 of 124 | ADS');
  await expect(status).toHaveText('1,234 cars, page 1 of 124');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveTitle('1,234 cars, page 2 of 124 | ADS');
  await expect(status).toHaveText('1,234 cars, page 2 of 124');
  await expect(getHeading(page)).toBeFocused();
});

test('searches for a sentence that was sent before hydration', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/search', '/search/results']) {
    await page.goto(`${path}?q=BMW+X5+under+%C2%A330k`);
    await expect(page).toHaveURL(/make=BMW&model=X5.*maxPrice=30000.*original_query=BMW\+X5/);
    expect(new URL(page.url()).searchParams.has('q')).toBe(false);
    await expect(getCards(page).first()).toContainText('BMW X5');
  }
  await page.goto('/?q=BMW+X5+under+%C2%A330k');
  await expect(page.getByRole('log').getByRole('listitem').first()).toHaveText('You: BMW X5 under £30k');
  await expect(page).toHaveURL(/\/$/);
});
