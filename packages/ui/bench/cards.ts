// Measures 300 CarCards against the same card in plain React Aria, in one run and one browser under 4x CPU throttle.
// usage: node --conditions=@forecourt/source bench/cards.ts [--cards 300] [--rounds 7] [--check]
// --check fails where a ratio is over its goal, or where rows move while one scrolls.
import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../../scripts/browser.mjs';
import { buildPage } from './build.ts';

const { values: options } = parseArgs({
  options: {
    cards: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '7' },
    check: { type: 'boolean', default: false },
  },
});
const CARDS = Number(options.cards);
const ROUNDS = Number(options.rounds);
const THROTTLE = 4;
/** What our card may take of the other's time. */
const GOALS = { mount: 0.65, sort: 0.55 };
/** DESIGN's goal of a route, for the scroll past all cards. */
const SHIFT = 0.01;

/** What the browser spares by leaving cards out of sight unpainted is told apart from what the components cost. */
type Painting = 'as it is' | 'all' | 'in sight';

const contenders: readonly { name: string; page: 'kit' | 'react-aria'; painting: Painting }[] = [
  { name: 'CarCard', page: 'kit', painting: 'as it is' },
  { name: 'React Aria', page: 'react-aria', painting: 'as it is' },
  { name: 'CarCard, all painted', page: 'kit', painting: 'all' },
  { name: 'React Aria, in sight', page: 'react-aria', painting: 'in sight' },
];

/** Milliseconds, of which `layout` (with style) is of the mount; nodes and MiB with the cards mounted. */
interface Sample {
  mount: number;
  layout: number;
  sort: number;
  nodes: number;
  heap: number;
}

const samples = new Map<string, Sample[]>(contenders.map(({ name }) => [name, []]));
const moves: RowMoves[] = [];
const servers = new Map<string, string>();
const closing: (() => Promise<void>)[] = [];
try {
  for (const page of ['kit', 'react-aria']) {
    const server = await preview({
      configFile: false,
      logLevel: 'warn',
      build: { outDir: await buildPage(page) },
      preview: { port: 0, host: '127.0.0.1' },
    });
    closing.push(() => server.close());
    servers.set(page, `${server.resolvedUrls?.local[0]}${page}.html`);
  }
  const browser = await chromium.launch(launchOptions());
  closing.push(() => browser.close());
  console.log(
    `${CARDS} cards, ${ROUNDS} rounds, ${THROTTLE}x CPU throttle, Chromium ${browser.version()}; medians, spread from least to most`,
  );
  for (let round = 0; round < ROUNDS; round += 1)
    // each begins as often as the others do
    for (const contender of rotate(contenders, round)) {
      const sample = await measure(browser, contender);
      samples.get(contender.name)?.push(sample);
    }
  for (const width of [360, 768, 1280, 1920]) moves.push(await scrollThrough(browser, width));
} finally {
  for (const close of closing.toReversed()) await close();
}

async function measure(browser: Browser, { page: name, painting }: (typeof contenders)[number]): Promise<Sample> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(servers.get(name) ?? '', { waitUntil: 'networkidle' });
    await page.evaluate((value) => document.documentElement.setAttribute('data-painting', value), painting);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    // a first page of results: what is measured after it is the cards, not the start of React
    await page.evaluate(() => window.bench.mount(10));
    await page.evaluate(() => window.bench.unmount());
    await session.send('Performance.enable');
    const before = await layoutTime(session);
    const mount = await page.evaluate((count) => window.bench.mount(count), CARDS);
    const layout = (await layoutTime(session)) - before;
    // there and back: from order to disorder costs other moves than the way back
    const sort =
      ((await page.evaluate(() => window.bench.sort())) + (await page.evaluate(() => window.bench.sort()))) / 2;
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
    const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
    return { mount, layout, sort, nodes, heap: usedSize / 2 ** 20 };
  } finally {
    await page.close();
  }
}

/** What a wrong guess at the height of cards out of sight does to whoever scrolls past them. */
interface RowMoves {
  width: number;
  /** Height of all rows, as guessed and as they are once each was seen. */
  guessed: number;
  seen: number;
  /** Sum of layout shifts while scrolling. */
  shift: number;
}

async function scrollThrough(browser: Browser, width: number): Promise<RowMoves> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  try {
    await page.goto(servers.get('kit') ?? '', { waitUntil: 'networkidle' });
    await page.evaluate((count) => window.bench.mount(count), CARDS);
    return await page.evaluate(async (at) => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
      const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const root = document.documentElement;
      const guessed = root.scrollHeight;
      for (let top = 0; top < root.scrollHeight; top += 400) {
        scrollTo({ top, behavior: 'instant' });
        await frame();
      }
      return { width: at, guessed, seen: root.scrollHeight, shift };
    }, width);
  } finally {
    await page.close();
  }
}

/** Milliseconds of style and layout since the page began. */
async function layoutTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000;
}

const reference = summary('React Aria');
const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(18))).join(''));
row(['', 'mount, ms', 'of its time', 'style, layout', 're-sort, ms', 'of its time', 'nodes', 'heap, MiB']);
for (const { name } of contenders) {
  const { mount, layout, sort, nodes, heap } = summary(name);
  row([
    name,
    mount.text,
    (mount.median / reference.mount.median).toFixed(2),
    layout.median.toFixed(0),
    sort.text,
    (sort.median / reference.sort.median).toFixed(2),
    nodes.median.toFixed(0),
    heap.median.toFixed(1),
  ]);
}

const ours = summary('CarCard');
const over = (['mount', 'sort'] as const).filter((key) => ours[key].median / reference[key].median > GOALS[key]);
console.log(
  `Goal: mount in ${GOALS.mount} and re-sort in ${GOALS.sort} of React Aria's time: ${over.length ? `missed by ${over.join(' and ')}` : 'met'}.`,
);

console.log('\nScrolling past all of them:');
row(['window', 'height guessed', 'height seen', 'layout shift']);
for (const { width, guessed, seen, shift } of moves)
  row([`${width} px`, `${guessed} px`, `${seen} px`, shift.toFixed(3)]);
const isSteady = moves.every(({ shift }) => shift <= SHIFT);
if (options.check && (over.length > 0 || !isSteady)) process.exitCode = 1;

function summary(name: string) {
  const of = (key: keyof Sample) => {
    const sorted = (samples.get(name) ?? []).map((sample) => sample[key]).toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    return { median, text: `${median.toFixed(0)} (${sorted[0]?.toFixed(0)}–${sorted.at(-1)?.toFixed(0)})` };
  };
  return { mount: of('mount'), layout: of('layout'), sort: of('sort'), nodes: of('nodes'), heap: of('heap') };
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
