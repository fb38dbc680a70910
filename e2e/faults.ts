// The faults of a service. Each replaces, delays or withholds a good response.
import { expect, type Page, type Request, type Route } from '@playwright/test';

/** The failure as the page sees it. */
export type Failure = 'timeout' | 'network' | 401 | 429 | 500 | 'unreadable';

export interface Fault {
  name: string;
  failure?: Failure;
  /** The fault of a valid response. */
  content?: 'late' | 'empty' | 'total' | 'price' | 'details' | 'huge';
  /** The browser's own console line. */
  line?: RegExp;
  answer?: (route: Route) => Promise<void>;
}

const createStatusFault = (failure: 401 | 429 | 500): Fault => ({
  name: `responds with ${failure}`,
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
  // Never responds. `holdTimeouts` lets the page's timeout expire.
  { name: 'never responds', failure: 'timeout', answer: async () => {} },
  { name: 'responds late', content: 'late' },
  {
    name: 'drops the connection',
    failure: 'network',
    line: /ERR_CONNECTION_RESET/,
    answer: (route) => route.abort('connectionreset'),
  },
  {
    name: 'is offline',
    failure: 'network',
    line: /ERR_INTERNET_DISCONNECTED/,
    answer: (route) => route.abort('internetdisconnected'),
  },
  createStatusFault(401),
  createStatusFault(429),
  createStatusFault(500),
  {
    name: 'responds with HTML',
    failure: 'unreadable',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  },
  {
    name: 'responds with truncated JSON',
    failure: 'unreadable',
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"results": [{"Name": "B' }),
  },
  { name: 'responds with an empty list', content: 'empty' },
  { name: 'returns a wrong total', content: 'total' },
  { name: "returns 'N/A' as a price", content: 'price' },
  { name: 'returns too few Details', content: 'details' },
  { name: 'responds with 10 MB', content: 'huge' },
];

/** Longer than any real response. */
export const TEN_MB = 'x'.repeat(10_000_000);

declare global {
  interface Window {
    /** Lets every timeout that the page started more than 200 ms ago expire. */
    expireTimeouts: () => void;
  }
}

/**
 * The returned function waits until only the service that never responds is pending, and then lets the page's timeouts
 * expire.
 */
export async function holdTimeouts(page: Page, url: string): Promise<() => Promise<void>> {
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => pendingRequests.add(request));
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  await page.addInitScript(() => {
    const startTimes = new Map<AbortController, number>();
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      startTimes.set(controller, performance.now());
      return controller.signal;
    };
    window.expireTimeouts = () => {
      // A request that has only just started must not time out.
      const maxStartTime = performance.now() - 200;
      for (const [controller, at] of startTimes)
        if (at < maxStartTime) controller.abort(new DOMException('signal timed out', 'TimeoutError'));
    };
  });
  return async () => {
    const urlPart = url.replaceAll(/\*|\?/g, '');
    const listPending = () => Array.from(pendingRequests, (request) => request.url().includes(urlPart));
    await expect.poll(listPending, 'only the tested service is pending').toEqual([true]);
    await page.waitForTimeout(300);
    await page.evaluate(() => window.expireTimeouts());
  };
}
