import type { Log } from './log.ts';

/** How a call ended: `unknown` where the caller left, which says nothing of the model. */
export type CallOutcome = 'answered' | 'failed' | 'unknown';

/**
 * Leaves a model alone that does not answer, so that not every buyer waits for its time to be up. After some failures in a row no call is
 * let through for a while; then one is, on trial: its success lets all through again, its failure begins another rest.
 */
export interface CircuitBreaker {
  /** Lets a call through, whose end must be told; undefined while the model rests. */
  readonly enter: () => ((outcome: CallOutcome) => void) | undefined;
  /** No call is let through, or one on trial. */
  readonly isResting: () => boolean;
}

export interface CircuitBreakerOptions {
  readonly log: Log;
  /** A clock that is never set, in milliseconds. */
  readonly clock?: () => number;
}

const MOST_FAILURES = 3;
const REST_MS = 30_000;

/** Each process has its own: it knows by itself whether it reaches the model. */
export function createCircuitBreaker({ log, clock = () => performance.now() }: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  let restsUntil: number | undefined;
  let isOnTrial = false;

  const end = (outcome: CallOutcome, wasTrial: boolean) => {
    if (wasTrial) isOnTrial = false;
    if (outcome === 'answered') {
      if (restsUntil !== undefined) log.info('The model answers again.');
      failures = 0;
      restsUntil = undefined;
    } else if (outcome === 'failed') {
      failures += 1;
      if (wasTrial) restsUntil = clock() + REST_MS;
      else if (restsUntil === undefined && failures >= MOST_FAILURES) {
        restsUntil = clock() + REST_MS;
        log.warn('The model does not answer: it is left alone, and the rules answer.', { failures, restMs: REST_MS });
      }
    }
  };

  return {
    enter() {
      const isTrial = restsUntil !== undefined;
      if (isTrial && (isOnTrial || clock() < (restsUntil ?? 0))) return undefined;
      if (isTrial) isOnTrial = true;
      let hasEnded = false;
      return (outcome) => {
        if (!hasEnded) end(outcome, isTrial);
        hasEnded = true;
      };
    },
    isResting: () => restsUntil !== undefined,
  };
}
