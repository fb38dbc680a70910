/** A seeded random number generator. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `low` to `high`, both inclusive. */
  pickInteger(low: number, high: number): number;
  pickBoolean(probability: number): boolean;
  /** A normally distributed number with mean 0 and standard deviation 1. */
  pickNormal(): number;
  pick<T>(options: readonly T[]): T;
  /** Picks an option at random, by weight. @throws RangeError if no weight is above 0 */
  pickWeighted<T>(options: readonly (readonly [T, number])[]): T;
}

/**
 * Creates a generator for one of a seed's independent streams. Each car has its own stream, so that it does not depend
 * on the cars before it.
 */
export function createRandom(seed: number, stream = 0): Random {
  // sfc32 (Chris Doty-Humphrey, PractRand; public domain): small, fast, and passes its author's tests.
  let a = seed | 0;
  let b = (stream ^ 0x9e3779b9) | 0;
  let c = (Math.imul(seed, 0x85ebca6b) ^ Math.imul(stream, 0xc2b2ae35)) | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  // Discards the first numbers, which correlate with the seed.
  for (let i = 0; i < 12; i += 1) next();

  return {
    next,
    pickInteger: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pickBoolean: (probability) => next() < probability,
    pickNormal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (options) => getOption(options, Math.floor(next() * options.length)),
    pickWeighted(options) {
      const total = options.reduce((sum, [, weight]) => sum + weight, 0);
      if (!(total > 0)) throw new RangeError('No option has a weight above 0.');
      let remainingWeight = next() * total;
      for (const [option, weight] of options) {
        remainingWeight -= weight;
        if (remainingWeight < 0) return option;
      }
      const [last] = getOption(options, options.length - 1);
      return last;
    },
  };
}

function getOption<T>(options: readonly T[], index: number): T {
  if (index < 0 || index >= options.length) throw new RangeError('The list of options is empty.');
  return options[index] as T;
}
