// The `test` of every file here: what a page may not do unnoticed fails it.
import { test as base, expect, type Page } from '@playwright/test';

interface Watch {
  /** Declares lines of the console that this test expects; what is not declared fails it, and so does what does not come. */
  expectConsole: (pattern: RegExp) => void;
}

declare global {
  interface Window {
    /** The sum of the layout shifts that nobody's input caused, as Chromium measures them. */
    layoutShift: number;
  }
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const lines: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(`Uncaught: ${error.message}`));
      await page.addInitScript(() => {
        window.layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) window.layoutShift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        document.addEventListener('securitypolicyviolation', (event) => {
          // Trusted Types are only reported so far.
          // oxlint-disable-next-line no-console -- the console is what this test reads
          if (event.disposition === 'enforce') console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });

      await use({ expectConsole: (pattern) => expected.push(pattern) });

      const undeclared = lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(undeclared, 'lines on the console that no test declared').toEqual([]);
      const missing = expected.filter((pattern) => !lines.some((line) => pattern.test(line)));
      expect(missing, 'declared lines that did not come').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Every address of the specification that shows a screen, and what its heading says. */
export const routes = [
  { path: '/', heading: /^Describe the.car/ },
  { path: '/about', heading: /AI for the people/ },
  { path: '/pricing', heading: 'Pricing Plans' },
  { path: '/contact', heading: 'Talk to us' },
  { path: '/signup', heading: 'Talk to us' },
  { path: '/login', heading: 'Talk to us' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/terms', heading: 'Terms & Conditions' },
  { path: '/demo', heading: 'Book Demo' },
  { path: '/community', heading: /Coming Soon/ },
  { path: '/partnership', heading: 'Share ADS. Earn Rewards.' },
  { path: '/search', heading: 'Find a car' },
  { path: '/search/results', heading: /Which car/ },
  { path: '/search/results?make=BMW&postcode=EC1A1BB', heading: /\d+ cars/ },
  { path: '/solutions/smart-search', heading: /^Every advert/ },
  { path: '/solutions/ads-search', heading: /^Private adverts/ },
  { path: '/solutions/negotiation-agent', heading: /Negotiation Agent/ },
  { path: '/solutions/marketing-tool', heading: /^A week of posts/ },
  { path: '/solutions/stock-management', heading: /^Your forecourt/ },
] as const;

/** The box at the top of a page that takes a sentence. */
export const searchBox = (page: Page) => page.getByRole('textbox', { name: /^Describe the car/ });

/** The cards of the results, once they have come. */
export const cards = (page: Page) => page.getByRole('region', { name: 'Cars', exact: true }).getByRole('article');
