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
 * Answers 503 after `milliseconds`, whatever the handler is at, and tells the handler by the signal. The
 * signal is aborted as well when the caller hangs up, so that nothing is computed for nobody.
 */
export function deadline(milliseconds: number): MiddlewareHandler<ServerVariables> {
  return async (context, next) => {
    const over = new AbortController();
    context.set('signal', AbortSignal.any([over.signal, context.req.raw.signal]));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new HttpError(
          503,
          'timeout',
          `The answer took longer than ${milliseconds} ms and was given up. Try again, or ask for less.`,
          { 'retry-after': '1' },
        );
        reject(error);
        over.abort(error);
      }, milliseconds);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
