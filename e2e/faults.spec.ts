// Tests each fault of each service on the screens that call the service. The page uses a fallback, or shows the message
// of docs/specification.md, section 8, and lets the user try again.
// `npm test` runs two cells, and `npm run test:full` runs all of them.
import type { Locator, Page } from '@playwright/test';
import { type Failure, FAULTS, holdTimeouts, TEN_MB } from './faults.ts';
import { getCards, expect, createGate, waitInPage, getSearchBox, test } from './test.ts';

/** A response that is valid but empty, wrong or much too long. */
interface UsableResponse {
  json: unknown;
  /** The log line for such a response, if the page logs one. */
  log?: RegExp;
  expectHandled: (page: Page) => Promise<unknown>;
}

interface Service {
  name: string;
  url: string;
  matchesRequest?: (body: { extractParams?: true; limit?: number } | undefined) => boolean;
  /** Opens the screen and waits for the request. */
  ask: (page: Page) => Promise<unknown>;
  log: (failure: Failure) => RegExp;
  /** Checks that the error message is shown, and that typed text is kept. */
  expectError: (page: Page, failure: Failure) => Promise<unknown>;
  retry: (page: Page, failure: Failure) => Promise<unknown>;
  /** Checks the loading state while the response is late. */
  expectLoading?: (page: Page) => Promise<unknown>;
  expectLoaded: (page: Page) => Promise<unknown>;
  answers: Partial<Record<'empty' | 'total' | 'price' | 'details' | 'huge', UsableResponse>>;
}

const getAlert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getMessages = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByRole('listitem');
const getComposer = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const getQuestion = (page: Page) => page.getByRole('group', { name: 'Is this all you want to find?' });
const getYesButton = (page: Page) => page.getByRole('button', { name: 'Yes, Search Now' });

const SENTENCE = 'BMW X5 under £30k';
const RESULTS_PATH = '/search/results?make=BMW&maxPrice=30000&postcode=EC1A1BB&original_query=BMW+under+30k';

async function type(page: Page, path: string) {
  await page.goto(path);
  await getSearchBox(page).fill(SENTENCE);
  await getSearchBox(page).press('Enter');
}

async function send(page: Page, words: string) {
  await getComposer(page).fill(words);
  await getComposer(page).press('Enter');
}

const conversation: Service = {
  name: 'the conversation',
  url: '**/api/ai-conversation',
  matchesRequest: (body) => body?.extractParams === undefined,
  ask: (page) => type(page, '/'),
  log: () => /Conversation API error/,
  expectError: async (page) => {
    await expect(getMessages(page)).toHaveText([`You: ${SENTENCE}`, /What kind of car are you looking for\?/]);
    await expect(page.getByRole('button', { name: 'Search without the assistant' })).toBeVisible();
  },
  retry: async (page) => {
    await send(page, 'a diesel');
    await expect(getQuestion(page)).toBeVisible();
    await expect(getMessages(page).first()).toHaveText(`You: ${SENTENCE}`);
  },
  expectLoading: async (page) => {
    await expect(page.getByRole('log').getByText('Thinking…')).toBeVisible();
    await getComposer(page).fill('half a thought');
  },
  expectLoaded: async (page) => {
    await expect(getQuestion(page)).toBeVisible();
    await expect(getComposer(page)).toHaveValue('half a thought');
  },
  answers: {
    empty: {
      json: { response: ' ' },
      log: /Conversation API error/,
      expectHandled: (page) => expect(getMessages(page).nth(1)).toContainText('What kind of car are you looking for?'),
    },
    huge: {
      json: { response: TEN_MB },
      expectHandled: async (page) => {
        await expect(getMessages(page)).toHaveCount(2);
        expect(((await getMessages(page).nth(1).textContent()) ?? '').length).toBeLessThan(2100);
        await expect(getComposer(page)).toBeEnabled();
      },
    },
  },
};

const hasAnswered = (failure: Failure) => failure !== 'timeout' && failure !== 'network';
const REPHRASING_ADVICE = "I couldn't extract the search criteria. Please try rephrasing your request.";

const extraction: Service = {
  name: 'the extraction in the chat',
  url: conversation.url,
  matchesRequest: (body) => body?.extractParams === true,
  ask: async (page) => {
    await type(page, '/');
    await getYesButton(page).click();
  },
  log: (failure) => (hasAnswered(failure) ? /Parameter extraction error/ : /The search from the conversation failed/),
  expectError: async (page, failure) => {
    const message = hasAnswered(failure)
      ? REPHRASING_ADVICE
      : 'Sorry, I had trouble processing that. Please try again.';
    await expect(getMessages(page).nth(3)).toContainText(message);
    await expect(getMessages(page).first()).toHaveText(`You: ${SENTENCE}`);
  },
  retry: async (page, failure) => {
    // After a lost connection the confirmation is shown again.
    if (hasAnswered(failure)) await send(page, 'a BMW X5');
    await getYesButton(page).click();
    await expect(page).toHaveURL(/make=BMW&model=X5.*maxPrice=30000/);
  },
  expectLoaded: (page) => expect(page).toHaveURL(/make=BMW&model=X5.*maxPrice=30000/),
  answers: {
    empty: {
      json: { searchParams: {} },
      expectHandled: (page) => expect(getMessages(page).nth(3)).toContainText(REPHRASING_ADVICE),
    },
    huge: {
      json: { searchParams: { make: TEN_MB, color: [TEN_MB] } },
      expectHandled: (page) => expect(getMessages(page).nth(3)).toContainText(REPHRASING_ADVICE),
    },
  },
};

const expectFiltersRead = async (page: Page) => {
  await expect(page).toHaveURL(/make=BMW&model=X5.*maxPrice=30000.*original_query=BMW\+X5/);
  await expect(getCards(page).first()).toContainText('BMW X5');
  await expect(getSearchBox(page)).toHaveValue(SENTENCE);
};

const preSearchExtraction: Service = {
  name: 'the extraction for the box on /search',
  url: conversation.url,
  ask: (page) => type(page, '/search'),
  log: () => /Falling back to the reader in the browser/,
  // No message is shown, because the reader in the browser parses the sentence.
  expectError: expectFiltersRead,
  retry: expectFiltersRead,
  expectLoaded: expectFiltersRead,
  answers: {
    huge: {
      json: { searchParams: { make: 'BMW', model: 'X5', max_price: 30_000, color: TEN_MB } },
      expectHandled: expectFiltersRead,
    },
  },
};

const SEARCH_ERRORS: Record<Failure, string> = {
  timeout: 'The search took too long to answer.',
  network: 'Could not reach the search service. Check your connection and try again.',
  401: 'API request failed: 401',
  429: 'API request failed: 429',
  500: 'API request failed: 500',
  unreadable: 'The search service sent an invalid response.',
};

const car = { Id: 'a', Name: 'BMW X5', Price: '£9,995', Year: '2018', Details: ['2018', '60,000 miles'] };
// With this many cars the page offers no relaxations.
const createResponse = (overrides: object) => ({ results: [{ ...car, ...overrides }], total_items: 4 });

const search: Service = {
  name: 'the search',
  url: '**/dealer/search/cars',
  matchesRequest: (body) => body?.limit !== 1,
  ask: (page) => page.goto(RESULTS_PATH),
  log: () => /The search failed/,
  expectError: async (page, failure) => {
    await expect(getAlert(page, SEARCH_ERRORS[failure])).toBeVisible();
    await expect(getHeading(page)).toHaveText('The search didn’t work');
    await expect(page.getByRole('button', { name: 'Remove BMW' })).toBeVisible();
    await expect(getSearchBox(page)).toHaveValue('BMW under 30k');
  },
  retry: async (page) => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(getCards(page).first()).toContainText('BMW');
    // The button is removed, and focus moves to the heading.
    await expect(getHeading(page)).toBeFocused();
    await expect(getSearchBox(page)).toHaveValue('BMW under 30k');
  },
  expectLoading: (page) => expect(getHeading(page)).toHaveText('Searching…'),
  expectLoaded: (page) => expect(getCards(page).first()).toContainText('BMW'),
  answers: {
    empty: {
      json: { results: [], total_items: 0 },
      expectHandled: async (page) => {
        await expect(getHeading(page)).toHaveText('No cars found with your preferences');
        await expect(page.getByPlaceholder('Try a new search...')).toBeVisible();
        await expect(page.getByRole('group', { name: 'Popular searches' }).getByRole('button')).toHaveCount(3);
        await expect(getSearchBox(page)).toHaveValue('BMW under 30k');
      },
    },
    total: {
      json: { ...createResponse({}), total_items: -7 },
      expectHandled: async (page) => {
        await expect(getHeading(page)).toHaveText('1 car');
        await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
      },
    },
    price: {
      json: createResponse({ Price: 'N/A' }),
      expectHandled: async (page) => {
        await expect(getCards(page)).toContainText('No price given');
        await expect(getCards(page)).not.toContainText('£0');
        await expect(getCards(page)).toContainText('Need to Check');
      },
    },
    details: {
      json: createResponse({ Details: ['2018'] }),
      expectHandled: (page) => expect(getCards(page)).toContainText('No mileage data'),
    },
    huge: {
      json: createResponse({ Desc: `2.0 M Sport\n${TEN_MB}` }),
      expectHandled: async (page) => {
        await expect(getCards(page)).toContainText('BMW X5');
        await expect(getCards(page)).toContainText('£9,995');
      },
    },
  },
};

const getPanel = (page: Page) => page.getByRole('dialog', { name: 'Filter Cars' });
const getMinPriceField = (page: Page) => getPanel(page).getByRole('textbox', { name: 'Minimum price' });

/** A failure of the table affects only one field. */
function createTableService(name: string, message: string, focusedField: string): Service {
  const search = '/search/results?make=BMW&model=X5&postcode=EC1A1BB&fuelType=Diesel';
  const expectUsable = async (page: Page) => {
    await getMinPriceField(page).fill('5000');
    await getPanel(page)
      .getByRole('button', { name: /^(Apply|Show [\d,]+ cars?)$/ })
      .click();
    await expect(page).toHaveURL(/make=BMW&model=X5&postcode=EC1A1BB&minPrice=5000&fuelType=Diesel/);
  };
  const expectFailure: Service['expectError'] = async (page) => {
    await expect(getPanel(page).getByRole('alert')).toHaveText(message);
    await getMinPriceField(page).fill('5000');
  };
  return {
    name: `the table ${name}`,
    url: `**/rest/v1/${name}?*`,
    ask: async (page) => {
      // The models load last, because they depend on the make.
      const models = name === 'models' || name === 'manufacturers' ? undefined : page.waitForResponse(/\/models\?/);
      await page.goto(search);
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(getPanel(page)).toBeVisible();
      await models;
    },
    log: () => new RegExp(message.replace(/ \(.*/, '')),
    expectError: expectFailure,
    retry: async (page) => {
      await getPanel(page).getByRole('button', { name: 'Try again' }).click();
      await expect(getPanel(page).getByRole('alert')).toBeHidden();
      const field: Locator = getPanel(page).getByRole('combobox', { name: focusedField, exact: true });
      await expect(field).toBeFocused();
      await expect(getMinPriceField(page)).toHaveValue('£5,000');
      await expectUsable(page);
    },
    expectLoaded: expectUsable,
    answers: {
      // Only the table of models may be empty.
      empty: {
        json: [],
        ...(name === 'models' ? {} : { log: new RegExp(message.replace(/ \(.*/, '')) }),
        expectHandled: async (page) => {
          if (name !== 'models') await expect(getPanel(page).getByRole('alert')).toHaveText(message);
          await expectUsable(page);
        },
      },
      huge: {
        json: [{ id: 6, name: 'BMW', value: 5, manufacturer_id: 6, display_name: TEN_MB, sort_order: 1 }],
        expectHandled: expectUsable,
      },
    },
  };
}

const createLookupService = (name: string, title: string) =>
  createTableService(name, `Failed to load filter options (${title})`, title);

const SHOWCASE_CARS = Array.from({ length: 4 }, (_, id) => ({
  id,
  name: `Ford Number${id}`,
  year: 2015,
  mileage: '60,000 miles',
  price: '£9,500',
  estimated_value: '£10,000',
}));
const getShowcase = (page: Page) => page.getByRole('region', { name: 'Just valued' });

const showcase: Service = {
  name: 'the showcase',
  url: '**/rest/v1/recent_cars?*',
  ask: async (page) => {
    await page.goto('/');
    await getSearchBox(page).fill('A blue estate');
    await page.getByRole('heading', { name: 'Just valued' }).scrollIntoViewIfNeeded();
  },
  log: () => /showcase could not be loaded/,
  expectError: async (page) => {
    await expect(getShowcase(page).getByRole('heading', { name: 'Failed to load cars' })).toBeVisible();
    await expect(getShowcase(page).getByRole('alert')).toContainText('Failed to fetch cars');
    await expect(getSearchBox(page)).toHaveValue('A blue estate');
  },
  retry: async (page) => {
    const getTop = async () => (await page.getByRole('heading', { name: 'Just valued' }).boundingBox())?.y;
    const tryAgainButton = getShowcase(page).getByRole('button', { name: 'Try Again' });
    await tryAgainButton.scrollIntoViewIfNeeded();
    const topBefore = await getTop();
    await tryAgainButton.click();
    await expect(getShowcase(page).getByRole('article')).toHaveCount(4);
    await expect(getSearchBox(page)).toHaveValue('A blue estate');
    // Restores the scroll position from before the reload.
    await expect.poll(getTop).toBeCloseTo(topBefore ?? NaN, 0);
  },
  expectLoaded: (page) => expect(getShowcase(page).getByRole('article').getByRole('heading')).toHaveCount(4),
  answers: {
    empty: {
      json: [],
      expectHandled: (page) =>
        expect(getShowcase(page).getByRole('status').filter({ hasText: 'No cars found' })).toBeAttached(),
    },
    price: {
      json: [...SHOWCASE_CARS.slice(1), { ...SHOWCASE_CARS[0], price: 'N/A' }],
      expectHandled: (page) => expect(getShowcase(page).getByRole('article').getByRole('heading')).toHaveCount(3),
    },
    huge: {
      json: SHOWCASE_CARS.map((row) => ({ ...row, mileage: TEN_MB.slice(0, 2_500_000) })),
      expectHandled: (page) => expect(getShowcase(page).getByRole('article').getByRole('heading')).toHaveCount(4),
    },
  },
};

const SERVICES = {
  conversation,
  extraction,
  preSearchExtraction,
  search,
  manufacturers: createTableService('manufacturers', 'Failed to load car makes', 'Make'),
  models: createTableService('models', 'Failed to load car models', 'Model'),
  body_types: createLookupService('body_types', 'Body type'),
  car_colors: createLookupService('car_colors', 'Colour'),
  fuel_types: createLookupService('fuel_types', 'Fuel type'),
  transmission_types: createLookupService('transmission_types', 'Transmission'),
  door_options: createLookupService('door_options', 'Doors'),
  seat_options: createLookupService('seat_options', 'Seats'),
  mileage_options: createLookupService('mileage_options', 'Maximum mileage'),
  showcase,
} satisfies Record<string, Service>;

/** The cells that `npm test` runs: a timeout, and an immediate failure. */
const SERVICE_BY_FAULT: Record<string, keyof typeof SERVICES> = {
  'never responds': 'search',
  'responds with 429': 'search',
};

for (const fault of FAULTS)
  for (const [key, service] of Object.entries<Service>(SERVICES)) {
    if (!process.env['FULL'] && SERVICE_BY_FAULT[fault.name] !== key) continue;
    const answer = fault.content && fault.content !== 'late' ? service.answers[fault.content] : undefined;
    // Some faults do not apply, because tables have no total, and conversations have no price.
    if (!fault.failure && fault.content !== 'late' && !answer) continue;

    test(`stays usable if ${service.name} ${fault.name}`, async ({ page, watch }) => {
      const expireTimeouts = fault.failure === 'timeout' ? await holdTimeouts(page, service.url) : undefined;
      if (fault.line) watch.expectConsole(fault.line);
      if (fault.failure) watch.expectConsole(service.log(fault.failure));
      if (answer?.log) watch.expectConsole(answer.log);
      const responseGate = createGate();
      // Otherwise the request for the home page's cars could still be pending when the timeouts expire.
      if (service.name !== showcase.name) await page.route(showcase.url, (route) => route.fulfill({ json: [] }));
      await page.route(service.url, async (route) => {
        const body = route.request().postDataJSON() as Parameters<NonNullable<Service['matchesRequest']>>[0];
        if (service.matchesRequest?.(body) === false) return route.continue();
        if (answer) return route.fulfill({ json: answer.json });
        if (fault.answer) return fault.answer(route);
        await responseGate.opened;
        // The page may have cancelled the request.
        return route.continue().catch(() => undefined);
      });

      await service.ask(page);
      await expireTimeouts?.();
      if (answer) await answer.expectHandled(page);
      else if (!fault.failure) {
        await service.expectLoading?.(page);
        // Waits longer than the delay of the loading state.
        await waitInPage(page, 300);
        responseGate.open();
        await service.expectLoaded(page);
      } else {
        await service.expectError(page, fault.failure);
        await page.unroute(service.url);
        await service.retry(page, fault.failure);
      }
      await expect(page.locator('body')).not.toContainText(/NaN|undefined|\[object/);
    });
  }
