import type { Counters } from './counters.ts';

/** How many requests are answered. */
export interface RequestLimitsSettings {
  /** Of what: part of the counters' names. */
  readonly name: string;
  /** By one address in a minute, and in an hour. Without an hourly limit an address is forgotten after a minute. */
  readonly perAddressMinute: number;
  readonly perAddressHour?: number;
  /** By all addresses together in a minute. */
  readonly overAllMinute: number;
}

export interface RequestLimits {
  /**
   * Counts a request.
   *
   * @param weight How many requests it counts for: what takes long to answer counts for several.
   * @returns the seconds to wait where it is one too many, and which limit says so; undefined where it may be answered.
   */
  readonly take: (
    bucket: string,
    weight?: number,
  ) => Promise<{ retryAfter: number; limit: 'address' | 'all' } | undefined>;
}

const ALL = 'all';

/**
 * Limits by address and over all, in fixed windows: a window begins with the first request, so two in a row may hold twice
 * the limit.
 *
 * What is over all is counted first, and given back when the address has had its share: one address cannot use up what
 * belongs to all. The hour's count is given back too: a loop that ran wild for a minute is over with that minute, for all who share its
 * address. An address is remembered only while there is room over all, which bounds the memory that a flood of
 * invented addresses can fill: at most `overAllMinute` × 60 counts, or `overAllMinute` without an hourly limit.
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
      if (everybody.count > overAllMinute) return { retryAfter: secondsOf(everybody.msLeft), limit: 'all' };
      const [inMinute, inHour] = await Promise.all([minute.add(bucket, weight), hour?.add(bucket, weight)]);
      const waits = [
        inMinute.count > perAddressMinute ? inMinute.msLeft : 0,
        inHour && perAddressHour !== undefined && inHour.count > perAddressHour ? inHour.msLeft : 0,
      ];
      const wait = Math.max(...waits);
      if (wait === 0) return undefined;
      await Promise.all([all.add(ALL, -weight), hour?.add(bucket, -weight)]);
      return { retryAfter: secondsOf(wait), limit: 'address' };
    },
  };
}

const secondsOf = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1_000));
