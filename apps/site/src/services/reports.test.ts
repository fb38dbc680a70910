import { describe, expect, it } from 'vitest';
import { faultReport, routeOf, vitalReport } from './reports.ts';

const SENTENCE = 'a red Golf for my mother in M20 2WX';

describe('what is reported', () => {
  it('of an address is its route, and nothing of one that is none', () => {
    expect(routeOf('/search/results')).toBe('/search/results');
    expect(routeOf(`/${SENTENCE}`)).toBe('unknown');
    expect(routeOf('/constructor')).toBe('unknown');
  });

  it('of an error is its class and where in our files it was, not a word of it', () => {
    const error = new TypeError(`${SENTENCE} is not a function`);
    error.stack = [
      `TypeError: ${SENTENCE} is not a function at https://www.example.com/assets/`,
      '    at read (https://www.example.com/assets/e87fa024.js:2:1501)',
      `    at https://www.example.com/search/results?original_query=${encodeURIComponent(SENTENCE)}:1:9`,
      `    at https://www.example.com/assets/16930679.js?words=${encodeURIComponent(SENTENCE)}:1:33`,
      '    at chrome-extension://abcdef/content.js:1:1',
    ].join('\n');
    expect(faultReport({ kind: 'error', error }, '/search/results')).toEqual({
      type: 'fault',
      page: '/search/results',
      kind: 'error',
      name: 'TypeError',
      frames: ['e87fa024.js:2:1501', '16930679.js:1:33'],
    });
  });

  it('of an error that names itself after what was typed is no sentence', () => {
    const error = Object.assign(new Error('x'), { name: SENTENCE, stack: undefined });
    expect(faultReport({ kind: 'rejection', error }, '/').name).not.toContain(' ');
    expect(faultReport({ kind: 'rejection', error: SENTENCE }, '/')).toEqual({
      type: 'fault',
      page: '/',
      kind: 'rejection',
      name: 'string',
      frames: [],
    });
  });

  it('of a measurement is what it is, rounded', () => {
    const metric = { name: 'LCP', value: 1234.56, rating: 'good', navigationType: 'navigate' } as const;
    const whole = { ...metric, delta: 1, id: 'v5-1', entries: [], navigationId: '1' };
    expect(vitalReport(whole as unknown as Parameters<typeof vitalReport>[0], '/about')).toEqual({
      type: 'vital',
      page: '/about',
      metric: 'LCP',
      value: 1235,
      rating: 'good',
      navigation: 'navigate',
    });
  });
});
