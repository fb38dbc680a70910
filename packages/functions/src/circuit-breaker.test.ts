import { describe, expect, it } from 'vitest';
import { createTestLog } from '../test/handler.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { CallOutcome } from './circuit-breaker.ts';

function createBreaker() {
  let time = 0;
  const { log, takeLog } = createTestLog();
  const { tryEnter, isResting } = createCircuitBreaker({ log, clock: () => time });
  /** Makes calls one after the other, and returns whether each was allowed. */
  const makeCalls = (...outcomes: CallOutcome[]): boolean[] =>
    outcomes.map((outcome) => {
      const end = tryEnter();
      end?.(outcome);
      return end !== undefined;
    });
  return { tryEnter, isResting, makeCalls, takeLog, passTime: (ms: number) => void (time += ms) };
}

function createPausedBreaker() {
  const breaker = createBreaker();
  breaker.makeCalls('failed', 'failed', 'failed');
  breaker.takeLog();
  return breaker;
}

describe('circuit breaker', () => {
  it('opens after three failures in a row and logs one warning', () => {
    const { makeCalls, isResting, takeLog } = createBreaker();
    expect(makeCalls('failed', 'failed', 'failed', 'failed', 'answered')).toEqual([true, true, true, false, false]);
    expect(isResting()).toBe(true);
    expect(takeLog()).toMatchObject([{ level: 'warn', fields: { failures: 3, restMs: 30_000 } }]);
  });

  it('stays closed if failures are not consecutive or callers disconnect', () => {
    const { makeCalls, isResting } = createBreaker();
    makeCalls('failed', 'failed', 'answered', 'failed', 'failed', 'unknown', 'unknown');
    expect(isResting()).toBe(false);
  });

  it('allows one trial call after 30 seconds and all calls once the trial succeeds', () => {
    const { tryEnter, makeCalls, passTime, isResting, takeLog } = createPausedBreaker();
    passTime(29_999);
    expect(makeCalls('answered')).toEqual([false]);
    passTime(1);
    const trial = tryEnter();
    expect([trial === undefined, tryEnter()]).toEqual([false, undefined]);
    trial?.('answered');
    expect([isResting(), makeCalls('answered')]).toEqual([false, [true]]);
    expect(takeLog()).toMatchObject([{ level: 'info', event: 'The model is responding again.' }]);
  });

  it('opens again when the trial call fails', () => {
    const { makeCalls, passTime, takeLog } = createPausedBreaker();
    passTime(30_000);
    expect(makeCalls('failed', 'answered')).toEqual([true, false]);
    passTime(30_000);
    expect(makeCalls('answered', 'answered')).toEqual([true, true]);
    expect(takeLog()).toHaveLength(1);
  });

  it('allows another trial call when the first caller disconnects', () => {
    const { makeCalls, passTime } = createPausedBreaker();
    passTime(30_000);
    expect(makeCalls('unknown', 'answered')).toEqual([true, true]);
  });

  it('does not stay open longer because of calls that were already running', () => {
    const { tryEnter, passTime, makeCalls } = createBreaker();
    const endFunctions = Array.from({ length: 6 }, () => tryEnter());
    for (const end of endFunctions.slice(0, 5)) end?.('failed');
    passTime(20_000);
    endFunctions[5]?.('failed');
    passTime(10_000);
    expect(makeCalls('answered')).toEqual([true]);
  });
});
