import { describe, expect, test } from 'vitest';
import { formatDistance, formatMileage, formatYears } from './labels.ts';

describe('labels in British English', () => {
  test('mileage', () => {
    expect(formatMileage(92_000)).toBe('92,000 miles');
    expect(formatMileage(900.6)).toBe('901 miles');
    expect(formatMileage(0)).toBe('0 miles');
    expect(formatMileage(undefined)).toBe('No mileage data');
  });

  test('distance', () => {
    expect(formatDistance(50)).toBe('50 miles');
    expect(formatDistance('national')).toBe('National');
  });

  test('years', () => {
    expect(formatYears(2018, undefined)).toBe('From 2018');
    expect(formatYears(undefined, 2022)).toBe('To 2022');
    expect(formatYears(2018, 2022)).toBe('2018 to 2022');
    expect(formatYears(2020, 2020)).toBe('2020');
    expect(formatYears(undefined, undefined)).toBe('');
  });
});
