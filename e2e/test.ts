// The `test` that every spec imports. It fails on unexpected console lines, and measures layout shifts.
import { test as base, expect, type Page } from '@playwright/test';

interface ConsoleWatcher {
  /** Watches the console of another page too. */
  watchPage: (page: Page) => void;
  /** Declares an expected console line. Undeclared lines fail the test, and so do declared lines that do not appear. */
  expectConsole: (pattern: RegExp) => void;
}

declare global {
  interface Window {
    /** The sum of layout shifts without user input, as Chromium measures them. */
    layoutShift: number;
  }
}

export const test = base.extend<{ openPage: () => Promise<Page>; watch: ConsoleWatcher }>({
  page: async ({ page }, run) => {
    await prepare(page);
    await run(page);
  },

  // Playwright closes the context of each page.
  openPage: async ({ browser, watch }, run) => {
    await run(async () => {
      const page = await (await browser.newContext()).newPage();
      await prepare(page);
      watch.watchPage(page);
      return page;
    });
  },

  watch: [
    async ({ page }, use) => {
      const lines: string[] = [];
      const expectedPatterns: RegExp[] = [];
      const watchPage = (each: Page) => {
        each.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) lines.push(message.text());
        });
        each.on('pageerror', (error) => lines.push(`Uncaught: ${error.message}`));
      };
      watchPage(page);

      await use({ watchPage, expectConsole: (pattern) => expectedPatterns.push(pattern) });

      const unexpectedLines = lines.filter((line) => !expectedPatterns.some((pattern) => pattern.test(line)));
      expect(unexpectedLines, 'console lines that the test did not declare').toEqual([]);
      const missingPatterns = expectedPatterns.filter((pattern) => !lines.some((line) => pattern.test(line)));
      expect(missingPatterns, 'declared lines that did not appear').toEqual([]);
    },
    { auto: true },
  ],
});

const prepare = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line no-console -- the console is what this test reads
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });

export { expect };

/** A promise that a test resolves. */
export interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}
export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/**
 * Waits on the page's own timers, so that everything that the page scheduled within this time has run on any machine.
 */
export const waitInPage = (page: Page, ms: number): Promise<void> =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);

/** Every route with a page (docs/specification.md, section 2), and its heading. */
export const routes = [
  { path: '/', heading: /^Describe the.car/ },
  { path: '/about', heading: /AI for the people/ },
  { path: '/pricing', heading: 'Pricing Plans' },
  { path: '/contact', heading: 'Talk to us' },
  { path: '/signup', heading: 'Create your account' },
  { path: '/login', heading: 'Sign in to ADS' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/terms', heading: 'Terms & Conditions' },
  { path: '/demo', heading: 'Thirty minutes, on cars you’d buy' },
  { path: '/how-we-value', heading: 'How we value cars' },
  { path: '/community', heading: 'A community of dealers' },
  { path: '/partnership', heading: 'Share ADS. Earn Rewards.' },
  { path: '/search', heading: 'Find a car' },
  { path: '/search/results', heading: /Which car/ },
  { path: '/search/results?make=BMW&postcode=EC1A1BB', heading: /\d+ cars/ },
  { path: '/search/saved', heading: 'No saved cars yet' },
  { path: '/search/compare', heading: 'Compare cars' },
  { path: '/solutions/smart-search', heading: /^Many sources/ },
  { path: '/solutions/ads-search', heading: /^Private sellers’ cars/ },
  { path: '/solutions/negotiation-agent', heading: /Negotiation Agent/ },
  { path: '/solutions/marketing-tool', heading: /^A week of posts/ },
  { path: '/solutions/stock-management', heading: /^Your forecourt/ },
] as const;

export const getSearchBox = (page: Page) => page.getByRole('textbox', { name: /^Describe the car/ });

export const getCards = (page: Page) => page.getByRole('region', { name: 'Cars', exact: true }).getByRole('article');
