import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';

/** The location of the counts: in this process, in Redis, or in this process because Redis is down. */
export type CountersState = 'memory' | 'redis' | 'redis-down';

export interface Counters {
  /**
   * Opens a counter. Its `penalty` adds an amount, which may be negative, to a key. Each count lasts for a time window
   * that starts with its first addition.
   * @param name unique; part of the keys in a shared store
   */
  counter(name: string, windowSeconds: number): Pick<RateLimiterAbstract, 'penalty'>;
  readonly state: () => CountersState;
  close(): Promise<void>;
}

/**
 * Options for a limiter that only counts and never rejects. Callers compare the counts with their limits.
 */
export const toLimiterOptions = (name: string, windowSeconds: number): IRateLimiterOptions => ({
  keyPrefix: `forecourt:${name}`,
  points: Number.MAX_SAFE_INTEGER,
  duration: windowSeconds,
});

/** Counts in this process only. Each instance of a function therefore has its own counts. */
export const createMemoryCounters = (): Counters => ({
  counter: (...counterOptions) => new RateLimiterMemory(toLimiterOptions(...counterOptions)),
  state: () => 'memory',
  close: async () => {},
});
