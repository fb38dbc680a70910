// Every fault of a service, and how it changes a good response.
import { expect, type Page, type Request, type Route } from '@playwright/test';

/** How the page sees the fault. */
export type Failure = 'timeout' | 'network' | 401 | 429 | 500 | 'unreadable';

export interface Fault {
  name: string;
  /** Absent if the response is valid. */
  failure?: Failure;
  /** What is unhelpful about a valid response. */
  content?: 'late' | 'empty' | 'total' | 'price' | 'details' | 'huge';
  /** The browser's own console line. */
  line?: RegExp;
  answer?: (route: Route) => Promise<void>;
}

const status = (failure: 401 | 429 | 500): Fault => ({
  name: `answers ${failure}`,
  failure,
  line: new RegExp(`status of ${failure}`),
  answer: (route) =>
    route.fulfill({
      status: failure,
      headers: failure === 429 ? { 'retry-after': '30' } : {},
      json: { message: '', error: { code: 'no', message: 'no' } },
    }),
});

export const FAULTS: readonly Fault[] = [
  // Never responds: `patience` ends the page's timeout.
  { name: 'never answers', failure: 'timeout', answer: async () => {} },
  { name: 'answers late', content: 'late' },
  {
    name: 'drops the connection',
    failure: 'network',
    line: /ERR_CONNECTION_RESET/,
    answer: (route) => route.abort('connectionreset'),
  },
  {
    name: 'is out of reach, the machine being offline',
    failure: 'network',
    line: /ERR_INTERNET_DISCONNECTED/,
    answer: (route) => route.abort('internetdisconnected'),
  },
  status(401),
  status(429),
  status(500),
  {
    name: 'answers HTML for JSON',
    failure: 'unreadable',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  },
  {
    name: 'answers JSON that is cut off',
    failure: 'unreadable',
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"results": [{"Name": "B' }),
  },
  { name: 'answers with nothing in it', content: 'empty' },
  { name: 'counts wrongly', content: 'total' },
  { name: "gives 'N/A' for a price", content: 'price' },
  { name: 'gives Details that are too short', content: 'details' },
  { name: 'answers 10 MB', content: 'huge' },
];

/** A text longer than any real response. */
export const TEN_MB = 'x'.repeat(10_000_000);

declare global {
  interface Window {
    /** Ends every timeout that the page has started. */
    endWaits: () => void;
  }
}

/**
 * For a service that never responds: returns a function that waits until only that service is pending, and then ends the
 * page's timeouts.
 */
export async function patience(page: Page, url: string): Promise<() => Promise<void>> {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  await page.addInitScript(() => {
    const begun = new Set<AbortController>();
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      begun.add(controller);
      return controller.signal;
    };
    window.endWaits = () => {
      for (const controller of begun) controller.abort(new DOMException('signal timed out', 'TimeoutError'));
    };
  });
  return async () => {
    const part = url.replaceAll(/\*|\?/g, '');
    const left = () => Array.from(waiting, (request) => request.url().includes(part));
    await expect.poll(left, 'the service is the one that is waited for').toEqual([true]);
    await page.evaluate(() => window.endWaits());
  };
}
