import { HttpError } from '../http-error.ts';
import type { Counters } from './counters.ts';

/** How many requests are answered. */
export interface RequestLimitsSettings {
  /** What is limited: part of the counters' names. */
  readonly name: string;
  /** For one address in a minute, and in an hour. Without an hourly limit an address is forgotten after a minute. */
  readonly perAddressMinute: number;
  readonly perAddressHour?: number;
  /** For all addresses together in a minute. */
  readonly overAllMinute: number;
}

/** The limit that a request exceeds, and the seconds to wait. */
export interface Refusal {
  readonly limit: 'address' | 'all';
  readonly retryAfter: number;
}

export interface RequestLimits {
  /**
   * Counts a request. Returns undefined if it may be answered.
   *
   * @param weight How many requests it counts for: one that takes long to answer counts for several.
   */
  readonly take: (bucket: string, weight?: number) => Promise<Refusal | undefined>;
}

const ALL = 'all';

/**
 * Limits by address and over all, in fixed windows that begin with the first request. Two windows in a row may therefore hold
 * twice the limit.
 *
 * The count over all comes first and is given back if the address has exceeded its limit, so that one address cannot use up
 * everybody's share. The hour's count is given back too, so that users who share an address with a loop wait a minute only.
 * An address is remembered only while there is room over all, which bounds the memory that invented addresses can fill.
 */
export function createRequestLimits(
  counters: Counters,
  { name, perAddressMinute, perAddressHour, overAllMinute }: RequestLimitsSettings,
): RequestLimits {
  const all = counters.counter(`${name}:all`, 60);
  const minute = counters.counter(`${name}:minute`, 60);
  const hour = perAddressHour === undefined ? undefined : counters.counter(`${name}:hour`, 3_600);
  return {
    async take(bucket, weight = 1) {
      const everybody = await all.add(ALL, weight);
      if (everybody.count > overAllMinute) return { limit: 'all', retryAfter: toSeconds(everybody.msLeft) };
      const [inMinute, inHour] = await Promise.all([minute.add(bucket, weight), hour?.add(bucket, weight)]);
      const waitMs = Math.max(
        inMinute.count > perAddressMinute ? inMinute.msLeft : 0,
        inHour && perAddressHour !== undefined && inHour.count > perAddressHour ? inHour.msLeft : 0,
      );
      if (waitMs === 0) return undefined;
      await Promise.all([all.add(ALL, -weight), hour?.add(bucket, -weight)]);
      return { limit: 'address', retryAfter: toSeconds(waitMs) };
    },
  };
}

/** Counts a request as {@link RequestLimits.take} does. @throws HttpError 429 with Retry-After */
export async function countRequest(limits: RequestLimits, bucket: string, weight?: number): Promise<void> {
  const refusal = await limits.take(bucket, weight);
  if (!refusal) return;
  const { limit, retryAfter } = refusal;
  const reason = limit === 'address' ? 'Too many requests came from your connection.' : 'The server is very busy.';
  throw new HttpError(429, 'rate-limited', `${reason} Try again in ${retryAfter} seconds.`, { retryAfter });
}

const toSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1_000));
