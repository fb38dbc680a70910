import { getAddressBucket, HttpError } from '@forecourt/functions';
import type { RequestVariables } from '@forecourt/functions';
import type { MiddlewareHandler } from 'hono';

/**
 * Returns 429 if an address already has `maxPerAddress` pending requests. The embedded database runs one statement at a
 * time, so one caller could otherwise fill the queue for everybody.
 */
export function limitConcurrency(maxPerAddress: number): MiddlewareHandler<RequestVariables> {
  const running = new Map<string, number>();
  return async (context, next) => {
    const address = getAddressBucket(context.get('address'));
    const count = running.get(address) ?? 0;
    if (count >= maxPerAddress) {
      const message = `More than ${maxPerAddress} requests of your connection are waiting for an answer. Try again in a second.`;
      throw new HttpError(429, 'rate-limited', message, { retryAfter: 1 });
    }
    running.set(address, count + 1);
    try {
      await next();
    } finally {
      const left = (running.get(address) ?? 1) - 1;
      if (left > 0) running.set(address, left);
      else running.delete(address);
    }
  };
}
