import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';

/** `redis-down`: counted in this process while Redis is down. */
export type CountersState = 'memory' | 'redis' | 'redis-down';

export interface Counters {
  /**
   * Opens a counter. Its `penalty` adds an amount, which may be negative, to a key. A count expires `windowSeconds`
   * after its first addition.
   * @param name unique; part of the keys in a shared store
   */
  counter(name: string, windowSeconds: number): Pick<RateLimiterAbstract, 'penalty'>;
  readonly state: () => CountersState;
  close(): Promise<void>;
}

/** The limiter only counts and never rejects. Callers compare the counts with their limits. */
export const toLimiterOptions = (name: string, windowSeconds: number): IRateLimiterOptions => ({
  keyPrefix: `forecourt:${name}`,
  points: Number.MAX_SAFE_INTEGER,
  duration: windowSeconds,
});

/** Each instance of a function has its own counts. */
export const createMemoryCounters = (): Counters => ({
  counter: (...counterOptions) => new RateLimiterMemory(toLimiterOptions(...counterOptions)),
  state: () => 'memory',
  close: async () => {},
});
