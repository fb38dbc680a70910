import type { Log } from './log.ts';

/** How a call ended: `unknown` if the caller left, which says nothing about the model. */
export type CallOutcome = 'answered' | 'failed' | 'unknown';

/**
 * Stops calling a failing model so that users don't wait for its timeout. After some failures in a row no call is allowed for
 * a while. Then one is, on trial: if it succeeds, all calls are allowed again; if it fails, the model rests again.
 */
export interface CircuitBreaker {
  /** Allows a call and returns the function to report its outcome with, once; undefined while the model rests. */
  readonly enter: () => ((outcome: CallOutcome) => void) | undefined;
  /** Whether no call is allowed, or only one on trial. */
  readonly isResting: () => boolean;
}

export interface CircuitBreakerOptions {
  readonly log: Log;
  /** A monotonic clock, in milliseconds. */
  readonly clock?: () => number;
}

const MAX_FAILURES = 3;
const REST_MS = 30_000;

/** Each process has its own, because each knows whether it reaches the model. */
export function createCircuitBreaker({ log, clock = () => performance.now() }: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  let restsUntil: number | undefined;
  return {
    enter() {
      const isTrial = restsUntil !== undefined;
      if (restsUntil !== undefined && clock() < restsUntil) return undefined;
      // Other calls wait for the outcome of the trial, and for no longer than a rest.
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
