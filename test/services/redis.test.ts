import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../../packages/functions/src/http-error.ts';
import type { Counters } from '../../packages/functions/src/limits/counters.ts';
import { createRedisCounters } from '../../packages/functions/src/limits/redis-counters.ts';
import { createRequestLimiter } from '../../packages/functions/src/limits/request-limits.ts';
import { createTokenBudget } from '../../packages/functions/src/limits/token-budget.ts';
import { createTestLog } from '../../packages/functions/test/handler.ts';
import { findRedisServer, type TestRedis, createTestRedis } from './redis-server.ts';

const program = findRedisServer();
if (!program) throw new Error('redis-server is not installed. Run `npm test -- redis`, which downloads it.');

let redis: TestRedis;
beforeAll(async () => {
  redis = await createTestRedis(program);
  await redis.start();
});
afterAll(() => redis.signal('SIGKILL'));

const openCounters: Counters[] = [];
const { log, takeLog } = createTestLog();
/** Creates the counters of another instance, with its own connection to the same Redis. */
async function createInstance(): Promise<Counters> {
  const counters = await createRedisCounters(redis.url, log);
  openCounters.push(counters);
  return counters;
}
afterEach(async () => {
  for (const counters of openCounters.splice(0)) await counters.close();
  expect(takeLog()).toEqual([]);
});

/** The number of addresses so far. Each test uses its own address, so that tests do not share limits. */
let addresses = 0;
const createAddress = () => `192.0.2.${(addresses += 1)}`;

const createLimiter = (counters: Counters) =>
  createRequestLimiter(counters, 'CHAT', {
    CHAT_LIMIT_PER_MINUTE: 10,
    CHAT_LIMIT_PER_HOUR: 1_000,
    CHAT_LIMIT_OVER_ALL: 100_000,
  });

function catchRefusal(error: unknown): false {
  if (error instanceof HttpError && error.status === 429) return false;
  throw error;
}

async function countAllowed(
  counters: readonly Counters[],
  requests: number,
  address = createAddress(),
): Promise<number> {
  const limits = counters.map(createLimiter);
  const responses = await Promise.all(
    Array.from({ length: requests }, async (_, request) =>
      limits[request % limits.length]?.(address).then(() => true, catchRefusal),
    ),
  );
  return responses.filter((passes) => passes === true).length;
}

async function waitUntil(
  state: ReturnType<Counters['state']>,
  counters: Counters,
  milliseconds = 8_000,
): Promise<number> {
  const startedAt = performance.now();
  while (counters.state() !== state) {
    if (performance.now() - startedAt > milliseconds)
      throw new Error(`The state of the counters is ‘${counters.state()}’, not ‘${state}’.`);
    await sleep(20);
  }
  return performance.now() - startedAt;
}

const REDIS_DOWN_LINE = { level: 'warn', event: 'Redis is unavailable. Limits and budget are counted in memory.' };
const REDIS_UP_LINE = { level: 'info', event: 'Redis is available again. Limits and budget are shared.' };

describe('limits and budget in Redis', () => {
  it('shares limits between all instances', async () => {
    const [one, two] = [await createInstance(), await createInstance()];
    expect([one.state(), two.state()]).toEqual(['redis', 'redis']);
    expect(await countAllowed([one, two], 40)).toBe(10);
  });

  it('returns the seconds to wait for a request above the limit', async () => {
    const limits = createLimiter(await createInstance());
    const address = createAddress();
    for (let request = 0; request < 10; request += 1) await limits(address);
    const refusal = await limits(address).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 429, message: expect.stringContaining('your connection') as string });
    const { headers } = refusal as HttpError;
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('shares one token budget between all instances', async () => {
    const getNow = () => new Date(Date.UTC(2001, 0, 1, 12));
    const budgets = [await createInstance(), await createInstance()].map((counters) =>
      createTokenBudget(counters, { perDay: 1_000, perAddressAndDay: 1_000 }, { now: getNow, log }),
    );
    const reservations = await Promise.all(
      Array.from({ length: 30 }, async (_, call) => budgets[call % 2]?.reserve(`address ${call}`, 100)),
    );
    const accepted = reservations.filter((reservation) => reservation !== undefined);
    expect(accepted).toHaveLength(10);
    await Promise.all(accepted.map((reservation) => reservation.settle(25)));
    expect(await Promise.all(budgets.map((budget) => budget.getRemainingShare()))).toEqual([0.75, 0.75]);
    expect(takeLog().map(({ level }) => level)).toEqual(['warn', 'warn']);
  });
});

describe('when Redis dies', () => {
  it('counts in memory per instance until Redis is back', async () => {
    const [one, two] = [await createInstance(), await createInstance()];
    await redis.signal('SIGKILL');
    const startedAt = performance.now();
    // Each instance allows ten requests, because the instances now count separately.
    expect(await countAllowed([one, two], 40)).toBe(20);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect([one.state(), two.state()]).toEqual(['redis-down', 'redis-down']);
    expect(takeLog()).toMatchObject([REDIS_DOWN_LINE, REDIS_DOWN_LINE]);

    await redis.start();
    await Promise.all([waitUntil('redis', one), waitUntil('redis', two)]);
    expect(await countAllowed([one, two], 40)).toBe(10);
    expect(takeLog()).toMatchObject([REDIS_UP_LINE, REDIS_UP_LINE]);
  });

  it('completes every request under load while Redis dies and returns', async () => {
    const counters = await createInstance();
    const limits = createRequestLimiter(counters, 'CHAT', {
      CHAT_LIMIT_PER_MINUTE: 1_000_000,
      CHAT_LIMIT_PER_HOUR: 1_000_000,
      CHAT_LIMIT_OVER_ALL: 1_000_000,
    });
    let isOver = false;
    let answerCount = 0;
    const requests = Array.from({ length: 16 }, async () => {
      while (!isOver) {
        await limits('198.51.100.1');
        answerCount += 1;
        await sleep(1);
      }
    });
    await sleep(200);
    await redis.signal('SIGKILL');
    await sleep(300);
    const countWhileDown = answerCount;
    await redis.start();
    await waitUntil('redis', counters);
    await sleep(100);
    isOver = true;
    await Promise.all(requests);
    expect(answerCount).toBeGreaterThan(countWhileDown);
    expect(takeLog()).toMatchObject([REDIS_DOWN_LINE, REDIS_UP_LINE]);
  });

  it('delays requests only once and briefly when Redis is unresponsive', async () => {
    const counters = await createInstance();
    await redis.signal('SIGSTOP');
    const startedAt = performance.now();
    expect(await countAllowed([counters], 12)).toBe(10);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    const secondStartedAt = performance.now();
    expect(await countAllowed([counters], 12)).toBe(10);
    expect(performance.now() - secondStartedAt).toBeLessThan(100);
    expect(counters.state()).toBe('redis-down');
    await redis.signal('SIGCONT');
    await waitUntil('redis', counters);
    expect(await countAllowed([counters], 12)).toBe(10);
    expect(takeLog()).toMatchObject([REDIS_DOWN_LINE, REDIS_UP_LINE]);
  });

  it('does not refund tokens reserved in Redis to memory', async () => {
    const getNow = () => new Date(Date.UTC(2001, 0, 2, 12));
    const counters = await createInstance();
    const budget = createTokenBudget(counters, { perDay: 1_000, perAddressAndDay: 1_000 }, { now: getNow, log });
    const reservation = await budget.reserve('address', 800);
    await redis.signal('SIGKILL');
    await waitUntil('redis-down', counters);
    await reservation?.settle(100);
    expect(await budget.getRemainingShare()).toBe(1);
    expect(takeLog()).toMatchObject([REDIS_DOWN_LINE]);
    await redis.start();
    await waitUntil('redis', counters);
    expect(takeLog()).toMatchObject([REDIS_UP_LINE]);
  });
});

it('starts without Redis after a short wait and connects later', async () => {
  await redis.signal('SIGKILL');
  const startedAt = performance.now();
  const counters = await createInstance();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(await countAllowed([counters], 12)).toBe(10);
  expect(counters.state()).toBe('redis-down');
  await redis.start();
  await waitUntil('redis', counters);
  expect(await countAllowed([counters], 12)).toBe(10);
  expect(takeLog()).toMatchObject([REDIS_DOWN_LINE, REDIS_UP_LINE]);
});
