import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const pickNumbers = (seed: number, stream: number, count = 20) => {
  const random = createRandom(seed, stream);
  return Array.from({ length: count }, () => random.next());
};

describe('createRandom', () => {
  it('returns the same numbers only for the same seed and stream', () => {
    expect(pickNumbers(1, 2)).toEqual(pickNumbers(1, 2));
    expect(pickNumbers(1, 2)).not.toEqual(pickNumbers(1, 3));
    expect(pickNumbers(1, 2)).not.toEqual(pickNumbers(2, 2));
  });

  it('is uniform from the first number of a stream', () => {
    const first = Array.from({ length: 2000 }, (_, stream) => createRandom(1, stream).next());
    const mean = first.reduce((sum, value) => sum + value, 0) / first.length;
    expect(mean).toBeGreaterThan(0.47);
    expect(mean).toBeLessThan(0.53);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...first)).toBeLessThan(1);
  });

  it('picks options by weight', () => {
    const random = createRandom(1);
    const picks = Array.from({ length: 4000 }, () =>
      random.pickWeighted([
        ['rare', 1],
        ['usual', 3],
        ['never', 0],
      ] as const),
    );
    expect(picks.filter((pick) => pick === 'never')).toHaveLength(0);
    expect(picks.filter((pick) => pick === 'usual').length / picks.length).toBeCloseTo(0.75, 1);
  });

  it('returns normal values with a mean of 0 and a variance of 1', () => {
    const random = createRandom(1);
    const values = Array.from({ length: 5000 }, () => random.pickNormal());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });

  it('rejects an empty list and options without weight', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
    expect(() => createRandom(1).pickWeighted([['a', 0]])).toThrow(RangeError);
  });
});
