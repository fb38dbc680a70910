import { createAbortError, HttpError, withDeadline } from '@forecourt/functions';
import type { RequestVariables } from '@forecourt/functions';
import type { MiddlewareHandler } from 'hono';

/** Returns 503 and aborts the handler's signal after `timeoutMs`. A disconnect also aborts the signal. */
export const limitRequestTime =
  (timeoutMs: number): MiddlewareHandler<RequestVariables> =>
  async (context, next) => {
    const message = `The answer took longer than ${timeoutMs} ms. Try again, or request less data.`;
    const onTimeout = () => new HttpError(503, 'timeout', message, { retryAfter: 1 });
    // The platform's own reason is not always an Error, and Hono requires one.
    const disconnection = new AbortController();
    context.req.raw.signal.addEventListener('abort', () => disconnection.abort(createAbortError()), { once: true });
    const run = (signal: AbortSignal) => {
      context.set('signal', signal);
      return next();
    };
    await withDeadline(run, { timeoutMs, onTimeout, signal: disconnection.signal });
  };
