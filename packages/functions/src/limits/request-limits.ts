import { HttpError } from '../http-error.ts';
import type { Counters } from './counters.ts';

/** The limits of an endpoint, named as in the environment. Only the hourly limit is optional. */
export type RequestLimits<Name extends string> = {
  readonly [Key in `${Name}_LIMIT_PER_MINUTE` | `${Name}_LIMIT_OVER_ALL`]: number;
} & { readonly [Key in `${Name}_LIMIT_PER_HOUR`]?: number };

/**
 * Creates a function that counts the requests of an address, and throws an HttpError 429 with Retry-After once a limit
 * is exceeded. An expensive request can count as several. Windows are fixed, so two consecutive ones together can allow
 * twice the limit in a short time.
 *
 * If the address has exceeded its limit, the total is refunded, so that one address cannot use up everybody's share.
 * The hourly count is refunded too, so users who share an address with a looping client wait only a minute. An address
 * is stored only while the total limit allows it, which bounds the memory that forged addresses can use.
 */
export function createRequestLimiter<Name extends string>(counters: Counters, name: Name, limits: RequestLimits<Name>) {
  const settings: Readonly<Record<string, number | undefined>> = limits;
  const getLimit = (suffix: string): number => settings[`${name}_LIMIT_${suffix}`] ?? Infinity;
  const openCounter = (window: string, seconds: number) => counters.counter(`${name.toLowerCase()}:${window}`, seconds);
  const totalCounter = openCounter('all', 60);
  const minuteCounter = openCounter('minute', 60);
  const hourCounter = getLimit('PER_HOUR') === Infinity ? undefined : openCounter('hour', 3_600);
  return async (bucket: string, weight = 1): Promise<void> => {
    const totalCount = await totalCounter.penalty('all', weight);
    if (totalCount.consumedPoints > getLimit('OVER_ALL'))
      throw createLimitError('The server is very busy.', totalCount.msBeforeNext);
    const [inMinute, inHour] = await Promise.all([
      minuteCounter.penalty(bucket, weight),
      hourCounter?.penalty(bucket, weight),
    ]);
    const waitMs = Math.max(
      inMinute.consumedPoints > getLimit('PER_MINUTE') ? inMinute.msBeforeNext : 0,
      inHour && inHour.consumedPoints > getLimit('PER_HOUR') ? inHour.msBeforeNext : 0,
    );
    if (waitMs === 0) return;
    await Promise.all([totalCounter.penalty('all', -weight), hourCounter?.penalty(bucket, -weight)]);
    throw createLimitError('Too many requests from your connection.', waitMs);
  };
}

function createLimitError(reason: string, waitMs: number): HttpError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1_000));
  const wait = retryAfter === 1 ? '1 second' : `${retryAfter} seconds`;
  return new HttpError(429, 'rate-limited', `${reason} Try again in ${wait}.`, { retryAfter });
}
