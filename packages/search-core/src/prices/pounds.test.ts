import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { formatPrice } from '../labels.ts';
import { MAX_POUNDS, parsePriceDigits, parsePriceText } from './pounds.ts';

describe('formatPrice', () => {
  test.each([
    [0, '£0'],
    [950, '£950'],
    [19_995, '£19,995'],
    [100_000, '£100,000'],
    [-1855, '-£1,855'],
    [9999.6, '£10,000'],
  ])('formats %d pounds', (pounds, text) => {
    expect(formatPrice(pounds)).toBe(text);
  });
});

describe('parsePriceText', () => {
  test.each([
    ['£19,995', 19_995],
    [' £ 19 995 ', 19_995],
    ['23550', 23_550],
    ['£12,995.50', 12_995.5],
    ['£12,995 ono', 12_995],
    ['N/A', 0],
    ['', 0],
    ['POA', 0],
    ['-500', 0],
    ['1e400', 0],
    ['Infinity', 0],
    ['£10,000,001', 0],
  ])('reads the showcase price ‘%s’', (text, pounds) => {
    expect(parsePriceText(text)).toBe(pounds);
  });
});

describe('parsePriceDigits', () => {
  test.each([
    ['£12,995', 12_995],
    ['GBP 12.995', 12_995],
    ['Price: 12995 pounds', 12_995],
    ['£12,995.00', 12_995],
    ['£12,995.5 ', 12_995],
    ['12,995.', 12_995],
    ['N/A', 0],
    ['', 0],
    ['0x', 0],
    ['9'.repeat(400), 0],
  ])('reads the search service’s price ‘%s’', (text, pounds) => {
    expect(parsePriceDigits(text)).toBe(pounds);
  });
});

describe('both parsers', () => {
  test('parses what formatPrice writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_POUNDS }), (pounds) => {
        expect(parsePriceText(formatPrice(pounds))).toBe(pounds);
        expect(parsePriceDigits(formatPrice(pounds))).toBe(pounds);
      }),
    );
  });

  test('returns a valid number for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const pounds of [parsePriceText(text), parsePriceDigits(text)]) {
          expect(pounds).toBeGreaterThanOrEqual(0);
          expect(pounds).toBeLessThanOrEqual(MAX_POUNDS);
        }
      }),
    );
  });
});
