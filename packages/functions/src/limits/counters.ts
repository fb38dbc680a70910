import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Where counts are kept: in this process, in Redis, or in this process because Redis is down. */
export type CountersState = 'memory' | 'redis' | 'redis-down';

/** Counts by key. Each count is kept for a window of time that begins with its first addition. */
export interface Counter {
  /**
   * Adds to the count of a key, or subtracts from it.
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

/** Counts in this process only: each instance of a function has its own counts. */
export function createMemoryCounters(): Counters {
  return {
    counter: (name, windowSeconds) => toCounter(createMemoryLimiter(name, windowSeconds)),
    state: () => 'memory',
    close: async () => {},
  };
}

/** The callers compare counts with limits themselves, so that one window can have several limits. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

export const getLimiterOptions = (name: string, windowSeconds: number) => ({
  keyPrefix: `forecourt:${name}`,
  points: NO_LIMIT,
  duration: windowSeconds,
});

export const createMemoryLimiter = (name: string, windowSeconds: number): RateLimiterAbstract =>
  new RateLimiterMemory(getLimiterOptions(name, windowSeconds));

export function toCounter(limiter: RateLimiterAbstract): Counter {
  return {
    async add(key, amount, seconds) {
      const options = seconds === undefined ? {} : { customDuration: seconds };
      const result = await (amount < 0 ? limiter.reward(key, -amount, options) : limiter.penalty(key, amount, options));
      return { count: result.consumedPoints, msLeft: result.msBeforeNext };
    },
  };
}
