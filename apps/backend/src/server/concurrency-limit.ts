import { addressBucket } from '@forecourt/functions';
import type { Context, Env, MiddlewareHandler } from 'hono';
import { HttpError } from './http-error.ts';

/**
 * Answers 429 to a caller that already waits for `maxPerAddress` answers. The embedded database runs one statement at a
 * time: a queue that one caller fills is a queue that everybody else waits in.
 *
 * @param getAddress Returns the caller's address, or undefined if the server cannot determine it.
 */
export function limitConcurrency<E extends Env>(
  maxPerAddress: number,
  getAddress: (context: Context<E>) => string | undefined,
): MiddlewareHandler<E> {
  const running = new Map<string, number>();
  return async (context, next) => {
    const address = addressBucket(getAddress(context));
    const count = running.get(address) ?? 0;
    if (count >= maxPerAddress) {
      throw new HttpError(
        429,
        'rate-limited',
        `More than ${maxPerAddress} requests of your connection are waiting for an answer. Try again in a second.`,
        { 'retry-after': '1' },
      );
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
