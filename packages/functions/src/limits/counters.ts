import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';

/** Where counts are kept: in this process, in Redis, or in this process because Redis is down. */
export type CountersState = 'memory' | 'redis' | 'redis-down';

/** Counts by key. Each count is kept for a window of time that begins with its first addition. */
export interface Counter {
  /**
   * Adds to the count of a key. The amount may be negative.
   *
   * @param seconds How long a count that begins now is kept; by default the counter's window.
   * @returns the new count, and the milliseconds until it is forgotten.
   */
  add(key: string, amount: number, seconds?: number): Promise<{ count: number; msLeft: number }>;
}

export interface Counters {
  /** @param name Unique; part of the keys in a shared store. */
  counter(name: string, windowSeconds: number): Counter;
  readonly state: () => CountersState;
  close(): Promise<void>;
}

/** Creates a function that opens counters. Callers compare counts with limits, so that one window can have several limits. */
export const createCounter =
  (createLimiter: (options: IRateLimiterOptions) => RateLimiterAbstract): Counters['counter'] =>
  (name, windowSeconds) => {
    const limiter = createLimiter({
      keyPrefix: `forecourt:${name}`,
      points: Number.MAX_SAFE_INTEGER,
      duration: windowSeconds,
    });
    return {
      async add(key, amount, customDuration) {
        const options = customDuration === undefined ? {} : { customDuration };
        const { consumedPoints, msBeforeNext } = await limiter.penalty(key, amount, options);
        return { count: consumedPoints, msLeft: msBeforeNext };
      },
    };
  };

/** Counts in this process only: each instance of a function has its own counts. */
export const createMemoryCounters = (): Counters => ({
  counter: createCounter((options) => new RateLimiterMemory(options)),
  state: () => 'memory',
  close: async () => {},
});
