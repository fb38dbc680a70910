import { describe, expect, test, vi } from 'vitest';

vi.mock('../config/env.ts', () => ({
  env: { reportUrl: 'https://report.example', calendarEmbedUrl: 'https://calendar.example', policy: { url: '' } },
}));
const { isPurposeAllowed, present, purposes, readDecisions, listUndecidedPurposes, writeDecisions } =
  await import('./consent.ts');

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

describe('what was decided', () => {
  test('is read as it was written, for six months', () => {
    const raw = writeDecisions({ calendar: true, measurement: false }, NOW);
    expect(readDecisions(raw, NOW)).toEqual({ calendar: true, measurement: false });
    expect(readDecisions(raw, NOW + 182 * DAY)).toEqual({ calendar: true, measurement: false });
    expect(readDecisions(raw, NOW + 183 * DAY)).toEqual({});
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{"version":1'],
    ['null', 'null'],
    ['another version', '{"version":0,"at":1795262400000,"decisions":{"calendar":true}}'],
    ['a time to come', `{"version":1,"at":${NOW + 1},"decisions":{"calendar":true}}`],
    ['no time', '{"version":1,"decisions":{"calendar":true}}'],
    ['no decisions', `{"version":1,"at":${NOW},"decisions":null}`],
    ['a word for a yes', `{"version":1,"at":${NOW},"decisions":{"calendar":"yes","__proto__":true,"other":true}}`],
  ])('is nothing where there is %s', (_, raw) => {
    expect(readDecisions(raw, NOW)).toEqual({});
  });
});

describe('what may be done', () => {
  test('waits for a yes, or ends with a no', () => {
    expect(isPurposeAllowed({}, 'calendar')).toBe(false);
    expect(isPurposeAllowed({ calendar: true }, 'calendar')).toBe(true);
    expect(isPurposeAllowed({}, 'recent')).toBe(true);
    expect(isPurposeAllowed({ recent: false }, 'recent')).toBe(false);
  });

  test('is asked for where this build has something to ask for, and nothing was said', () => {
    expect(present).toEqual(['recent', 'measurement', 'calendar']);
    expect(listUndecidedPurposes({})).toEqual(['measurement', 'calendar']);
    expect(listUndecidedPurposes({ calendar: false })).toEqual(['measurement']);
    expect(listUndecidedPurposes({ calendar: true, measurement: false })).toEqual([]);
    expect(Object.keys(purposes)).toContain('policies');
  });
});
