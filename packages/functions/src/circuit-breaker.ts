import type { Log } from './log.ts';

/** The outcome of a call. `unknown`: no request was sent, or the caller disconnected before the model responded. */
export type CallOutcome = 'answered' | 'failed' | 'unknown';

const MAX_FAILURES = 3;
const REST_MS = 30_000;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * Pauses calls after several failures in a row, so that users don't wait for a failing model's timeout. After the
 * pause, one trial call decides whether calls are allowed again.
 *
 * @param clock A monotonic clock, in milliseconds.
 */
export function createCircuitBreaker({ log, clock = () => performance.now() }: { log: Log; clock?: () => number }) {
  let failures = 0;
  let restsUntil: number | undefined;
  return {
    /** Allows a call and returns a function to report its outcome once. Returns undefined while calls are paused. */
    tryEnter: (): ((outcome: CallOutcome) => void) | undefined => {
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
            log.warn('The model is failing. Calls are paused, and only the rules reply.', {
              failures,
              restMs: REST_MS,
            });
        }
      };
    },
    /** Returns whether calls are paused or only a trial call is allowed. */
    isResting: () => restsUntil !== undefined,
  };
}
