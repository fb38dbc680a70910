import type { Log } from './log.ts';

/** The outcome of a call. `unknown` if the caller left before the model responded. */
export type CallOutcome = 'answered' | 'failed' | 'unknown';

/**
 * Stops calling a failing model so that users don't wait for its timeout. After several failures in a row, calls are paused.
 * Then one trial call is allowed: if it succeeds, all calls are allowed again; if it fails, calls are paused again.
 */
export interface CircuitBreaker {
  /** Allows a call and returns a function to report its outcome once. Returns undefined while calls are paused. */
  readonly enter: () => ((outcome: CallOutcome) => void) | undefined;
  /** Whether calls are paused, or only a trial call is allowed. */
  readonly isResting: () => boolean;
}

export interface CircuitBreakerOptions {
  readonly log: Log;
  /** A monotonic clock, in milliseconds. */
  readonly clock?: () => number;
}

const MAX_FAILURES = 3;
const REST_MS = 30_000;

/** Each process has its own circuit breaker, because each has its own connection to the model. */
export function createCircuitBreaker({ log, clock = () => performance.now() }: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  let restsUntil: number | undefined;
  return {
    enter() {
      const isTrial = restsUntil !== undefined;
      if (restsUntil !== undefined && clock() < restsUntil) return undefined;
      // Other calls stay paused until the trial ends, but no longer than `REST_MS`.
      if (isTrial) restsUntil = clock() + REST_MS;
      return (outcome) => {
        if (outcome === 'answered') {
          if (restsUntil !== undefined) log.info('The model is responding again.');
          failures = 0;
          restsUntil = undefined;
        } else if (outcome === 'unknown') {
          if (isTrial) restsUntil = clock();
        } else {
          failures += 1;
          if (isTrial || failures === MAX_FAILURES) restsUntil = clock() + REST_MS;
          if (failures === MAX_FAILURES)
            log.warn('The model is failing. Calls are paused and the rules answer.', { failures, restMs: REST_MS });
        }
      };
    },
    isResting: () => restsUntil !== undefined,
  };
}
