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
 * Answers 503 after `milliseconds`, whatever the handler is doing, and aborts the handler's signal. The signal also aborts
 * when the caller disconnects. Its reason is always an `HttpError`.
 */
export function deadline(milliseconds: number): MiddlewareHandler<ServerVariables> {
  return async (context, next) => {
    const work = new AbortController();
    context.set('signal', work.signal);
    const caller = context.req.raw.signal;
    const onDisconnect = () => work.abort(new HttpError(503, 'aborted', 'The caller closed the connection.'));
    caller.addEventListener('abort', onDisconnect, { once: true });
    if (caller.aborted) onDisconnect();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new HttpError(
          503,
          'timeout',
          `The answer took longer than ${milliseconds} ms. Try again, or request less data.`,
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
      caller.removeEventListener('abort', onDisconnect);
    }
  };
}
