import { HttpError } from '../http-error.ts';
import type { Counters } from './counters.ts';

/** The maximum numbers of requests. */
export interface RequestLimits {
  /** The limited endpoint, which is part of the counters' names. */
  readonly name: string;
  /**
   * Limits per address: for a minute and for an hour. Without an hourly limit an address is forgotten after a minute.
   */
  readonly perAddressMinute: number;
  readonly perAddressHour?: number;
  /** Maximum per minute for all addresses together. */
  readonly overAllMinute: number;
}

/**
 * Creates a function that counts the requests of an address, and throws an HttpError 429 with Retry-After once a limit is
 * exceeded. Slow requests can count as several.
 *
 * Limits apply per address and in total, in fixed windows that start with the first request. Two consecutive windows can hold
 * twice the limit.
 *
 * The total is counted first, and refunded if the address has exceeded its limit, so that one address cannot use up
 * everybody's share. The hourly count is refunded too, so users who share an address with a looping client wait only a minute.
 * An address is stored only while the total limit allows it, which bounds the memory that forged addresses can use.
 */
export function createRequestLimiter(
  counters: Counters,
  { name, perAddressMinute, perAddressHour = Infinity, overAllMinute }: RequestLimits,
) {
  const all = counters.counter(`${name}:all`, 60);
  const minute = counters.counter(`${name}:minute`, 60);
  const hour = perAddressHour === Infinity ? undefined : counters.counter(`${name}:hour`, 3_600);
  return async (bucket: string, weight = 1): Promise<void> => {
    const overAll = await all.penalty('all', weight);
    if (overAll.consumedPoints > overAllMinute) throw createRefusal('The server is very busy.', overAll.msBeforeNext);
    const [inMinute, inHour] = await Promise.all([minute.penalty(bucket, weight), hour?.penalty(bucket, weight)]);
    const waitMs = Math.max(
      inMinute.consumedPoints > perAddressMinute ? inMinute.msBeforeNext : 0,
      inHour && inHour.consumedPoints > perAddressHour ? inHour.msBeforeNext : 0,
    );
    if (waitMs === 0) return;
    await Promise.all([all.penalty('all', -weight), hour?.penalty(bucket, -weight)]);
    throw createRefusal('Too many requests from your connection.', waitMs);
  };
}

function createRefusal(reason: string, waitMs: number): HttpError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1_000));
  return new HttpError(429, 'rate-limited', `${reason} Try again in ${retryAfter} seconds.`, { retryAfter });
}
