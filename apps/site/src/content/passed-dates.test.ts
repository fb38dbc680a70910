import { expect, test } from 'vitest';
import { roadmap } from './roadmap.ts';
import { listPassedDates } from './passed-dates.ts';

const due = { word: 'Planned', year: 2025, quarter: 3 } as const;

test('lists a planned phase once its quarter has ended', () => {
  const phases = [{ title: 'Beta testing', due }];
  expect(listPassedDates(phases, new Date('2025-09-30T23:59:59Z'))).toEqual([]);
  expect(listPassedDates(phases, new Date('2025-10-01T00:00:00Z'))).toEqual(['Beta testing: planned for Q3 2025']);
  expect(listPassedDates([{ title: 'Launch', due: { ...due, quarter: 4 } }], new Date('2025-12-31'))).toEqual([]);
});

test('omits phases with a state or without a date', () => {
  const phases = [{ title: 'Beta testing', due, state: 'in testing' }, { title: 'Research' }];
  expect(listPassedDates(phases, new Date('2030-01-01'))).toEqual([]);
});

test('gives every overdue phase of the roadmap a state', () => {
  expect(listPassedDates(roadmap, new Date('2030-01-01'))).toEqual([]);
});
