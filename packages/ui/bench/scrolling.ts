import type { Browser } from 'playwright';
import type { Table } from './table.ts';

const WIDTHS = [360, 768, 1280, 1920];
/** The layout shift budget of the site's routes, used here for scrolling past all cards. */
const MAX_LAYOUT_SHIFT = 0.01;

/** Measures how wrong height estimates for off-screen cards affect scrolling. */
export async function scrollThrough(browser: Browser, address: string, cards: number): Promise<Table> {
  const seenAt = [];
  for (const width of WIDTHS) seenAt.push({ width, ...(await scroll(browser, address, width, cards)) });
  return {
    title: `Scrolling past ${cards} of the kit's cards`,
    head: ['window', 'estimated height', 'actual height', 'layout shift'],
    rows: seenAt.map(({ width, estimatedHeight, seen, layoutShift }) => [
      `${width} px`,
      `${estimatedHeight} px`,
      `${seen} px`,
      layoutShift.toFixed(3),
    ]),
    goal: {
      text: `a layout shift of at most ${MAX_LAYOUT_SHIFT}`,
      isMet: seenAt.every(({ layoutShift }) => layoutShift <= MAX_LAYOUT_SHIFT),
    },
  };
}

async function scroll(browser: Browser, address: string, width: number, cards: number) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  try {
    await page.goto(`${address}?cards=${cards}`, { waitUntil: 'networkidle' });
    return await page.evaluate(async () => {
      let layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) layoutShift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
      const waitForFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const root = document.documentElement;
      const estimatedHeight = root.scrollHeight;
      for (let top = 0; top < root.scrollHeight; top += 400) {
        scrollTo({ top, behavior: 'instant' });
        await waitForFrames();
      }
      return { estimatedHeight, seen: root.scrollHeight, layoutShift };
    });
  } finally {
    await page.close();
  }
}
