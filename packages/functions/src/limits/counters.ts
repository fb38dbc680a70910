import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Where counts are kept: here, in Redis, or here because Redis does not answer. */
export type CountersState = 'memory' | 'redis' | 'redis-down';

/** Counts things by a key, each count for a window of time that begins with its first. */
export interface Counter {
  /**
   * Adds to the count of a key, or takes from it.
   *
   * @param seconds How long a count that begins now is kept; the counter's own window if not given.
   * @returns the count with this, and the milliseconds until it is forgotten.
   */
  add(key: string, amount: number, seconds?: number): Promise<{ count: number; msLeft: number }>;
}

export interface Counters {
  /** @param name Unique; part of the keys in a store that is shared. */
  counter(name: string, windowSeconds: number): Counter;
  readonly state: () => CountersState;
  close(): Promise<void>;
}

/** Counts in this process alone: each instance of a function has its own. Gone when it ends. */
export function memoryCounters(): Counters {
  return {
    counter: (name, windowSeconds) => counterOf(memoryLimiter(name, windowSeconds)),
    state: () => 'memory',
    close: async () => {},
  };
}

/** The limits are compared by our own code, so that one window can have several: for the library there are none. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

export const limiterOptions = (name: string, windowSeconds: number) => ({
  keyPrefix: `forecourt:${name}`,
  points: NO_LIMIT,
  duration: windowSeconds,
});

export const memoryLimiter = (name: string, windowSeconds: number): RateLimiterAbstract =>
  new RateLimiterMemory(limiterOptions(name, windowSeconds));

export function counterOf(limiter: RateLimiterAbstract): Counter {
  return {
    async add(key, amount, seconds) {
      const options = seconds === undefined ? {} : { customDuration: seconds };
      const result = await (amount < 0 ? limiter.reward(key, -amount, options) : limiter.penalty(key, amount, options));
      return { count: result.consumedPoints, msLeft: result.msBeforeNext };
    },
  };
}
