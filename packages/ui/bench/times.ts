import type { Browser, CDPSession, Page } from 'playwright';
import { computeQuantile, type Table } from './table.ts';

const CPU_SLOWDOWN = 4;
/**
 * Maximum ratios to React Aria's figures. `--check` fails above the limit, which also allows for the noise of shared
 * machines (record 0092).
 */
const GOALS = {
  mount: { goal: 0.65, limit: 0.75 },
  sort: { goal: 0.55, limit: 0.65 },
  dialog: { goal: 1, limit: 1.1 },
  select: { goal: 1.35, limit: 1.5 },
  heap: { goal: 0.5, limit: 0.5 },
} as const;

/** The maximum number of Escape presses to close an overlay, and the timeout for each. */
const MAX_KEY_PRESSES = 3;
const KEY_TIMEOUT_MS = 10_000;

interface Contender {
  name: string;
  page: 'kit' | 'reference';
  /** The query string to add to the URL. */
  search?: string;
  /** The cards to paint, if the screen's own style sheet should not decide. */
  paintedCards?: 'all' | 'in sight';
}

const contenders = [
  { name: 'the kit', page: 'kit' },
  { name: 'React Aria', page: 'reference' },
] as const satisfies readonly Contender[];

// These variants separate the cost of the components from the savings of `content-visibility` and from the cost of a
// tooltip per verdict.
const variants = [
  { name: 'the kit, all cards painted', page: 'kit', paintedCards: 'all' },
  { name: 'React Aria, visible only', page: 'reference', paintedCards: 'in sight' },
  { name: 'React Aria, no tooltips', page: 'reference', search: '&tooltips=none' },
] as const satisfies readonly Contender[];

const triggers = {
  kit: {
    select: '[data-component="Select"] [data-part="Input"]',
    combobox: '[data-component="ComboBox"] [data-part="Open"]',
  },
  reference: {
    select: '.field:has([name="fuelType"]) > button',
    combobox: '.field:has([name="make"]) button',
  },
};

/**
 * Times are in milliseconds, and `heap` in MiB. `layout` includes style and is part of `mount`. `nodes` and `heap` are
 * measured with the cards mounted.
 */
interface Sample {
  firstGrid: number;
  mount: number;
  layout: number;
  sort: number;
  dialog: number;
  select: number;
  combobox: number;
  nodes: number;
  heap: number;
}

/** All contenders run in each round, so that they run under the same load. */
export async function timeScreens(
  browser: Browser,
  pages: Record<Contender['page'], string>,
  { cards, rounds }: { cards: number; rounds: number },
): Promise<Table[]> {
  const all: readonly Contender[] = [...contenders, ...variants];
  const samples = all.map((): Sample[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (let step = 0; step < all.length; step += 1) {
      // Each round starts with another contender.
      const at = (round + step) % all.length;
      const contender = all[at];
      if (contender) samples[at]?.push(await measure(browser, pages[contender.page], contender, cards));
    }

  const getQuantile = (at: number, key: keyof Sample, q = 0.5) =>
    computeQuantile(
      (samples[at] ?? []).map((sample) => sample[key]),
      q,
    );
  const formatSpread = (at: number, key: keyof Sample) =>
    `${getQuantile(at, key).toFixed(0)} (${getQuantile(at, key, 0).toFixed(0)}–${getQuantile(at, key, 1).toFixed(0)})`;
  const computeRatio = (at: number, key: keyof Sample) => getQuantile(at, key) / getQuantile(1, key);
  const createRow = (name: string, key: keyof Sample, digits = 0) => [
    name,
    digits === 0 ? formatSpread(0, key) : getQuantile(0, key).toFixed(digits),
    digits === 0 ? formatSpread(1, key) : getQuantile(1, key).toFixed(digits),
    computeRatio(0, key).toFixed(2),
  ];
  const keys = Object.keys(GOALS) as (keyof typeof GOALS)[];
  const missedGoals = keys
    .filter((key) => computeRatio(0, key) > GOALS[key].goal)
    .map((key) => `${key} is ${computeRatio(0, key).toFixed(2)}`);
  return [
    {
      title: `Milliseconds under ${CPU_SLOWDOWN}x CPU throttle, medians of ${rounds} (lowest to highest)`,
      head: ['', 'the kit', 'React Aria', 'share'],
      rows: [
        createRow('first grid of 40', 'firstGrid'),
        createRow(`mount ${cards}`, 'mount'),
        createRow(`re-sort ${cards}`, 'sort'),
        createRow('open the dialog', 'dialog'),
        createRow('open the select', 'select'),
        createRow('open the combo box', 'combobox'),
        createRow(`heap with ${cards}, MiB`, 'heap', 1),
        createRow(`nodes with ${cards}`, 'nodes'),
      ],
      goal: {
        text: `at most these shares of React Aria's figures: ${keys.map((key) => `${key} ${GOALS[key].goal}`).join(', ')}`,
        isMet: missedGoals.length === 0,
        isWithinLimit: keys.every((key) => computeRatio(0, key) <= GOALS[key].limit),
        result:
          missedGoals.length === 0
            ? 'All are met'
            : `${keys.length - missedGoals.length} of ${keys.length} are met, but ${missedGoals.join(', ')}`,
      },
    },
    {
      title: `Time to render ${cards} cards by part, as a share of React Aria's time`,
      head: ['', 'mount', 'share', 'style, layout', 're-sort', 'share'],
      rows: all.map(({ name }, at) => [
        name,
        getQuantile(at, 'mount').toFixed(0),
        computeRatio(at, 'mount').toFixed(2),
        getQuantile(at, 'layout').toFixed(0),
        getQuantile(at, 'sort').toFixed(0),
        computeRatio(at, 'sort').toFixed(2),
      ]),
    },
  ];
}

async function measure(
  browser: Browser,
  address: string,
  { page: name, search = '', paintedCards }: Contender,
  cards: number,
): Promise<Sample> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`${address}?cards=40${search}`, { waitUntil: 'networkidle' });
    const firstGrid = await page.evaluate(() => window.bench.firstGrid);

    const dialog = await press(page, 'article h2 > *', '[role="dialog"]');
    await close(page, '[role="dialog"]');
    await press(page, '#open-filters', '[role="dialog"]');
    const select = await press(page, triggers[name].select, '[role="option"]');
    await close(page, '[role="listbox"]');
    const combobox = await press(page, triggers[name].combobox, '[role="option"]');
    await close(page, '[role="listbox"]');
    await close(page, '[role="dialog"]');

    await page.evaluate((value) => document.documentElement.setAttribute('data-painting', value ?? ''), paintedCards);
    await page.evaluate(() => window.bench.show(0));
    await session.send('Performance.enable');
    const before = await getLayoutTime(session);
    const mount = await page.evaluate((count) => window.bench.show(count), cards);
    const layout = (await getLayoutTime(session)) - before;
    // Measures both directions, because sorting and restoring the order move different cards.
    const sort =
      ((await page.evaluate(() => window.bench.sort())) + (await page.evaluate(() => window.bench.sort()))) / 2;
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
    const nodes = await page.evaluate(() => document.querySelectorAll('body *').length);
    return { firstGrid, mount, layout, sort, dialog, select, combobox, nodes, heap: usedSize / 2 ** 20 };
  } finally {
    await page.close();
  }
}

function press(page: Page, trigger: string, result: string): Promise<number> {
  return page.evaluate(([first, then]) => window.bench.press(first, then), [trigger, result] as const);
}

async function close(page: Page, selector: string): Promise<void> {
  const overlay = page.locator(selector);
  // React Aria blurs a new dialog after half a second and focuses it in the next frame, for VoiceOver. A key that is
  // pressed before that frame is lost.
  for (let attempt = 0; attempt < MAX_KEY_PRESSES; attempt += 1) {
    // On a busy machine an overlay is visible before it has focus, so it would miss the key.
    await page.waitForFunction(
      (selector) =>
        document.querySelector(selector) === null ||
        document.activeElement?.matches(`${selector}, ${selector} *, [aria-expanded="true"]`),
      selector,
    );
    if ((await overlay.count()) === 0) return;
    await page.keyboard.press('Escape');
    const isClosed = await overlay.waitFor({ state: 'detached', timeout: KEY_TIMEOUT_MS }).then(
      () => true,
      () => false,
    );
    if (isClosed) return;
  }
  throw new Error(`The overlay '${selector}' is still open after ${MAX_KEY_PRESSES} presses of Escape.`);
}

async function getLayoutTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const getSeconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return (getSeconds('LayoutDuration') + getSeconds('RecalcStyleDuration')) * 1000;
}
