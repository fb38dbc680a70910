import { addressBucket } from '@forecourt/functions';
import type { RequestLimits } from '@forecourt/functions';
import type { Context, Env, MiddlewareHandler } from 'hono';
import { HttpError } from './http-error.ts';

/**
 * Counts requests by the caller's address, and answers 429 with Retry-After above the limit.
 *
 * @param getAddress Returns the caller's address, or undefined if the server cannot determine it.
 */
export function requestLimit<E extends Env>(
  limits: RequestLimits,
  getAddress: (context: Context<E>) => string | undefined,
): MiddlewareHandler<E> {
  return async (context, next) => {
    const refusal = await limits.take(addressBucket(getAddress(context)));
    if (refusal) throw createRateLimitError(refusal);
    await next();
  };
}

function createRateLimitError({ retryAfter, limit }: { retryAfter: number; limit: 'address' | 'all' }): HttpError {
  const what = limit === 'address' ? 'Too many requests came from your connection.' : 'The server is very busy.';
  return new HttpError(429, 'rate-limited', `${what} Try again in ${retryAfter} seconds.`, {
    'retry-after': String(retryAfter),
  });
}
