import { addressBucket } from '@forecourt/site/api/_functions';
import type { RequestLimits } from '@forecourt/site/api/_functions';
import type { Context, Env, MiddlewareHandler } from 'hono';
import { HttpError } from './http-error.ts';

/**
 * Counts each request of the caller's address and answers 429 with Retry-After above the limit.
 *
 * @param addressOf The address that the request came from, as far as the server can vouch for it.
 */
export function requestLimit<E extends Env>(
  limits: RequestLimits,
  addressOf: (context: Context<E>) => string | undefined,
): MiddlewareHandler<E> {
  return async (context, next) => {
    const refusal = await limits.take(addressBucket(addressOf(context)));
    if (refusal) throw tooManyRequests(refusal);
    await next();
  };
}

function tooManyRequests({ retryAfter, limit }: { retryAfter: number; limit: 'address' | 'all' }): HttpError {
  const what = limit === 'address' ? 'Too many requests came from your connection.' : 'The server is very busy.';
  return new HttpError(429, 'rate-limited', `${what} Try again in ${retryAfter} seconds.`, {
    'retry-after': String(retryAfter),
  });
}
