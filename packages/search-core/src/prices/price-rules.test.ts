import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeResults, judgeSample, judgeShowcase, RESULTS_RULE, SAMPLE_RULE, SHOWCASE_RULE } from './price-rules.ts';

describe('showcase: −5% and below is good, 10% and above is high', () => {
  test.each([
    [9499, 'good'],
    [9500, 'good'],
    [9501, 'fair'],
    [10_000, 'fair'],
    [10_999, 'fair'],
    [11_000, 'high'],
    [11_001, 'high'],
  ])('judges £%d against an estimate of £10,000 as %s', (price, verdict) => {
    expect(judgeShowcase(price, 10_000)?.verdict).toBe(verdict);
  });
});

describe('sample listings: below the estimate is good, under 5% above it is fair', () => {
  test.each([
    [9999, 'good'],
    [10_000, 'fair'],
    [10_499, 'fair'],
    [10_500, 'high'],
  ])('judges £%d against an estimate of £10,000 as %s', (price, verdict) => {
    expect(judgeSample(price, 10_000)?.verdict).toBe(verdict);
  });

  // The sample cars in docs/specification.md, section 9.
  test.each([
    ['Audi A4', 19_995, 23_550, 'Good deal', -3555],
    ['Mercedes C-Class', 22_500, 21_500, 'Fair deal', 1000],
    ['Hyundai Ioniq', 13_245, 8350, 'Bad deal', 4895],
  ])('judges the sample %s', (_car, price, estimate, word, difference) => {
    expect(judgeSample(price, estimate)).toMatchObject({ word, difference });
  });
});

describe('results: below the estimate is good, under 15% above it is fair', () => {
  test.each([
    [9999, 'good'],
    [10_000, 'fair'],
    [11_499, 'fair'],
    [11_500, 'high'],
    // A threshold of 15% of the listed price would make this fair, because 1,700 is 14.5% of 11,700.
    [11_700, 'high'],
  ])('judges £%d against an estimate of £10,000 as %s', (price, verdict) => {
    expect(judgeResults(price, 10_000)?.verdict).toBe(verdict);
  });
});

describe('every rule', () => {
  test('returns price, estimate, difference, percentage, rule and word', () => {
    expect(judgeResults(11_000, 10_000)).toEqual({
      verdict: 'fair',
      word: 'Fair price',
      price: 11_000,
      estimate: 10_000,
      difference: 1000,
      percent: 10,
      rule: RESULTS_RULE,
    });
    expect(judgeShowcase(9000, 10_000)).toMatchObject({ difference: -1000, percent: -10, rule: SHOWCASE_RULE });
    expect(judgeSample(1, 1)).toMatchObject({ difference: 0, percent: 0, rule: SAMPLE_RULE });
  });

  test('has a word for each verdict', () => {
    expect([SHOWCASE_RULE, SAMPLE_RULE, RESULTS_RULE].map(({ words }) => [words.good, words.fair, words.high])).toEqual(
      [
        ['Good price', 'Fair price', 'High price'],
        ['Good deal', 'Fair deal', 'Bad deal'],
        ['Good price', 'Fair price', 'High price'],
      ],
    );
  });

  test('states its bands in its text', () => {
    for (const { text, bands } of [SHOWCASE_RULE, SAMPLE_RULE, RESULTS_RULE]) {
      const namedPercentages = [...text.matchAll(/\d+(?=%)/g)].map(Number);
      const thresholds = [bands.good, bands.high].map(Math.abs).filter((percent) => percent > 0);
      expect(new Set(namedPercentages), text).toEqual(new Set(thresholds));
      if (bands.good === 0) expect(text).toMatch(/^Below the estimate is a good/);
    }
  });

  test('exposes its bands', () => {
    expect([SHOWCASE_RULE, SAMPLE_RULE, RESULTS_RULE].map(({ name, bands }) => [name, bands.good, bands.high])).toEqual(
      [
        ['showcase', -5, 10],
        ['sample', 0, 5],
        ['results', 0, 15],
      ],
    );
  });

  test.each([
    [0, 10_000],
    [10_000, 0],
    [-1, 10_000],
    [10_000, -1],
    [Number.NaN, 10_000],
    [10_000, Number.NaN],
    [Infinity, 10_000],
    [10_000, Infinity],
  ])('returns no verdict for a price of %d and an estimate of %d', (price, estimate) => {
    expect(judgeShowcase(price, estimate)).toBeUndefined();
    expect(judgeSample(price, estimate)).toBeUndefined();
    expect(judgeResults(price, estimate)).toBeUndefined();
  });

  test('has no rounding error at the limits of its bands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (twentieths) => {
        const estimate = twentieths * 20; // 5, 10 and 15 per cent of such an estimate are whole pounds.
        expect(judgeShowcase(estimate - twentieths, estimate)?.verdict).toBe('good');
        expect(judgeShowcase(estimate - twentieths + 1, estimate)?.verdict).toBe('fair');
        expect(judgeShowcase(estimate + twentieths * 2, estimate)?.verdict).toBe('high');
        expect(judgeShowcase(estimate + twentieths * 2 - 1, estimate)?.verdict).toBe('fair');
        expect(judgeSample(estimate + twentieths, estimate)?.verdict).toBe('high');
        expect(judgeSample(estimate + twentieths - 1, estimate)?.verdict).toBe('fair');
        expect(judgeResults(estimate + twentieths * 3, estimate)?.verdict).toBe('high');
        expect(judgeResults(estimate + twentieths * 3 - 1, estimate)?.verdict).toBe('fair');
      }),
    );
  });
});
