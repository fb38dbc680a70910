import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../http-error.ts';
import { createMemoryCounters } from './counters.ts';
import { createRequestLimiter } from './request-limits.ts';
import type { RequestLimits } from './request-limits.ts';

// The limiter in memory reads the system clock.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const LIMITS = { CHAT_LIMIT_PER_MINUTE: 3, CHAT_LIMIT_PER_HOUR: 5, CHAT_LIMIT_OVER_ALL: 8 };

function createLimits(settings: RequestLimits<'CHAT'> = LIMITS) {
  const countRequest = createRequestLimiter(createMemoryCounters(), 'CHAT', settings);
  /** Returns the limit that a request exceeded and the seconds to wait, if any. */
  const takeRequest = async (bucket: string, weight?: number) => {
    try {
      return await countRequest(bucket, weight);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const limit = error.message.startsWith('The server is very busy') ? 'all' : 'address';
      return { retryAfter: Number(error.headers['retry-after']), limit };
    }
  };
  const countAllowed = async (bucket: string, requests: number): Promise<number> => {
    let allowedCount = 0;
    for (let request = 0; request < requests; request += 1)
      if ((await takeRequest(bucket)) === undefined) allowedCount += 1;
    return allowedCount;
  };
  return { takeRequest, countAllowed };
}

describe('request limits', () => {
  it('limits the requests from one address per minute and returns the seconds to wait', async () => {
    const { takeRequest, countAllowed } = createLimits();
    expect(await countAllowed('a', 3)).toBe(3);
    vi.advanceTimersByTime(20_500);
    expect(await takeRequest('a')).toEqual({ retryAfter: 40, limit: 'address' });
    vi.advanceTimersByTime(39_500);
    expect(await takeRequest('a')).toBeUndefined();
  });

  it.each([
    [20_500, 'Too many requests from your connection. Try again in 40 seconds.'],
    [59_500, 'Too many requests from your connection. Try again in 1 second.'],
  ])('states the time left %i ms after the first request', async (elapsedMs, message) => {
    const countRequest = createRequestLimiter(createMemoryCounters(), 'CHAT', LIMITS);
    await countRequest('a', 3);
    vi.advanceTimersByTime(elapsedMs);
    await expect(countRequest('a')).rejects.toThrow(message);
  });

  it('limits the requests from one address per hour', async () => {
    const { takeRequest, countAllowed } = createLimits();
    expect(await countAllowed('a', 3)).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(await countAllowed('a', 3)).toBe(2);
    expect(await takeRequest('a')).toEqual({ retryAfter: 3_540, limit: 'address' });
    vi.advanceTimersByTime(3_540_000);
    expect(await takeRequest('a')).toBeUndefined();
  });

  it('does not count rejected requests towards the hourly limit', async () => {
    const { countAllowed } = createLimits();
    expect(await countAllowed('a', 100)).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(await countAllowed('a', 100)).toBe(2);
  });

  it('counts each address separately', async () => {
    const { countAllowed } = createLimits();
    expect([await countAllowed('a', 9), await countAllowed('b', 9)]).toEqual([3, 3]);
  });

  it('limits all addresses together', async () => {
    const { takeRequest, countAllowed } = createLimits();
    expect([await countAllowed('a', 3), await countAllowed('b', 3), await countAllowed('c', 3)]).toEqual([3, 3, 2]);
    expect(await takeRequest('d')).toEqual({ retryAfter: 60, limit: 'all' });
    vi.advanceTimersByTime(60_000);
    expect(await takeRequest('d')).toBeUndefined();
  });

  it('does not let one address use up the total limit', async () => {
    const { countAllowed } = createLimits();
    await countAllowed('a', 100);
    expect([await countAllowed('b', 3), await countAllowed('c', 3)]).toEqual([3, 2]);
  });

  it('counts a weighted request several times', async () => {
    const { takeRequest, countAllowed } = createLimits();
    expect(await takeRequest('a', 2)).toBeUndefined();
    expect(await takeRequest('a', 2)).toMatchObject({ limit: 'address' });
    // The full weight of the rejected request is refunded, so six of eight are left for others.
    expect([await countAllowed('b', 9), await countAllowed('c', 9), await countAllowed('d', 9)]).toEqual([3, 3, 0]);
  });

  it('allows requests each minute if there is no hourly limit', async () => {
    const { takeRequest } = createLimits({ CHAT_LIMIT_PER_MINUTE: 1, CHAT_LIMIT_OVER_ALL: 8 });
    for (let minute = 0; minute < 20; minute += 1) {
      expect([await takeRequest('a'), await takeRequest('a')]).toEqual([
        undefined,
        { retryAfter: 60, limit: 'address' },
      ]);
      vi.advanceTimersByTime(60_000);
    }
  });

  it('limits simultaneous requests', async () => {
    const { takeRequest } = createLimits();
    const results = await Promise.all(Array.from({ length: 20 }, () => takeRequest('a')));
    expect(results.filter((refusal) => refusal === undefined)).toHaveLength(3);
  });
});
