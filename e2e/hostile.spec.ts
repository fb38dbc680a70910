// Hostile input in URLs, listings and text fields.
import type { Page } from '@playwright/test';
import { getCards, expect, getSearchBox, test } from './test.ts';

const SEARCH = '**/dealer/search/cars';
const MARKUP = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

/** Each value could break texts or numbers in a different way. */
const hostileValues: Record<string, string> = {
  markup: MARKUP,
  'a script URL': 'javascript:alert(1)',
  'a very long number': '9'.repeat(400),
  'an absurd number': '1e999',
  'not a number': 'NaN',
  'a negative number': '-1',
  'a hexadecimal number': '0x1F',
  emoji: '🚗👩‍🔧'.repeat(40),
  'right-to-left text': '\u202Eسيارة حمراء\u202C',
  'invisible characters': '\u200B\u0000\uFEFF\u0007',
  'a lone surrogate': '\uD83D',
  'a property of every object': '__proto__',
  'a path': '../../../etc/passwd',
  'very many commas': ','.repeat(5000),
  '10,000 characters': 'x'.repeat(10_000),
};

/** One value of each kind. `npm run test:full` tests all values. */
const TESTED_KINDS = [
  'markup',
  'an absurd number',
  'not a number',
  'a negative number',
  'a lone surrogate',
  '10,000 characters',
];
const testedValues = Object.entries(hostileValues).filter(
  ([name]) => process.env['FULL'] || TESTED_KINDS.includes(name),
);

const parameters =
  'make model postcode distance minPrice maxPrice minYear maxYear minMileage maxMileage fuelType transmission bodyType ' +
  'doors color seats excludeWriteoff sellerType sort page car original_query';
const keys = parameters.split(' ');

async function expectSensiblePage(page: Page, description: string) {
  await expect(page.getByRole('heading', { level: 1 }), description).not.toHaveText('Searching…');
  const pageProblems = await page.evaluate(() => {
    // Ignores quoted text, because the page may quote an invalid value.
    const text = `${document.title} ${document.body.innerText}`.replaceAll(/‘[^’]*’/g, '');
    return {
      nonsense: /.{0,20}(\bNaN|undefined|\[object|Infinity|£-|-\d+ (miles|cars)).{0,20}/.exec(text)?.[0],
      links: [...document.querySelectorAll<HTMLAnchorElement>('main a[href], [role="dialog"] a[href]')]
        .filter((link) => !/^https?:$/.test(link.protocol))
        .map(String),
      injectedElements: document.querySelectorAll('img[onerror], main script').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect(pageProblems, description).toEqual({ nonsense: undefined, links: [], injectedElements: 0, overflow: 0 });
}

/** For example, a make may be called NaN. */
const isNamed = (value: string, key: string) =>
  value === 'not a number' && /make|model|Type|transmission|color|query/.test(key);

/** Navigates in the browser, because a server may reject such a long URL. */
const navigateTo = (page: Page, query: URLSearchParams) =>
  page.evaluate((search) => {
    history.pushState(null, '', `/search/results?${search}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, String(query));

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`The page opened the dialog ‘${dialog.message()}’.`);
  });
});

test('renders a valid page for hostile values for all parameters', async ({ page }) => {
  await page.goto('/search/results');
  await expectSensiblePage(page, 'without a parameter');
  for (const [name, value] of testedValues) {
    const query = new URLSearchParams(keys.map((key) => [key, isNamed(name, key) ? 'x' : value]));
    await navigateTo(page, query);
    await expectSensiblePage(page, `${name} in every parameter`);
    query.set('postcode', 'EC1A1BB');
    query.delete('car');
    await navigateTo(page, query);
    await expectSensiblePage(page, `${name} in every parameter but the place`);
  }
});

test('renders a valid page for hostile values requested from the server', { tag: '@full' }, async ({ page }) => {
  const query = new URLSearchParams(keys.map((key) => [key, MARKUP]));
  query.set('postcode', 'EC1A1BB');
  query.delete('car');
  await page.goto(`/search/results?${query}`);
  await expectSensiblePage(page, 'markup in every parameter');
  await expect(page.getByText(MARKUP).first()).toBeVisible();
  await page.goto(`/search/results?postcode=EC1A1BB&make=BMW&make=&make=BMW&%=%E0%A4%A&&=&page=2&page=NaN`);
  await expectSensiblePage(page, 'an address that cannot be decoded');
  await expect(page.getByRole('button', { name: 'Remove BMW' })).toHaveCount(1);
});

if (process.env['FULL'])
  for (const key of keys)
    test(`renders a valid page for hostile values for ${key}`, async ({ page }) => {
      test.slow();
      await page.goto('/search/results');
      for (const [name, value] of Object.entries(hostileValues)) {
        if (isNamed(name, key)) continue;
        const query = new URLSearchParams({ make: 'BMW', postcode: 'EC1A1BB', [key]: value });
        await navigateTo(page, query);
        if (key === 'car') await page.keyboard.press('Escape');
        await expectSensiblePage(page, `${name} in ${key}`);
      }
    });

const absurdListings = [
  { Name: MARKUP, Desc: MARKUP, Link: 'javascript:alert(1)', Image: 'javascript:alert(1)', Price: MARKUP, Id: MARKUP },
  {
    Name: 'Dear',
    Price: '£999999999999999999999',
    EstimatedValue: 1e300,
    Year: '99999',
    Details: ['', '9'.repeat(40)],
  },
  { Name: 'Cheap', Price: '-£5', EstimatedValue: -1, Year: '-1', Details: ['', '-3 miles'], DistanceMiles: -4 },
  { Name: 'Mixed', Price: { pounds: 5 }, Year: [], Details: { a: 1 }, Images: 'x', FutureValue: 7, EstimateRange: [] },
  {
    Name: 'Numbers',
    Price: 'NaN',
    EstimatedValue: 'NaN',
    Year: 'Infinity',
    DistanceMiles: 1e21,
    Details: [null, null],
  },
  { Name: '🚗'.repeat(300), Desc: '\u202E'.repeat(50) + 'سيارة', Price: '£9,000', EstimatedValue: 0.0001 },
  { Name: 'W'.repeat(2000), Desc: 'i'.repeat(2000), Price: '£1', EstimatedValue: 2, Reg: 'R'.repeat(500) },
  { Name: 'Same', Price: '£1' },
  { Name: 'Same', Price: '£1' },
  {
    Name: 'Future',
    Price: '£9,000',
    EstimatedValue: 9000,
    FutureValue: { oneYear: 'NaN', threeYears: -1, fiveYears: {} },
  },
];

test('renders listings with HTML, script URLs and absurd prices safely', async ({ page }) => {
  await page.route(SEARCH, (route) => route.fulfill({ json: { results: absurdListings, total_items: 1e15 } }));
  await page.goto('/search/results?make=BMW&postcode=EC1A1BB');
  await expect(getCards(page)).toHaveCount(absurdListings.length);
  await expectSensiblePage(page, 'the cards');
  await expect(getCards(page).first()).toContainText('<img src=x onerror=alert(1)>');
  for (let at = 0; at < absurdListings.length; at += process.env['FULL'] ? 1 : 3) {
    await getCards(page).nth(at).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSensiblePage(page, `the dialog of car ${at}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('shows only the valid rows of a showcase', { tag: '@full' }, async ({ page }) => {
  const row = {
    link: 'javascript:alert(1)',
    image_url: 'javascript:alert(1)',
    price: '£9,000',
    estimated_value: '£9,500',
  };
  await page.route('**/rest/v1/recent_cars*', (route) =>
    route.fulfill({
      json: [
        null,
        'car',
        { ...row, id: 1, name: MARKUP },
        { ...row, id: 2, name: 'Dear', price: '£9'.padEnd(400, '9'), year: 1e9, mileage: '-5 miles' },
        { ...row, id: 3, name: 'Negative', estimated_value: '-£5' },
        { ...row, id: 4, name: { first: 'x' } },
        { ...row, id: 5, name: 'W'.repeat(2000), year: null, mileage: {} },
      ],
    }),
  );
  await page.goto('/');
  await page.getByRole('heading', { name: 'Just valued' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Just valued' }).getByRole('article').first()).toContainText('onerror');
  await expectSensiblePage(page, 'the showcase');
});

test('renders a valid page for hostile text typed into the search box', { tag: '@full' }, async ({ page }) => {
  for (const name of ['markup', '10,000 characters', ...(process.env['FULL'] ? ['emoji', 'right-to-left text'] : [])]) {
    await page.goto('/search');
    await getSearchBox(page).fill(hostileValues[name] ?? '');
    await getSearchBox(page).press('Enter');
    await expect(page, name).toHaveURL(/\/search\/results\?/);
    await expectSensiblePage(page, name);
    // The URL keeps at most 300 characters of the text.
    const storedQuery = new URL(page.url()).searchParams.get('original_query') ?? '';
    expect((hostileValues[name] ?? '').startsWith(storedQuery), name).toBe(true);
    await expect(getSearchBox(page), name).toHaveValue(storedQuery);
  }
});

test('shows all messages in the chat as plain text', { tag: '@full' }, async ({ page }) => {
  await page.route('**/api/ai-conversation', (route) =>
    route.fulfill({ json: { response: `${MARKUP} [link](javascript:alert(1)) \u202E${'W'.repeat(3000)}` } }),
  );
  await page.goto('/');
  await getSearchBox(page).fill(`${MARKUP} ${'W'.repeat(3000)}`);
  await getSearchBox(page).press('Enter');
  const messages = page.getByRole('log', { name: 'Conversation' }).getByRole('listitem');
  await expect(messages).toHaveCount(2);
  for (const message of await messages.all()) await expect(message).toContainText('<img src=x onerror=alert(1)>');
  await expectSensiblePage(page, 'the chat');
});
