import type { MiddlewareHandler } from 'hono';
import { HttpError } from './http-error.ts';

/** What the middleware of this server puts beside a request. */
export interface ServerVariables {
  Variables: {
    /** Aborts when the caller has gone or the time for an answer is over. */
    signal: AbortSignal;
  };
}

/**
 * Answers 503 after `milliseconds`, whatever the handler is doing, and aborts the signal that the handler got. The signal
 * also aborts when the caller hangs up, so that nothing is computed for nobody. Its reason is always an `HttpError`.
 */
export function deadline(milliseconds: number): MiddlewareHandler<ServerVariables> {
  return async (context, next) => {
    const work = new AbortController();
    context.set('signal', work.signal);
    const caller = context.req.raw.signal;
    const onHangUp = () => work.abort(new HttpError(503, 'aborted', 'The caller closed the connection.'));
    caller.addEventListener('abort', onHangUp, { once: true });
    if (caller.aborted) onHangUp();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new HttpError(
          503,
          'timeout',
          `The answer took longer than ${milliseconds} ms. Try again, or ask for less.`,
          { 'retry-after': '1' },
        );
        reject(error);
        work.abort(error);
      }, milliseconds);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
      caller.removeEventListener('abort', onHangUp);
    }
  };
}
