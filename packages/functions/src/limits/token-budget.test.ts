import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogFields } from '../log.ts';
import { createMemoryCounters } from './counters.ts';
import type { Counters, CountersState } from './counters.ts';
import { createTokenBudget } from './token-budget.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function createTestBudget({ perDay = 1_000, perAddressAndDay = 600, state = () => 'memory' as CountersState } = {}) {
  const warnings: [string, LogFields?][] = [];
  const throwOnLog = (event: string) => {
    throw new Error(`Unexpected log line ‘${event}’.`);
  };
  const log = {
    info: throwOnLog,
    error: throwOnLog,
    warn: (...line: [string, LogFields?]) => void warnings.push(line),
  };
  const memoryCounters = createMemoryCounters();
  const lifetimes: number[] = [];
  const counter: Counters['counter'] = (name, windowSeconds) => {
    const memoryCounter = memoryCounters.counter(name, windowSeconds);
    return {
      async penalty(...penaltyArguments) {
        const penaltyResult = await memoryCounter.penalty(...penaltyArguments);
        lifetimes.push(penaltyResult.msBeforeNext);
        return penaltyResult;
      },
    };
  };
  const counters = { ...memoryCounters, counter, state };
  const budget = createTokenBudget(counters, { perDay, perAddressAndDay }, { now: () => new Date(), log });
  return { ...budget, warnings, lifetimes };
}

describe('token budget', () => {
  it('holds reserved tokens until they are settled', async () => {
    const { reserve, getRemainingShare } = createTestBudget();
    const firstReservation = await reserve('a', 500);
    expect([firstReservation === undefined, await getRemainingShare()]).toEqual([false, 0.5]);
    await firstReservation?.settle(100);
    expect(await getRemainingShare()).toBe(0.9);
  });

  it("keeps a day's counts for a day and ten minutes", async () => {
    const { reserve, lifetimes } = createTestBudget();
    await reserve('a', 500);
    expect(new Set(lifetimes)).toEqual(new Set([(24 * 60 + 10) * 60_000]));
  });

  it('counts tokens used beyond the estimate', async () => {
    const { reserve, getRemainingShare } = createTestBudget();
    await (await reserve('a', 200))?.settle(400);
    expect(await getRemainingShare()).toBe(0.6);
  });

  it.each([401, 1e308, Number.POSITIVE_INFINITY, Number.NaN, -1, -1e308])(
    'counts the reserved tokens if the service reports an implausible use of %d',
    async (used) => {
      const { reserve, getRemainingShare } = createTestBudget();
      await (await reserve('a', 200))?.settle(used);
      expect(await getRemainingShare()).toBe(0.8);
    },
  );

  it('ignores a second settlement of a reservation', async () => {
    const { reserve, getRemainingShare } = createTestBudget();
    const reservation = await reserve('a', 500);
    await reservation?.settle(0);
    await reservation?.settle(0);
    expect(await getRemainingShare()).toBe(1);
  });

  it('rejects calls beyond the budget, reserves nothing and logs one warning', async () => {
    const { reserve, getRemainingShare, warnings } = createTestBudget();
    await reserve('a', 500);
    await reserve('b', 400);
    expect([await reserve('c', 101), await reserve('c', 101)]).toEqual([undefined, undefined]);
    expect(await getRemainingShare()).toBeCloseTo(0.1);
    expect(await reserve('c', 100)).toBeDefined();
    expect(warnings.map(([, fields]) => fields)).toEqual([{ day: '2026-11-20', perDay: 1_000 }]);
  });

  it('does not let simultaneous calls exceed the budget', async () => {
    const { reserve } = createTestBudget();
    const calls = await Promise.all(Array.from({ length: 50 }, (_, call) => reserve(`address ${call}`, 100)));
    expect(calls.filter((reservation) => reservation !== undefined)).toHaveLength(10);
  });

  it('rejects an address that has used its share and accepts others', async () => {
    const { reserve, getRemainingShare } = createTestBudget();
    expect(await reserve('a', 600)).toBeDefined();
    expect(await reserve('a', 1)).toBeUndefined();
    expect(await getRemainingShare()).toBe(0.4);
    expect(await reserve('b', 400)).toBeDefined();
  });

  it('resets at midnight UTC and settles late calls on the day of their reservation', async () => {
    const { reserve, getRemainingShare, warnings } = createTestBudget();
    const lateReservation = await reserve('a', 600);
    await reserve('b', 400);
    vi.setSystemTime(new Date('2026-11-21T00:00:01Z'));
    expect(await getRemainingShare()).toBe(1);
    await lateReservation?.settle(0);
    expect(await getRemainingShare()).toBe(1);
    await reserve('a', 600);
    await reserve('b', 400);
    expect(await reserve('c', 1)).toBeUndefined();
    expect(warnings.map(([, fields]) => fields?.['day'])).toEqual(['2026-11-21']);
  });

  it('does not refund tokens to counters that did not reserve them', async () => {
    let state: CountersState = 'redis';
    const { reserve, getRemainingShare } = createTestBudget({ state: () => state });
    const reservation = await reserve('a', 500);
    state = 'redis-down';
    await reservation?.settle(100);
    expect(await getRemainingShare()).toBe(0.5);
  });

  it('allows no call with a budget of zero', async () => {
    const { reserve, getRemainingShare, warnings } = createTestBudget({ perDay: 0 });
    expect([await reserve('a', 1), await getRemainingShare(), warnings.length]).toEqual([undefined, 0, 1]);
  });
});
