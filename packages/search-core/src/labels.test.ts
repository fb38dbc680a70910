import { describe, expect, test } from 'vitest';
import { formatDistance, formatMileage } from './labels.ts';

describe('labels in British English', () => {
  test('formats a mileage', () => {
    expect(formatMileage(92_000)).toBe('92,000 miles');
    expect(formatMileage(900.6)).toBe('901 miles');
    expect(formatMileage(0)).toBe('0 miles');
    expect(formatMileage(undefined)).toBe('No mileage data');
  });

  test('formats a distance', () => {
    expect(formatDistance(50)).toBe('50 miles');
    expect(formatDistance('national')).toBe('National');
  });
});
