import type { Browser, CDPSession } from 'playwright';
import { printRow, quantile } from './table.ts';

const THROTTLE = 4;
/** What our card may take of the other's time. */
const GOALS = { mount: 0.65, sort: 0.55 };

// What the browser spares by leaving cards out of sight unpainted is told apart from what the components cost.
const contenders = [
  { name: 'CarCard', page: 'kit', painting: 'as it is' },
  { name: 'React Aria', page: 'reference', painting: 'as it is' },
  { name: 'CarCard, all painted', page: 'kit', painting: 'all' },
  { name: 'React Aria, in sight', page: 'reference', painting: 'in sight' },
] as const;
type Contender = (typeof contenders)[number];

/** Milliseconds, of which `layout` (with style) is of the mount; nodes and MiB with the cards mounted. */
interface Sample {
  mount: number;
  layout: number;
  sort: number;
  nodes: number;
  heap: number;
}

/** @returns whether the goals are met */
export async function timeCards(
  browser: Browser,
  pages: Record<Contender['page'], string>,
  { cards, rounds }: { cards: number; rounds: number },
): Promise<boolean> {
  const samples = contenders.map((): Sample[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (let step = 0; step < contenders.length; step += 1) {
      // each comes first as often as the others do
      const at = (round + step) % contenders.length;
      const contender = contenders[at];
      if (contender) samples[at]?.push(await measure(browser, pages[contender.page], contender.painting, cards));
    }

  const of = (at: number, key: keyof Sample, q = 0.5) =>
    quantile(
      (samples[at] ?? []).map((sample) => sample[key]),
      q,
    );
  const spread = (at: number, key: keyof Sample) =>
    `${of(at, key).toFixed(0)} (${of(at, key, 0).toFixed(0)}–${of(at, key, 1).toFixed(0)})`;
  const ratio = (at: number, key: keyof Sample) => of(at, key) / of(1, key);

  console.log(`Milliseconds under ${THROTTLE}x CPU throttle, medians (least to most), and as a share of React Aria's:`);
  printRow(['', 'mount', 'share', 'style, layout', 're-sort', 'share', 'nodes', 'heap, MiB']);
  contenders.forEach(({ name }, at) =>
    printRow([
      name,
      spread(at, 'mount'),
      ratio(at, 'mount').toFixed(2),
      of(at, 'layout').toFixed(0),
      spread(at, 'sort'),
      ratio(at, 'sort').toFixed(2),
      of(at, 'nodes').toFixed(0),
      of(at, 'heap').toFixed(1),
    ]),
  );
  const isMet = ratio(0, 'mount') <= GOALS.mount && ratio(0, 'sort') <= GOALS.sort;
  console.log(
    `Goal: mount in ${GOALS.mount} and re-sort in ${GOALS.sort} of React Aria's time: ${isMet ? 'met' : 'missed'}.\n`,
  );
  return isMet;
}

async function measure(browser: Browser, address: string, painting: string, cards: number): Promise<Sample> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate((value) => document.documentElement.setAttribute('data-painting', value), painting);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    // a first page of results: what is measured after it is the cards, not the start of React
    await page.evaluate(() => window.bench.mount(10));
    await page.evaluate(() => window.bench.unmount());
    await session.send('Performance.enable');
    const before = await layoutTime(session);
    const mount = await page.evaluate((count) => window.bench.mount(count), cards);
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

/** Milliseconds of style and layout since the page began. */
async function layoutTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000;
}
