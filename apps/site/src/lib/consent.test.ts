import { describe, expect, test, vi } from 'vitest';

vi.mock('../config/env.ts', () => ({
  env: { reportUrl: 'https://report.example', calendarEmbedUrl: 'https://calendar.example', policy: { url: '' } },
}));
const { isPurposeAllowed, activePurposes, consentRules, parseDecisions, listUndecidedPurposes } =
  await import('./consent.ts');

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

const store = (decisions: unknown, { version = 1, at = NOW as unknown } = {}) => ({ version, at, decisions });

test('keeps a decision for six months', () => {
  const stored = store({ calendar: true, measurement: false });
  expect(parseDecisions(stored, NOW)).toEqual({ calendar: true, measurement: false });
  expect(parseDecisions(stored, NOW + 182 * DAY)).toEqual({ calendar: true, measurement: false });
  expect(parseDecisions(stored, NOW + 183 * DAY)).toEqual({});
});

test.each([
  ['null', null],
  ['a string', 'yes'],
  ['another version', store({ calendar: true }, { version: 0 })],
  ['a time in the future', store({ calendar: true }, { at: NOW + 1 })],
  ['no time', store({ calendar: true }, { at: null })],
  ['no decisions', store(null)],
  ['decisions that are not booleans', store({ calendar: 'yes', toString: true, other: true })],
])('treats invalid stored decisions as none: %s', (_, stored) => {
  expect(parseDecisions(stored, NOW)).toEqual({});
});

describe('purposes', () => {
  test('allows a purpose after consent, or until an objection', () => {
    expect(isPurposeAllowed({}, 'calendar')).toBe(false);
    expect(isPurposeAllowed({ calendar: true }, 'calendar')).toBe(true);
    expect(isPurposeAllowed({}, 'recent')).toBe(true);
    expect(isPurposeAllowed({ recent: false }, 'recent')).toBe(false);
  });

  test('leaves a purpose undecided until the visitor chooses', () => {
    expect(activePurposes).toEqual(['recent', 'measurement', 'calendar']);
    expect(listUndecidedPurposes({})).toEqual(['measurement', 'calendar']);
    expect(listUndecidedPurposes({ calendar: false })).toEqual(['measurement']);
    expect(listUndecidedPurposes({ calendar: true, measurement: false })).toEqual([]);
    expect(Object.keys(consentRules)).toContain('policies');
  });
});
