import type { Log } from '../log.ts';
import type { Counters } from './counters.ts';

/** How many tokens the model may use in a day of UTC. */
export interface TokenBudgetSettings {
  readonly perDay: number;
  /** Of these, for one address. */
  readonly perAddressAndDay: number;
}

/** Tokens that are set aside for one call. */
export interface Reservation {
  /**
   * Replaces the reserved tokens by those that the call used, as {@link countTokens} counts them. Only the first call has an
   * effect. A reservation that is never settled stays as it is.
   */
  settle(used: number): Promise<void>;
}

/** A service may report more tokens than were reserved, because those are an estimate, but at most this many times as many. */
const MAX_OVERRUN = 2;

/**
 * Returns the tokens to count for a call. If the service reports an absurd number (negative, not a number, far above the
 * estimate), the reserved tokens count, so that such a report neither refunds tokens nor uses up the day's budget.
 *
 * @param used Tokens reported by the service.
 * @param reserved Tokens that were reserved.
 */
export const countTokens = (used: number, reserved: number): number =>
  used >= 0 && used <= MAX_OVERRUN * reserved ? Math.ceil(used) : reserved;

export interface TokenBudget {
  /** Sets tokens aside, counting on the worst; undefined where today's budget, or this address's share, has no such rest. */
  readonly reserve: (bucket: string, tokens: number) => Promise<Reservation | undefined>;
  /** What is left of today's budget, from 0 to 1. */
  readonly left: () => Promise<number>;
}

/** A count outlives its day, so that what is settled after midnight finds it. */
const AFTER_MIDNIGHT_SECONDS = 600;

/**
 * The daily budget of the model. Tokens are reserved before a call and settled after it, so that any number of calls at a
 * time stays inside. When it is used up, the log is told once a day.
 */
export function createTokenBudget(
  counters: Counters,
  { perDay, perAddressAndDay }: TokenBudgetSettings,
  { now, log }: { now: () => Date; log: Log },
): TokenBudget {
  const total = counters.counter('tokens', 86_400);
  const share = counters.counter('tokens:address', 86_400);
  let told = '';

  return {
    async reserve(bucket, tokens) {
      const { day, seconds } = today(now());
      const own = `${day}:${bucket}`;
      const state = counters.state();
      if ((await total.add(day, tokens, seconds)).count > perDay) {
        await total.add(day, -tokens, seconds);
        if (told !== day) log.warn("The model's tokens of today are used up: the reader answers.", { day, perDay });
        told = day;
        return undefined;
      }
      if ((await share.add(own, tokens, seconds)).count > perAddressAndDay) {
        await Promise.all([total.add(day, -tokens, seconds), share.add(own, -tokens, seconds)]);
        return undefined;
      }
      let isSettled = false;
      return {
        async settle(used) {
          if (isSettled) return;
          isSettled = true;
          const change = countTokens(used, tokens) - tokens;
          // Redis has gone or come back meanwhile: these counts never held what was set aside, so nothing is given back
          if (change === 0 || (change < 0 && counters.state() !== state)) return;
          await Promise.all([total.add(day, change, seconds), share.add(own, change, seconds)]);
        },
      };
    },
    async left() {
      const { day, seconds } = today(now());
      const { count } = await total.add(day, 0, seconds);
      return perDay === 0 ? 0 : Math.min(1, Math.max(0, 1 - count / perDay));
    },
  };
}

function today(now: Date): { day: string; seconds: number } {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return {
    day: now.toISOString().slice(0, 10),
    seconds: Math.ceil((midnight - now.getTime()) / 1_000) + AFTER_MIDNIGHT_SECONDS,
  };
}
