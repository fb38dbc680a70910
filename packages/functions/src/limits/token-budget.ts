import type { Log } from '../log.ts';
import type { Counters } from './counters.ts';

/** A service may report more tokens than the estimate that was reserved, up to this multiple. */
const MAX_OVERRUN = 2;

/** If a service reports an absurd number, the reserved tokens count instead. */
export const countTokens = (used: number, reserved: number): number =>
  used >= 0 && used <= MAX_OVERRUN * reserved ? Math.ceil(used) : reserved;

export type TokenBudget = ReturnType<typeof createTokenBudget>;

/** Counts are kept for at least ten minutes after their day, for calls that end after midnight. */
const WINDOW_SECONDS = 86_400 + 600;

/**
 * Limits the model's tokens per UTC day, in total and per address. Tokens are reserved before a call, so that
 * concurrent calls cannot exceed the budget together.
 */
export function createTokenBudget(
  counters: Counters,
  { perDay, perAddressAndDay }: { readonly perDay: number; readonly perAddressAndDay: number },
  { now, log }: { now: () => Date; log: Log },
) {
  const totalCounter = counters.counter('tokens', WINDOW_SECONDS);
  const addressCounter = counters.counter('tokens:address', WINDOW_SECONDS);
  let loggedDay = '';
  const getDay = () => now().toISOString().slice(0, 10);
  return {
    /**
     * Returns undefined if the estimate exceeds the rest of today's budget or of the address's share. Otherwise returns
     * `settle`, which replaces the reserved tokens with the count of {@link countTokens}.
     */
    reserve: async (bucket: string, tokens: number) => {
      const day = getDay();
      const addToTotal = async (amount: number) => (await totalCounter.penalty(day, amount)).consumedPoints;
      const addToAddress = async (amount: number) =>
        (await addressCounter.penalty(`${day}:${bucket}`, amount)).consumedPoints;
      const state = counters.state();
      if ((await addToTotal(tokens)) > perDay) {
        await addToTotal(-tokens);
        if (loggedDay !== day)
          log.warn("Today's token budget for the model is used up. Only the rules reply until midnight UTC.", {
            day,
            perDay,
          });
        loggedDay = day;
        return undefined;
      }
      if ((await addToAddress(tokens)) > perAddressAndDay) {
        await Promise.all([addToTotal(-tokens), addToAddress(-tokens)]);
        return undefined;
      }
      let countedTokens = tokens;
      return {
        settle: async (used: number) => {
          const change = countTokens(used, tokens) - countedTokens;
          countedTokens += change;
          // If Redis failed or recovered meanwhile, the current counts may lack the reservation, so nothing is
          // refunded.
          if (change === 0 || (change < 0 && counters.state() !== state)) return;
          await Promise.all([addToTotal(change), addToAddress(change)]);
        },
      };
    },
    /** Returns the unused share of today's budget, from 0 to 1. */
    getRemainingShare: async () => {
      const { consumedPoints } = await totalCounter.penalty(getDay(), 0);
      return perDay === 0 ? 0 : Math.min(1, Math.max(0, 1 - consumedPoints / perDay));
    },
  };
}
