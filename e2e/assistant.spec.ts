// The assistant: conversations from the first message to the results, failures, and refining a search.
import type { Locator, Page, Request, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { getCards, expect, createGate, waitInPage, getSearchBox, test } from './test.ts';

const ASSISTANT_ENDPOINT = '**/api/ai-conversation';
const RESULTS_PATH = '/search/results?make=BMW&maxPrice=30000&postcode=EC1A1BB&sellerType=both&sort=price-asc';

const getPanel = (page: Page) => page.getByRole('region', { name: 'Car Assistant' });
const getComposer = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const getQuestion = (page: Page) => page.getByRole('group', { name: 'Is this all you want to find?' });
const getYesButton = (page: Page) => page.getByRole('button', { name: 'Yes, Search Now' });
const getNoButton = (page: Page) => page.getByRole('button', { name: 'No, Add More' });
const getClearButton = (page: Page) => page.getByRole('button', { name: 'Clear chat' });
const getMessages = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByRole('listitem');
const getParameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const isExtraction = (request: Request) => (request.postDataJSON() as { extractParams?: true }).extractParams === true;

async function begin(page: Page, words = 'BMW X5 under £30k') {
  await page.goto('/');
  await getSearchBox(page).fill(words);
  await getSearchBox(page).press('Enter');
  await expect(getPanel(page)).toBeVisible();
}

async function send(page: Page, words: string) {
  await getComposer(page).fill(words);
  await getComposer(page).press('Enter');
}

/** The text is shown for 800 ms, which is too short for polling, so the page itself records it. */
const SEARCHING_MESSAGE = 'Perfect! Searching for cars now...';

/** The returned function returns both times in milliseconds, or 0 for an event that has not happened. */
async function recordSearchTimes(page: Page): Promise<() => Promise<{ announced: number; left: number }>> {
  await page.evaluate((words) => {
    const recorded = { announced: 0, left: 0 };
    const hrefBefore = location.href;
    new MutationObserver(() => {
      if (!recorded.announced && document.querySelector('[role="log"]')?.textContent.includes(words))
        recorded.announced = performance.now();
      if (!recorded.left && location.href !== hrefBefore) recorded.left = performance.now();
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { recording: recorded });
  }, SEARCHING_MESSAGE);
  return () => page.evaluate(() => (window as unknown as { recording: { announced: number; left: number } }).recording);
}

/** Clicks `target` as soon as `SEARCHING_MESSAGE` appears, and then waits until the results would have opened. */
async function pressWhileSearching(page: Page, target: Locator) {
  await expect(getQuestion(page)).toBeVisible();
  const pressPromise = target.evaluate(
    (element: HTMLElement, words) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[role="log"]')?.textContent.includes(words)) return;
          observer.disconnect();
          setTimeout(() => {
            element.click();
            resolve();
          });
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      }),
    SEARCHING_MESSAGE,
  );
  await getYesButton(page).click();
  await pressPromise;
  await waitInPage(page, 1000);
}

const onExtraction = (page: Page, answer: (route: Route) => unknown) =>
  page.route(ASSISTANT_ENDPOINT, (route) => (isExtraction(route.request()) ? answer(route) : route.continue()));

test.describe('a conversation', () => {
  test('replaces the search box after the first message and shows the cars after Yes', async ({ page }) => {
    await begin(page);
    await expect(getSearchBox(page)).toBeHidden();
    await expect(getComposer(page)).toBeFocused();
    await expect(getMessages(page).first()).toHaveText('You: BMW X5 under £30k');
    await expect(getQuestion(page)).toBeVisible();
    const readRecording = await recordSearchTimes(page);
    await getYesButton(page).click();
    await expect(page).toHaveURL(/\/search\/results\?/);
    await expect.poll(async () => (await readRecording()).left).toBeGreaterThan(0);
    const { announced, left } = await readRecording();
    expect(announced, 'the chat announces the search').toBeGreaterThan(0);
    expect(left - announced, 'milliseconds from the last message to the results').toBeGreaterThan(500);
    expect(getParameters(page)).toEqual({
      make: 'BMW',
      model: 'X5',
      maxPrice: '30000',
      postcode: 'EC1A1BB',
      original_query: 'BMW X5 under £30k',
    });
    await expect(getCards(page).first()).toContainText('BMW X5');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // The tag shows its source words.
    await expect(page.getByText('under £30k', { exact: true }).first()).toBeVisible();

    await page.goBack();
    await expect(getSearchBox(page)).toHaveValue('');
    await expect(getPanel(page)).toBeHidden();
  });

  test('shows nothing between the header and the chat on a phone', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await begin(page);
    const headerEnd = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    const panelStart = await getPanel(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(panelStart - headerEnd, 'the gap').toBeLessThan(5);
  });

  test('asks for more after No and does not count button text as typed', { tag: '@full' }, async ({ page }) => {
    await begin(page);
    await getNoButton(page).click();
    await expect(getMessages(page).nth(2)).toHaveText('You: No, I have more preferences');
    await expect(getMessages(page).nth(3)).toContainText('?');
    await expect(getComposer(page)).toBeFocused();
    await send(page, 'diesel, near Leeds');
    await expect(getQuestion(page)).toBeVisible();
    await getYesButton(page).click();
    await expect(page).toHaveURL(/fuelType=Diesel/);
    expect(getParameters(page)).toMatchObject({ model: 'X5', original_query: 'BMW X5 under £30k; diesel, near Leeds' });
    expect(getParameters(page)['postcode']).toMatch(/^LS/);
  });

  test('starts with the text of a popular chip', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Tesla Model 3 low mileage...' }).click();
    await expect(getMessages(page).first()).toHaveText('You: Tesla Model 3 low mileage');
    await expect(getComposer(page)).toBeFocused();
    // One press of ‘Yes, Search Now’ opens the results.
    await getYesButton(page).click();
    await expect(page).toHaveURL(/make=Tesla&model=Model\+3/);
  });

  test(
    'sends on Enter, adds a line on Shift+Enter and ignores an empty message',
    { tag: '@full' },
    async ({ page }) => {
      await begin(page, 'BMW');
      await expect(getMessages(page)).toHaveCount(2);
      await getComposer(page).press('Enter');
      await getComposer(page).fill(' \n ');
      await getComposer(page).press('Enter');
      await expect(getMessages(page)).toHaveCount(2);
      await getComposer(page).fill('diesel');
      await getComposer(page).press('Shift+Enter');
      await getComposer(page).pressSequentially('automatic');
      await getComposer(page).press('Enter');
      await expect(getMessages(page).nth(2)).toHaveText(/You: diesel\s+automatic/);
    },
  );

  test('accepts a message instead of Yes or No', { tag: '@full' }, async ({ page }) => {
    await begin(page);
    await expect(getQuestion(page)).toBeVisible();
    await send(page, 'and under 60,000 miles');
    await expect(getMessages(page)).toHaveCount(4);
    await expect(getQuestion(page)).toBeVisible();
  });

  test('searches once when Yes is pressed twice', { tag: '@full' }, async ({ page }) => {
    let extractionCount = 0;
    const replyGate = createGate();
    await onExtraction(page, async (route) => {
      extractionCount += 1;
      await replyGate.opened;
      await route.continue();
    });
    await begin(page);
    await getYesButton(page).dblclick();
    replyGate.open();
    await expect(page).toHaveURL(/\/search\/results/);
    expect(extractionCount).toBe(1);
    await expect(getCards(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('keeps the conversation on back and drops it on a new visit', { tag: '@full' }, async ({ page }) => {
    await begin(page);
    await expect(getQuestion(page)).toBeVisible();
    await getComposer(page).fill('half a thought');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(getQuestion(page)).toBeVisible();
    await expect(getComposer(page)).toHaveValue('half a thought');
    await page.goto('/');
    await expect(getSearchBox(page)).toHaveValue('');
    await expect(getPanel(page)).toBeHidden();
  });

  test('does not open the results after the user has left the page', { tag: '@full' }, async ({ page }) => {
    await begin(page);
    await pressWhileSearching(page, page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }));
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(getQuestion(page)).toBeVisible();
  });
});

test.describe('clearing', () => {
  test('shows and focuses an empty search box', { tag: '@full' }, async ({ page }) => {
    await begin(page);
    await expect(getQuestion(page)).toBeVisible();
    await getComposer(page).fill('half a thought');
    await getClearButton(page).click();
    await expect(getPanel(page)).toBeHidden();
    await expect(getSearchBox(page)).toBeFocused();
    await expect(getSearchBox(page)).toHaveValue('');
    await getSearchBox(page).fill('Audi A4');
    await getSearchBox(page).press('Enter');
    await expect(getMessages(page).first()).toHaveText('You: Audi A4');
    await expect(getComposer(page)).toHaveValue('');
  });

  test('discards a reply in progress', { tag: '@full' }, async ({ page }) => {
    const thinkingGate = createGate();
    await page.route(ASSISTANT_ENDPOINT, async (route) => {
      await thinkingGate.opened;
      await route.continue().catch(() => undefined);
    });
    await begin(page);
    await expect(page.getByRole('log').getByText('Thinking…')).toBeVisible();
    const cancelledRequest = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/ai-conversation'),
    );
    await getClearButton(page).click();
    await expect(getSearchBox(page)).toBeFocused();
    await cancelledRequest;
    thinkingGate.open();
    await waitInPage(page, 300);
    await expect(getPanel(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('cancels the search in the 800 ms before the results', { tag: '@full' }, async ({ page }) => {
    await begin(page);
    await pressWhileSearching(page, getClearButton(page));
    await expect(page).toHaveURL('/');
    await expect(getSearchBox(page)).toBeVisible();
  });
});

const faults: readonly [string, RegExp | undefined, (route: Route) => unknown][] = [
  ['is down', /status of 503/, (route) => route.fulfill({ status: 503, body: '' })],
  ['limits the rate', /status of 429/, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '30' } })],
  ['responds with HTML', undefined, (route) => route.fulfill({ status: 200, body: '<!doctype html><p>Sign in' })],
  ['cannot be reached', /ERR_FAILED/, (route) => route.abort()],
];

test.describe('failures of the function', () => {
  // `npm test` runs only the first fault.
  for (const [at, [name, line, fail]] of faults.entries())
    test(
      `offers a search without the assistant if the function ${name}`,
      { tag: at > 0 ? '@full' : [] },
      async ({ page, watch }) => {
        if (line) watch.expectConsole(line);
        watch.expectConsole(/Conversation API error/);
        await page.route(ASSISTANT_ENDPOINT, fail);
        await begin(page, 'hello');
        await expect(getMessages(page).nth(1)).toContainText('What kind of car are you looking for?');
        await send(page, 'BMW X5');
        await expect(getMessages(page).nth(3)).toContainText(
          "I'm having trouble understanding. Could you try rephrasing that?",
        );
        await page.getByRole('button', { name: 'Search without the assistant' }).click();
        await expect(page).toHaveURL(/make=BMW&model=X5.*original_query=hello%3B\+BMW\+X5/);
        await expect(getCards(page).first()).toContainText('BMW X5');
        await page.goBack();
        await expect(getSearchBox(page)).toHaveValue('');
      },
    );

  test('asks what to add if the request after ‘No, Add More’ fails', { tag: '@full' }, async ({ page, watch }) => {
    watch.expectConsole(/status of 500/);
    watch.expectConsole(/Conversation API error/);
    await begin(page);
    await expect(getQuestion(page)).toBeVisible();
    await page.route(ASSISTANT_ENDPOINT, (route) => route.fulfill({ status: 500, body: '' }));
    await getNoButton(page).click();
    await expect(getMessages(page).nth(3)).toContainText('What other preferences would you like to add?');
    await expect(getComposer(page)).toBeFocused();
  });

  // apps/site/src/features/assistant/chat.test.ts tests these failures without a browser.
  for (const [name, line, fail] of [
    ['refuses to extract', /status of 500/, (route: Route) => route.fulfill({ status: 500, body: '' })],
    ['returns an unreadable extraction', undefined, (route: Route) => route.fulfill({ status: 200, body: '{"search' })],
    ['extracts nothing', undefined, (route: Route) => route.fulfill({ json: { searchParams: {} } })],
  ] as const)
    test(`asks the user to rephrase if the function ${name}`, { tag: '@full' }, async ({ page, watch }) => {
      if (line) watch.expectConsole(line);
      if (name !== 'extracts nothing') watch.expectConsole(/Parameter extraction error/);
      await onExtraction(page, fail);
      await begin(page);
      await getYesButton(page).click();
      await expect(getMessages(page).nth(3)).toContainText(
        "I couldn't extract the search criteria. Please try rephrasing your request.",
      );
      await expect(getQuestion(page)).toBeHidden();
      await page.unroute(ASSISTANT_ENDPOINT);
      await send(page, 'a BMW X5');
      await getYesButton(page).click();
      await expect(page).toHaveURL(/make=BMW&model=X5/);
    });

  test(
    'shows the confirmation again if the connection is lost during the extraction',
    { tag: '@full' },
    async ({ page, watch }) => {
      watch.expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      watch.expectConsole(/The search from the conversation failed/);
      await onExtraction(page, (route) => route.abort());
      await begin(page);
      await getYesButton(page).click();
      await expect(getMessages(page).nth(3)).toContainText('Sorry, I had trouble processing that. Please try again.');
      await expect(getQuestion(page)).toBeVisible();
      await page.unroute(ASSISTANT_ENDPOINT);
      await getYesButton(page).click();
      await expect(page).toHaveURL(/make=BMW&model=X5/);
      expect(getParameters(page)['original_query']).toBe('BMW X5 under £30k');
    },
  );

  test(
    'retries once with the server’s time if the browser’s clock is wrong',
    { tag: '@full' },
    async ({ page, watch }) => {
      watch.expectConsole(/status of 401/);
      await page.clock.setSystemTime(Date.now() - 3_600_000);
      const statuses: number[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('/api/ai-conversation')) statuses.push(response.status());
      });
      await begin(page);
      await expect(getQuestion(page)).toBeVisible();
      expect(statuses).toEqual([401, 200]);
    },
  );
});

test('keeps the conversation and the draft on reload', { tag: '@full' }, async ({ page }) => {
  await begin(page, 'Automatic BMW X5 under £30k near London');
  await expect(getQuestion(page)).toBeVisible();
  const messagesBefore = await getMessages(page).allTextContents();
  await getComposer(page).fill('with low');
  await page.reload();
  await expect(getQuestion(page)).toBeVisible();
  expect(await getMessages(page).allTextContents()).toEqual(messagesBefore);
  await expect(getComposer(page)).toHaveValue('with low');
  await getClearButton(page).click();
  await page.reload();
  await expect(getSearchBox(page)).toHaveValue('');
});

test(
  'keeps the query and shows what to do if the conversation fails to load',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectConsole(/ERR_FAILED/);
    watch.expectConsole(/The assistant could not be loaded/);
    watch.expectConsole(/could not be (preloaded|fetched)/);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await getSearchBox(page).fill('BMW X5');
    await getSearchBox(page).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load the assistant.' })).toContainText(
      'Check your connection and press Search again.',
    );
    await expect(getSearchBox(page)).toHaveValue('BMW X5');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(getMessages(page).first()).toHaveText('You: BMW X5');
  },
);

test.describe('refining a search', () => {
  async function openRefineChat(page: Page) {
    await page.goto(`${RESULTS_PATH}&original_query=BMW+under+30k`);
    await page.getByRole('button', { name: 'Refine with the assistant' }).click();
    await expect(page.getByText('What would you like to change about your search criteria?').first()).toBeVisible();
  }

  test('starts with the current search and changes only what is mentioned', async ({ page }) => {
    await openRefineChat(page);
    await expect(getComposer(page)).toBeFocused();
    // The opening is sent but not shown.
    await expect(getMessages(page)).toHaveCount(1);
    const functionRequest = page.waitForRequest(ASSISTANT_ENDPOINT);
    await send(page, 'diesel, 2018 or newer');
    expect((await functionRequest).postDataJSON()).toMatchObject({
      messages: [
        { role: 'user', content: 'BMW, up to £30,000' },
        { role: 'assistant', content: 'What would you like to change about your search criteria?' },
        { role: 'user', content: 'diesel, 2018 or newer' },
      ],
    });
    const readRecording = await recordSearchTimes(page);
    await getYesButton(page).click();
    await expect(page).toHaveURL(/fuelType=Diesel/);
    expect((await readRecording()).announced, 'the chat announces the search').toBeGreaterThan(0);
    expect(getParameters(page)).toEqual({
      make: 'BMW',
      postcode: 'EC1A1BB',
      maxPrice: '30000',
      minYear: '2018',
      fuelType: 'Diesel',
      sellerType: 'both',
      sort: 'price-asc',
      original_query: 'BMW under 30k; diesel, 2018 or newer',
    });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('2018 or newer', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('under 30k', { exact: true }).first()).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/fuelType/);
  });

  test('searches near a place that is named without a distance', async ({ page }) => {
    await openRefineChat(page);
    await send(page, 'near Leeds');
    await getYesButton(page).click();
    await expect(page).toHaveURL(/postcode=LS.*distance=\d+/);
    await expect(page.getByRole('link', { name: /^Within \d+ miles \(\d+\)$/ }).first()).toBeVisible();
  });

  test(
    'cancels the search and keeps the conversation when closed during the delay',
    { tag: '@full' },
    async ({ page }) => {
      await openRefineChat(page);
      const urlBefore = page.url();
      await send(page, 'diesel');
      await pressWhileSearching(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(page.url()).toBe(urlBefore);
      await expect(page.getByRole('button', { name: 'Refine with the assistant' })).toBeFocused();
      await page.getByRole('button', { name: 'Refine with the assistant' }).click();
      await expect(getQuestion(page)).toBeVisible();
      await getClearButton(page).click();
      await expect(getMessages(page)).toHaveCount(1);
      await expect(getComposer(page)).toBeFocused();
    },
  );

  test('does not offer to refine if there is no search', { tag: '@full' }, async ({ page }) => {
    await page.goto('/search/results');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Which car/);
    await expect(page.getByRole('button', { name: 'Refine with the assistant' })).toBeHidden();
  });
});

for (const width of [360, 1280])
  test(`keeps the chat accessible, visible and in place at ${width} px`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await begin(page);
    const getTop = () => getPanel(page).evaluate((element) => element.getBoundingClientRect().top);
    const topBefore = await getTop();
    await expect(getQuestion(page)).toBeVisible();
    await expect.poll(getTop, 'the panel does not move when the reply arrives').toBe(topBefore);
    await expect(getComposer(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, 'the chat');

    await page.goto(RESULTS_PATH);
    await page.getByRole('button', { name: 'Refine with the assistant' }).click();
    await send(page, 'diesel');
    await expect(getQuestion(page)).toBeVisible();
    await expect(getComposer(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'the refinement');
  });
