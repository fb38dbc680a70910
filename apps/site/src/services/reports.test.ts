import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordFault } from './faults.ts';
import { createFaultReport, getRoute, startReports, createVitalReport } from './reports.ts';

vi.mock('web-vitals', () => ({ onCLS() {}, onFCP() {}, onINP() {}, onLCP() {}, onTTFB() {} }));

const SENTENCE = 'a red Golf for my mother in M20 2WX';

describe('a report', () => {
  it('contains the route, or ‘unknown’ for other paths', () => {
    expect(getRoute('/search/results')).toBe('/search/results');
    expect(getRoute(`/${SENTENCE}`)).toBe('unknown');
    expect(getRoute('/constructor')).toBe('unknown');
  });

  it('contains an error’s class and positions, not its message', () => {
    const error = new TypeError(`${SENTENCE} is not a function`);
    error.stack = [
      `TypeError: ${SENTENCE} is not a function at https://www.example.com/assets/`,
      '    at read (https://www.example.com/assets/e87fa024.js:2:1501)',
      `    at https://www.example.com/search/results?original_query=${encodeURIComponent(SENTENCE)}:1:9`,
      `    at https://www.example.com/assets/16930679.js?words=${encodeURIComponent(SENTENCE)}:1:33`,
      '    at chrome-extension://abcdef/content.js:1:1',
    ].join('\n');
    expect(createFaultReport({ kind: 'error', error }, '/search/results')).toEqual({
      type: 'fault',
      page: '/search/results',
      kind: 'error',
      name: 'TypeError',
      frames: ['e87fa024.js:2:1501', '16930679.js:1:33'],
    });
  });

  it('does not contain a sentence from an error’s name', () => {
    const error = Object.assign(new Error('x'), { name: SENTENCE, stack: undefined });
    expect(createFaultReport({ kind: 'rejection', error }, '/').name).not.toContain(' ');
    expect(createFaultReport({ kind: 'rejection', error: SENTENCE }, '/')).toEqual({
      type: 'fault',
      page: '/',
      kind: 'rejection',
      name: 'string',
      frames: [],
    });
  });

  it('contains rounded measurements', () => {
    const metric = { name: 'LCP', value: 1234.56, rating: 'good', navigationType: 'navigate' } as const;
    const completeMetric = { ...metric, delta: 1, id: 'v5-1', entries: [], navigationId: '1' };
    expect(createVitalReport(completeMetric as unknown as Parameters<typeof createVitalReport>[0], '/about')).toEqual({
      type: 'vital',
      page: '/about',
      metric: 'LCP',
      value: 1235,
      rating: 'good',
      navigation: 'navigate',
    });
  });
});

describe('faults', () => {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', new URL('https://www.example.com/about'));
    vi.stubGlobal('window', { addEventListener: () => {} });
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.stubGlobal('navigator', { sendBeacon });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reports up to twenty distinct faults in one batch', () => {
    startReports();
    const sameError = new RangeError('x');
    recordFault('error', sameError);
    recordFault('error', sameError);
    for (let nth = 1; nth <= 25; nth++) recordFault('error', Object.assign(new Error('x'), { name: `Fault${nth}` }));
    vi.advanceTimersByTime(1_000);
    expect(sendBeacon).toHaveBeenCalledOnce();
    const { reports } = JSON.parse(sendBeacon.mock.lastCall?.[1] ?? '') as {
      reports: { page: string; name: string }[];
    };
    expect(reports.map(({ name }) => name)).toEqual([
      'RangeError',
      ...Array.from({ length: 19 }, (_, at) => `Fault${at + 1}`),
    ]);
    expect(new Set(reports.map(({ page }) => page))).toEqual(new Set(['/about']));
  });
});
