import { getAddressBucket, HttpError } from '@forecourt/functions';
import type { RequestVariables } from '@forecourt/functions';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * The embedded database runs one statement at a time, so without this limit one caller could fill the queue for
 * everybody.
 */
export function limitConcurrency(maxPerAddress: number): MiddlewareHandler<RequestVariables> {
  const requestsByAddress = new Map<string, Set<Context>>();
  return async (context, next) => {
    const address = getAddressBucket(context.get('address'));
    const pendingRequests = requestsByAddress.get(address) ?? new Set();
    if (pendingRequests.size >= maxPerAddress) {
      const message = `Your connection has too many requests in progress (maximum: ${maxPerAddress}). Try again in a second.`;
      throw new HttpError(429, 'rate-limited', message, { retryAfter: 1 });
    }
    requestsByAddress.set(address, pendingRequests.add(context));
    const release = () => {
      if (pendingRequests.delete(context) && pendingRequests.size === 0) requestsByAddress.delete(address);
    };
    // A handler may wait for a body that never arrives, but its request ends at the deadline or on a disconnect.
    const signal = context.get('signal');
    signal?.addEventListener('abort', release, { once: true });
    try {
      await next();
    } finally {
      signal?.removeEventListener('abort', release);
      release();
    }
  };
}
