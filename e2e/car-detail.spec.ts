// A car's dialog: its URL, its content, and the controls that need an account.
import type { Locator, Page } from '@playwright/test';
import { getCards, expect, createGate, test } from './test.ts';

const SEARCH_ENDPOINT = '**/dealer/search/cars';
const RESULTS_PATH = '/search/results?make=BMW&postcode=EC1A1BB';
const SIGN_IN_MESSAGE = 'Please sign in to view car details and access premium features.';
const APP_URL = 'https://app.example.com';

const getDialog = (page: Page, name: string | RegExp = /./) => page.getByRole('dialog', { name });
const getSignIn = (page: Page) => getDialog(page, 'Sign In Required');
const getLink = (card: Locator) => card.getByRole('heading').getByRole('link');
const answer = (page: Page, ...results: object[]) =>
  page.route(SEARCH_ENDPOINT, (route) => route.fulfill({ json: { results, total_items: results.length } }));

const completeCar = {
  Id: 'x3',
  Name: 'BMW X3',
  Desc: 'xDrive20d M Sport Step Auto\n\nOne owner from new.\nAlways garaged.',
  Image: '/cars/suv-black-side.svg',
  Images: ['/cars/suv-black-side.svg', '/cars/suv-black-front.svg', '/cars/suv-black-rear.svg'],
  Link: 'https://listings.example.com/x3',
  Price: '£24,995',
  Year: '2020',
  Reg: 'KV20 IOA',
  Details: ['2020 (20 plate)', '41,200 miles'],
  Fuel: 'Diesel',
  Transmission: 'Automatic',
  Doors: 5,
  SellerType: 'private',
  EstimatedValue: 26_850,
  EstimateRange: { low: 25_000, high: 29_000 },
  FutureValue: { oneYear: 23_100, threeYears: 18_200, fiveYears: 14_050 },
};

async function openCar(page: Page, results: object[] = [completeCar], path = `${RESULTS_PATH}&car=x3`) {
  await answer(page, ...results);
  await page.goto(path);
  await expect(getDialog(page)).toBeVisible();
}

test('opens the dialog of a card and removes the car from the URL on close', async ({ page }) => {
  await page.goto(RESULTS_PATH);
  const firstLink = getLink(getCards(page).first());
  const name = (await firstLink.textContent()) ?? '';
  const searchUrls: string[] = [];
  page.on('request', (request) => void (request.url().includes('/dealer/') && searchUrls.push(request.url())));
  await firstLink.click();
  await expect(getDialog(page, name)).toBeVisible();
  await expect(page).toHaveURL(/[?&]car=/);
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/car=/);
  await expect(firstLink).toBeFocused();
  // Opening or closing a car does not start another search.
  expect(searchUrls).toEqual([]);
});

test('closes the dialog on back, opens it on forward and keeps it on reload', async ({ page }) => {
  await page.goto('/search');
  await page.goto(RESULTS_PATH);
  const firstLink = getLink(getCards(page).first());
  const name = (await firstLink.textContent()) ?? '';
  await firstLink.click();
  await expect(getDialog(page, name)).toBeVisible();
  await page.goBack();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(firstLink).toBeFocused();
  await page.goForward();
  await expect(getDialog(page, name)).toBeVisible();
  await page.reload();
  await expect(getDialog(page, name)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  // The history contains the results once.
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
});

test('closes only the dialog when Close is pressed twice', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search');
  await page.goto(RESULTS_PATH);
  await getLink(getCards(page).first()).click();
  await getDialog(page).getByRole('button', { name: 'Close' }).dblclick();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/search\/results\?make=BMW/);
  await expect(getCards(page).first()).toBeVisible();
});

test('opens the car of a shared link and shows the list when the dialog closes', async ({ page }) => {
  await openCar(page);
  await expect(getDialog(page, 'BMW X3')).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/make=BMW&postcode=EC1A1BB$/);
  await expect(getCards(page)).toHaveCount(1);
});

test('reports a missing car and offers the list', async ({ page }) => {
  await page.goto(`${RESULTS_PATH}&car=no-such-car`);
  await expect(getDialog(page, 'Car not found')).toContainText('may have been sold, taken off sale');
  await getDialog(page).getByRole('button', { name: 'Back to the results' }).click();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/car=/);
  await expect(getCards(page)).toHaveCount(10);
});

test('finds a car that has moved to another page of the results', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${RESULTS_PATH}&page=4`);
  const car = getLink(getCards(page).first());
  const name = (await car.textContent()) ?? '';
  const href = (await car.getAttribute('href')) ?? '';
  await page.goto(href.replace('page=4&', 'page=2&'));
  await expect(getDialog(page, name)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('page 2 of');
});

test('reports a missing car if the URL has no search', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search/results?car=x3');
  await expect(getDialog(page, 'Car not found')).toContainText('has a car in it but no search');
  await getDialog(page).getByRole('button', { name: 'Back to the search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which car are you looking for?');
});

test('reports a failed search and opens the car after a retry', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/status of 500/);
  watch.expectConsole(/The search failed/);
  await page.route(SEARCH_ENDPOINT, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${RESULTS_PATH}&car=x3`);
  await expect(page.getByRole('alert').filter({ hasText: 'API request failed: 500' })).toBeVisible();
  await expect(getDialog(page)).toHaveCount(0);
  await page.unroute(SEARCH_ENDPOINT);
  await answer(page, completeCar);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(getDialog(page, 'BMW X3')).toBeVisible();
});

test('shows a skeleton while the car loads', { tag: '@full' }, async ({ page }) => {
  const responseGate = createGate();
  await page.route(SEARCH_ENDPOINT, async (route) => {
    await responseGate.opened;
    await route.fulfill({ json: { results: [completeCar], total_items: 1 } });
  });
  await page.goto(`${RESULTS_PATH}&car=x3`);
  await expect(getDialog(page, 'Loading car details')).toBeVisible();
  responseGate.open();
  await expect(getDialog(page, 'BMW X3')).toBeVisible();
});

test('shows the car’s facts, link, price analysis, future value and ULEZ compliance', async ({ page }) => {
  await openCar(page);
  const box = getDialog(page, 'BMW X3');
  await expect(box).toContainText('xDrive20d M Sport Step Auto');
  await expect(box.getByText('One owner from new.\nAlways garaged.', { exact: true })).toBeVisible();
  const listing = box.getByRole('link', { name: /View Original Listing/ });
  await expect(listing).toHaveAttribute('href', completeCar.Link);
  await expect(listing).toHaveAttribute('target', '_blank');
  await expect(listing).toHaveAttribute('rel', /noopener/);

  for (const [label, value] of [
    ['Fuel', 'Diesel'],
    ['Gearbox', 'Automatic'],
    ['Doors', '5'],
    ['Seller', 'Private seller'],
  ] as const)
    await expect(box.locator('dl > div', { hasText: label }).filter({ hasText: value }).first()).toBeVisible();

  const analysis = box.getByRole('group', { name: 'Price Analysis' });
  for (const [label, value] of [
    ['Listed Price', '£24,995'],
    ['Estimated Value', '£26,850'],
    ['Likely range', '£25,000 to £29,000'],
    ['1 Year', '£23,100'],
    ['3 Years', '£18,200'],
    ['5 Years', '£14,050'],
  ] as const)
    await expect(analysis.locator('dl > div', { hasText: label }).filter({ hasText: value })).toHaveCount(1);
  await expect(analysis.getByText('Good price', { exact: true })).toBeVisible();
  await expect(analysis).toContainText(
    'About two thirds of similar cars are advertised within the likely range. This price is',
  );
  await expect(analysis.getByRole('heading', { name: 'Future Value Prediction' })).toBeVisible();

  const ulez = box.getByRole('region', { name: 'London ULEZ' });
  await expect(ulez).toContainText('Likely compliant');
  await expect(ulez).toContainText('Diesel cars first registered in September 2015');

  const specifications = box.getByRole('region', { name: 'Specifications' });
  await expect(specifications).toContainText('Sign in to view full details.');
});

test('explains the estimate and links to similar cars with one extra request', async ({ page }) => {
  const requestedLimits: number[] = [];
  const createYearAndMiles = (count: number) => [`2020 (20 plate)`, `${count} miles`];
  const others = [1, 2, 3, 4, 5, 6].map((index) => ({
    ...completeCar,
    Id: `other-${index}`,
    Price: `£${24_000 + index * 400}`,
    Details: createYearAndMiles(46_000 - index * 1000),
  }));
  await page.route(SEARCH_ENDPOINT, (route) => {
    const { limit } = route.request().postDataJSON() as { limit: number };
    requestedLimits.push(limit);
    const results = limit > 10 ? [completeCar, ...others] : [completeCar];
    return route.fulfill({ json: { results, total_items: results.length } });
  });
  await page.goto(RESULTS_PATH);
  await getLink(getCards(page).first()).click();
  const box = getDialog(page, 'BMW X3');
  await expect(box).toBeVisible();
  expect(requestedLimits.filter((limit) => limit > 10)).toEqual([]);
  await box.getByRole('button', { name: 'How we got there' }).click();
  const section = box.getByRole('region', { name: 'How we got there' });
  await expect(section.getByText('The working counts mileage and age separately')).toBeVisible();
  await expect(section).toContainText('From 6 similar cars: £24,400 to £26,400');
  // The lines add up to the estimate and the difference.
  const amounts = (await section.locator('dl > div dd').allTextContents()).map((text) =>
    Number(text.replace('\u2212', '-').replaceAll(/[^\d-]/g, '')),
  );
  const [estimate, price, difference] = amounts.slice(-3) as [number, number, number];
  expect(amounts.slice(0, -3).reduce((sum, amount) => sum + amount, 0)).toBe(estimate);
  expect([estimate, price, difference]).toEqual([26_850, 24_995, -1855]);
  await expect(section.getByRole('option', { name: 'This car, BMW X3, £24,995, 41,200 miles' })).toBeAttached();
  await expect(section).toContainText('Below the estimate is a good price; less than 15% above it is fair');
  await expect(section.getByRole('link', { name: 'How we value cars' })).toHaveAttribute('href', '/how-we-value');

  const similarCars = box.getByRole('region', { name: 'Similar cars' });
  await expect(similarCars.getByRole('link')).toHaveCount(6);
  await similarCars.getByRole('link').first().focus();
  await expect(similarCars.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  await similarCars.getByRole('link').first().click();
  await expect(page).toHaveURL(/car=other-/);
  await expect(box.locator('[data-part="Price"]')).not.toHaveText('£24,995');
  await page.goBack();
  await expect(box.locator('[data-part="Price"]')).toHaveText('£24,995');
  await page.goForward();
  await expect(page).toHaveURL(/car=other-/);
  await expect(box.locator('[data-part="Price"]')).not.toHaveText('£24,995');
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(RESULTS_PATH);
  // Cars of one model and year share one request.
  expect(requestedLimits.filter((limit) => limit > 10)).toHaveLength(1);
});

test(
  'says that there are too few similar cars, without a chart or links to them',
  { tag: '@full' },
  async ({ page }) => {
    await page.route(SEARCH_ENDPOINT, (route) => {
      const { limit } = route.request().postDataJSON() as { limit: number };
      const others = [1, 2].map((at) => ({ ...completeCar, Id: `other-${at}`, Price: `£${24_000 + at * 400}` }));
      const results = limit > 10 ? [completeCar, ...others] : [completeCar];
      return route.fulfill({ json: { results, total_items: results.length } });
    });
    await page.goto(`${RESULTS_PATH}&car=x3`);
    const box = getDialog(page, 'BMW X3');
    await box.getByRole('button', { name: 'How we got there' }).click();
    const section = box.getByRole('region', { name: 'How we got there' });
    await expect(section).toContainText('We found only 2 similar cars with a price and a mileage. We need 5');
    await expect(section.getByRole('link', { name: 'How we value cars' })).toBeVisible();
    await expect(section.getByRole('figure')).toHaveCount(0);
    await expect(box.getByRole('region', { name: 'Similar cars' })).toHaveCount(0);
  },
);

test('cancels the request for similar cars when the dialog closes', async ({ page }) => {
  const requestGate = createGate();
  await page.route(SEARCH_ENDPOINT, async (route) => {
    const { limit } = route.request().postDataJSON() as { limit: number };
    if (limit > 10) return requestGate.open();
    return route.fulfill({ json: { results: [completeCar], total_items: 1 } });
  });
  await page.goto(`${RESULTS_PATH}&car=x3`);
  const box = getDialog(page, 'BMW X3');
  await box.getByRole('button', { name: 'How we got there' }).click();
  await requestGate.opened;
  const cancelledRequest = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/dealer/search/cars'),
  );
  await page.keyboard.press('Escape');
  expect((await cancelledRequest).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(box).toHaveCount(0);
});

test('goes to the next and previous car across pages of results', async ({ page }) => {
  await page.goto(RESULTS_PATH);
  const lastLink = getLink(getCards(page).last());
  const name = (await lastLink.textContent()) ?? '';
  await lastLink.click();
  const box = getDialog(page, name);
  await expect(box.getByText(/^10 of /)).toBeVisible();
  await box.getByRole('button', { name: 'Next car' }).click();
  await expect(getDialog(page).getByText(/^11 of /)).toBeVisible();
  await expect(page).toHaveURL(/[?&]page=2&.*car=|[?&]car=.*&page=2/);
  await getDialog(page).getByRole('button', { name: 'Previous car' }).click();
  await expect(getDialog(page, name).getByText(/^10 of /)).toBeVisible();
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(RESULTS_PATH);
});

test(
  'keeps the car and shows a toast if the next page of cars fails to load',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectConsole(/Failed to load resource/);
    watch.expectConsole(/A page of cars could not be loaded/);
    watch.expectConsole(/The search failed/);
    await page.goto(RESULTS_PATH);
    await getLink(getCards(page).last()).click();
    await expect(getDialog(page).getByText(/^10 of /)).toBeVisible();
    await page.route(SEARCH_ENDPOINT, (route) => route.abort());
    await getDialog(page).getByRole('button', { name: 'Next car' }).click();
    await expect(page.getByText('We couldn’t load that car')).toBeVisible();
    await expect(getDialog(page).getByText(/^10 of /)).toBeVisible();
  },
);

test('opens the device’s share sheet with the car’s link', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => Promise.resolve(document.body.setAttribute('data-shared', JSON.stringify(data)));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await openCar(page);
  await getDialog(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: 'BMW X3', url: page.url() }),
  );
  expect(page.url()).toContain('car=x3');
  await expect(page.getByText('Link copied')).toHaveCount(0);
});

test('copies the car’s link if the device cannot share', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openCar(page);
  await getDialog(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('car')).toBe('x3');
  await page.goto(link.href);
  await expect(getDialog(page, 'BMW X3')).toBeVisible();
});

test('shows the advert’s history and links to the car’s MOT history', { tag: '@full' }, async ({ page }) => {
  const history = [
    { date: '2026-01-10T09:00:00Z', price: 27_500 },
    { date: '2026-02-01T09:00:00Z', price: 24_995 },
  ];
  const car = { ...completeCar, Reg: 'AB20 CDE', ListedAt: '2026-01-10T09:00:00Z', PriceHistory: history };
  await openCar(page, [car]);
  const box = getDialog(page, 'BMW X3');
  const advert = box.getByRole('region', { name: 'Advert history' });
  await expect(advert).toContainText(/First advertised .*, on 10 January 2026\./);
  await advert.scrollIntoViewIfNeeded();
  await expect(advert.getByText(/£27,500/).first()).toBeVisible();
  await expect(box.getByRole('link', { name: /^Check its MOT history on GOV.UK/ })).toHaveAttribute(
    'href',
    'https://www.check-mot.service.gov.uk/results?registration=AB20CDE',
  );
});

test('links to the MOT service without the registration if it is not standard', { tag: '@full' }, async ({ page }) => {
  await openCar(page, [{ ...completeCar, Reg: 'NC68 IAF' }]);
  const section = getDialog(page, 'BMW X3').getByRole('region', { name: 'MOT history' });
  await expect(section).toContainText('NC68 IAF isn’t a standard number plate');
  await expect(section.getByRole('link', { name: /^Check a number plate on GOV.UK/ })).toHaveAttribute(
    'href',
    'https://www.check-mot.service.gov.uk/',
  );
});

test('makes no claims about data that a car lacks', { tag: '@full' }, async ({ page }) => {
  await openCar(page, [{ Id: 'x3', Name: 'Austin' }]);
  const box = getDialog(page, 'Austin');
  await expect(box.getByText('No picture supplied')).toBeVisible();
  await expect(box.getByText('No mileage data')).toBeVisible();
  await expect(box.getByText('No price given').first()).toBeVisible();
  await expect(box.getByRole('link')).toHaveCount(0);
  await expect(box.getByRole('button', { name: 'Add to Call List' })).toHaveCount(0);
  for (const absentText of ['Future Value', 'Likely range', 'ULEZ', 'NaN', 'undefined', 'null'])
    await expect(box).not.toContainText(absentText);
});

test('browses pictures with previous and next buttons and tabs', { tag: '@full' }, async ({ page }) => {
  await openCar(page);
  const pictures = getDialog(page).getByRole('group', { name: 'Pictures of the BMW X3' });
  await pictures.getByRole('button', { name: 'Next picture' }).click();
  await expect(pictures.getByRole('tabpanel', { name: /^Picture 2 of 3/ })).toBeVisible();
  await pictures.getByRole('button', { name: 'Previous picture' }).click();
  await pictures.getByRole('button', { name: 'Previous picture' }).click();
  await expect(pictures.getByRole('tabpanel', { name: /^Picture 3 of 3/ })).toBeVisible();
  await pictures.getByRole('tab', { name: /^Picture 1 of 3/ }).click();
  await expect(pictures.getByRole('tabpanel', { name: /^Picture 1 of 3/ })).toBeVisible();
});

test('shows ‘No picture supplied’ if the photo fails to load', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/status of 404/);
  await page.route('**/cars/*.svg', (route) => route.fulfill({ status: 404, body: '' }));
  await openCar(page);
  await expect(getDialog(page).getByText('No picture supplied').first()).toBeVisible();
  await expect(getDialog(page).getByRole('img', { name: 'BMW X3' })).toHaveCount(0);
});

for (const [button, car, isFullOnly] of [
  ['Check Value', { ...completeCar, EstimatedValue: undefined }, false],
  ['Add to Call List', completeCar, true],
  ['Show more info', completeCar, true],
] as const)
  test(
    `opens the sign-in dialog from ‘${button}’ and restores focus on close`,
    { tag: isFullOnly ? '@full' : [] },
    async ({ page }) => {
      await openCar(page, [car]);
      const gatedButton = getDialog(page, 'BMW X3').getByRole('button', { name: button });
      await gatedButton.click();
      await expect(getSignIn(page)).toContainText(SIGN_IN_MESSAGE);
      for (const name of ['Sign in', 'Create Account']) {
        const appLink = getSignIn(page).getByRole('link', { name: new RegExp(`^${name}`) });
        await expect(appLink).toHaveAttribute('href', new RegExp(`^${APP_URL}/\\?intent=\\w+&car=x3$`));
        await expect(appLink).toHaveAttribute('target', '_blank');
      }
      await page.keyboard.press('Escape');
      await expect(getSignIn(page)).toHaveCount(0);
      await expect(gatedButton).toBeFocused();
      await expect(gatedButton).toHaveText(button);
      await page.keyboard.press('Escape');
      await expect(getDialog(page)).toHaveCount(0);
    },
  );

test(
  'restores focus to the card after the next car and after the sign-in dialog',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(RESULTS_PATH);
    const link = getLink(getCards(page).first());
    await link.click();
    await getDialog(page).getByRole('button', { name: 'Next car' }).click();
    await expect(getDialog(page).getByRole('button', { name: 'Previous car' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await getDialog(page).getByRole('button', { name: 'Add to Call List' }).click();
    await expect(getSignIn(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getSignIn(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  },
);

test('opens the sign-in dialog from every gated button of a card', async ({ page }) => {
  await answer(page, { ...completeCar, EstimatedValue: undefined });
  await page.goto(RESULTS_PATH);
  for (const name of [/^Check Valuation/, /^Favourite/, /^Add to list/]) {
    const button = getCards(page).first().getByRole('button', { name });
    await button.click();
    await expect(getSignIn(page)).toContainText(SIGN_IN_MESSAGE);
    // The external app receives the car and the intent.
    await expect(getSignIn(page).getByRole('link', { name: /^Sign in/ })).toHaveAttribute(
      'href',
      /\?intent=\w+&car=x3$/,
    );
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
  await expect(page).not.toHaveURL(/car=/);
});

test('closes the sign-in dialog together with its car on back', { tag: '@full' }, async ({ page }) => {
  await answer(page, completeCar);
  await page.goto(RESULTS_PATH);
  await getLink(getCards(page).first()).click();
  await getDialog(page, 'BMW X3').getByRole('button', { name: 'Show more info' }).click();
  await expect(getSignIn(page)).toBeVisible();
  await page.goBack();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(getLink(getCards(page).first())).toBeFocused();
});

test('renders HTML in adverts as text and drops links that are not http(s)', { tag: '@full' }, async ({ page }) => {
  await openCar(page, [
    {
      ...completeCar,
      Name: 'BMW <img src=x onerror=alert(1)>',
      Desc: `<b>Bold</b> & <script>alert(1)</script>\n\n${'very long word '.repeat(500)}${'x'.repeat(900)}`,
      Link: 'javascript:alert(1)',
      Images: ['javascript:alert(1)', '//evil.example/x.png', 'data:text/html,x'],
      Image: undefined,
    },
  ]);
  const box = getDialog(page, 'BMW <img src=x onerror=alert(1)>');
  await expect(box).toContainText('<b>Bold</b> & <script>alert(1)</script>');
  await expect(box.getByRole('link')).toHaveCount(0);
  await expect(box.getByText('No picture supplied')).toBeVisible();
  await box.getByRole('button', { name: 'Read more' }).click();
  await expect(box.getByRole('button', { name: 'Read less' })).toBeFocused();
  const width = await box.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(width[0]).toBe(width[1]);
});

test('shows the dialog as a drawer on phones and closes it on a press above it', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCar(page);
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await getDialog(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x, width, y + height];
    })
    .toEqual([0, 360, 740]);
  await expect(getDialog(page).getByRole('tab')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.mouse.click(180, 12);
  await expect(getDialog(page)).toHaveCount(0);
});

test('loads the dialog’s code when a card is hovered, not before', { tag: '@full' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto(RESULTS_PATH, { waitUntil: 'networkidle' });
  const scriptCountBefore = scripts.length;
  await getCards(page).first().hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(scriptCountBefore);
  await page.waitForTimeout(500);
  // The dialog opens even if no further script loads. Its lower parts load when they come into view.
  await page.route('**/*.js', () => {});
  await getLink(getCards(page).first()).click();
  await expect(getDialog(page)).toBeVisible();
});

test('reloads the page to open a dialog that failed to load', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED/);
  watch.expectConsole(/Could not load the code/);
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load the car’s details' });
  await page.goto(RESULTS_PATH, { waitUntil: 'networkidle' });
  await page.route('**', (route) => route.abort());
  await getLink(getCards(page).first()).click();
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible();
  await page.unroute('**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(getDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(RESULTS_PATH);
});

test.describe('recently viewed', () => {
  const getRecent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
  const RECENT_STORAGE_KEY = 'recent-cars';

  async function viewCar(page: Page, index: number): Promise<string> {
    const car = getLink(getCards(page).nth(index));
    const name = (await car.textContent()) ?? '';
    await car.click();
    await expect(getDialog(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toHaveCount(0);
    return name;
  }

  test('lists opened cars newest first and links to their results', { tag: '@full' }, async ({ page }) => {
    await page.goto(`${RESULTS_PATH}&sort=price-asc`);
    await expect(getRecent(page)).toHaveCount(0);
    const names = [await viewCar(page, 0), await viewCar(page, 3)];
    await viewCar(page, 0);
    await expect(getRecent(page).getByRole('listitem')).toHaveCount(2);
    await expect(getRecent(page)).toContainText('Stored on this device only');

    await page.goto('/search/results');
    await expect(getRecent(page).getByRole('link')).toHaveText(names);
    // The sections are rendered on load, so nothing shifts.
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
    await getRecent(page).getByRole('link').last().click();
    await expect(page).toHaveURL(/make=BMW&postcode=EC1A1BB&sort=price-asc&car=/);
    await expect(getDialog(page, names[1])).toBeVisible();
  });

  test('removes and restores recently viewed cars', { tag: '@full' }, async ({ page }) => {
    await page.goto(RESULTS_PATH);
    const name = await viewCar(page, 1);
    await getRecent(page).getByRole('button', { name: 'Forget these cars' }).click();
    await expect(getRecent(page).getByRole('status')).toHaveText('The car was removed.');
    expect(await page.evaluate((key) => localStorage.getItem(key), RECENT_STORAGE_KEY)).toBeNull();
    await expect(getRecent(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getRecent(page).getByRole('link')).toHaveText([name]);
    await expect(getRecent(page).getByRole('heading', { level: 2 })).toBeFocused();
    await getRecent(page).getByRole('button', { name: 'Forget these cars' }).click();
    await page.reload();
    await expect(getCards(page).first()).toBeVisible();
    await expect(getRecent(page)).toHaveCount(0);
  });

  test('follows changes in another tab', { tag: '@full' }, async ({ page, context }) => {
    await page.goto(RESULTS_PATH);
    const otherPage = await context.newPage();
    await otherPage.goto('/search/results');
    await expect(otherPage.getByRole('heading', { level: 1 })).toBeVisible();
    const name = await viewCar(page, 2);
    await expect(getRecent(otherPage).getByRole('link')).toHaveText([name]);
    await getRecent(otherPage).getByRole('button', { name: 'Forget these cars' }).click();
    await expect(getRecent(page)).toHaveCount(0);
  });

  for (const [what, stored] of [
    ['broken', '{"version":1,"cars":['],
    ['hostile', '{"version":1,"cars":"<img src=x onerror=alert(1)>"}'],
  ] as const)
    test(`ignores and logs ${what} stored data`, { tag: '@full' }, async ({ page, watch }) => {
      watch.expectConsole(/cannot be stored or read on this device/);
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [RECENT_STORAGE_KEY, stored] as const);
      const consoleLine = page.waitForEvent('console', (line) =>
        /cannot be stored or read on this device/.test(line.text()),
      );
      await page.goto('/search/results');
      await consoleLine;
      await expect(getRecent(page)).toHaveCount(0);
    });

  test('lists viewed cars even if storage rejects writes', { tag: '@full' }, async ({ page, watch }) => {
    watch.expectConsole(/cannot be stored or read on this device/);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(RESULTS_PATH);
    const name = await viewCar(page, 0);
    await expect(getRecent(page).getByRole('link')).toHaveText([name]);
  });
});
