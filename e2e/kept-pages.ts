// A page that a worker keeps from test to test. A new one costs Chromium a process, and that process the reading of all
// scripts anew: more than half of what a test costs. Each test gets it as if it were new.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** After so many tests a new one: what none of the steps below takes back does not add up. */
const TESTS_A_PAGE = 30;

/** What a test may listen to. */
const EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
];
/** What a test may do that stays with a page: after it there is a new one. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'] as const;

/** Where the page waits for the next test, and what it looks like there. */
export interface Rest {
  /** Of the site, without a slash at the end. */
  origin: string;
  viewport: { width: number; height: number } | null;
  media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
}

interface Kept {
  page: Page;
  session: CDPSession;
  tests: number;
  isSpent: boolean;
}

/** One for each set of options that a context is made with: most tests have the same. */
export class KeptPages {
  readonly #browser: Browser;
  readonly #prepare: (page: Page) => Promise<unknown>;
  readonly #kept = new Map<string, Kept>();

  /** @param prepare what each new page is given before its first test */
  constructor(browser: Browser, prepare: (page: Page) => Promise<unknown>) {
    this.#browser = browser;
    this.#prepare = prepare;
  }

  /**
   * @param options all that the test's context is to be made with, in one text
   * @returns a page without a past
   */
  async take(options: string): Promise<Page> {
    const kept = this.#kept.get(options);
    if (kept) return kept.page;
    const page = await newPage(this.#browser);
    await this.#prepare(page);
    const session = await page.context().newCDPSession(page);
    const made: Kept = { page, session, tests: 0, isSpent: false };
    const spend = () => (made.isSpent = true);
    spendOn(page, spend);
    spendOn(page.context(), spend);
    // A clock that was once set stays with the context.
    const { clock } = page;
    Object.defineProperty(page, 'clock', { get: () => (spend(), clock) });
    this.#kept.set(options, made);
    return page;
  }

  /** Makes it what it was before the test, or closes it where that cannot be. */
  async giveBack(options: string, { origin, viewport, media }: Rest): Promise<void> {
    const kept = this.#kept.get(options);
    if (!kept) return;
    kept.tests += 1;
    const { page, session } = kept;
    if (kept.isSpent || kept.tests >= TESTS_A_PAGE || page.isClosed()) return this.drop(options);
    const context = page.context();
    for (const event of EVENTS) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.emulateMedia(media);
    if (viewport) await page.setViewportSize(viewport);

    // Without scripts, so that nothing writes again what is cleared; of our origin, so that the process stays.
    await page.goto(`${origin}/robots.txt`);
    await context.clearPermissions();
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
    });
    await page.evaluate(() => sessionStorage.clear());
    await session.send('Page.resetNavigationHistory');
  }

  /** After a test that failed. */
  async drop(options: string): Promise<void> {
    const kept = this.#kept.get(options);
    this.#kept.delete(options);
    await kept?.page.context().close();
  }

  async close(): Promise<void> {
    for (const options of this.#kept.keys()) await this.drop(options);
  }
}

/** A page in a context of its own, which has the test's options: the runner adds them. */
export async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** Lets a call of one of these methods be known, of a page or of its context. */
function spendOn(target: Page | BrowserContext, spend: () => void) {
  for (const name of LASTING) {
    const method = target[name].bind(target) as (...args: unknown[]) => unknown;
    Object.assign(target, { [name]: (...args: unknown[]) => (spend(), method(...args)) });
  }
}
