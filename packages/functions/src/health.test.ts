import { afterEach, describe, expect, it, vi } from 'vitest';
import { callAsHost, createTestLog } from '../test/handler.ts';
import { NOW } from '../test/signed.ts';
import { createHealth } from './health.ts';
import type { HealthOptions } from './health.ts';
import { createMemoryCounters } from './limits/counters.ts';
import type { CountersState } from './limits/counters.ts';

const createRequest = (method = 'GET') => new Request('https://example.com/api/health', { method });

interface TestHealthOptions extends Partial<HealthOptions> {
  limits?: CountersState;
  /** The unused share of the model's budget, or the error of reading it. If undefined, there is no model. */
  remainingShare?: number | Error;
  isResting?: boolean;
  now?: () => Date;
}

function createTestHealth({
  limits = 'memory',
  remainingShare,
  isResting = false,
  now = () => NOW,
  ...options
}: TestHealthOptions = {}) {
  const { log, takeLog } = createTestLog();
  const model = {
    model: { estimate: () => 0, understand: () => Promise.reject(new Error('Unexpected call to the model.')) },
    budget: {
      getRemainingShare: () =>
        remainingShare instanceof Error ? Promise.reject(remainingShare) : Promise.resolve(remainingShare ?? 1),
      reserve: async () => undefined,
    },
    breaker: { tryEnter: () => undefined, isResting: () => isResting },
  };
  const services = {
    counters: { ...createMemoryCounters(), state: () => limits },
    model: remainingShare === undefined ? undefined : model,
    now,
    log,
  };
  return { handle: callAsHost(createHealth(services, options)), takeLog };
}

describe('GET /api/health', () => {
  it('reports the state of each part', async () => {
    const { handle } = createTestHealth({ checks: { database: async () => 'ok' } });
    const response = await handle(createRequest());
    expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
      200,
      'no-store',
      { status: 'ok', limits: 'memory', model: 'off', database: 'ok' },
    ]);
  });

  it.each([
    [1, { status: 'ok', model: 'on', budgetLeft: 1 }],
    [0.789, { status: 'ok', model: 'on', budgetLeft: 0.7 }],
    [0.001, { status: 'ok', model: 'on', budgetLeft: 0 }],
    [0, { status: 'degraded', model: 'used-up', budgetLeft: 0 }],
  ])('reports a remaining budget of %d rounded down to tenths', async (remainingShare, expected) => {
    const { handle } = createTestHealth({ remainingShare, limits: 'redis' });
    expect(await (await handle(createRequest())).json()).toEqual({ limits: 'redis', ...expected });
  });

  it('reports degraded while the circuit breaker is open', async () => {
    const { handle } = createTestHealth({ remainingShare: 1, isResting: true });
    expect(await (await handle(createRequest())).json()).toMatchObject({ status: 'degraded', model: 'resting' });
  });

  it('reports degraded with status 200 if Redis is down', async () => {
    const response = await createTestHealth({ limits: 'redis-down' }).handle(createRequest());
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'degraded', limits: 'redis-down' }]);
  });

  it('returns 503 while the process drains, even if a result is cached', async () => {
    let isDraining = false;
    const { handle } = createTestHealth({ isDraining: () => isDraining });
    expect((await handle(createRequest())).status).toBe(200);
    isDraining = true;
    const response = await handle(createRequest());
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { status: 'draining', error: { code: 'draining', message: expect.any(String) as string } },
    ]);
  });

  it('returns 503 if a check fails and logs the reason', async () => {
    const { handle, takeLog } = createTestHealth({
      checks: { database: () => Promise.reject(new Error('10.0.0.7 refused')), other: async () => 'ok' },
    });
    const response = await handle(createRequest());
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toMatchObject([
      503,
      { status: 'failing', database: 'failing', other: 'ok', error: { code: 'failing' } },
    ]);
    expect(text).not.toContain('10.0.0.7');
    expect(takeLog()).toMatchObject([{ level: 'error', fields: { check: 'database', message: '10.0.0.7 refused' } }]);
  });

  it('reports degraded with status 200 while the disk is full', async () => {
    const { handle } = createTestHealth({ checks: { database: async () => 'ok', disk: async () => 'full' } });
    const response = await handle(createRequest());
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'degraded', disk: 'full' }]);
  });

  it('reports degraded with status 200 while the database is busy', async () => {
    const { handle } = createTestHealth({ checks: { database: async () => 'busy' } });
    const response = await handle(createRequest());
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'degraded', database: 'busy' }]);
  });

  it('returns 500 in the usual format if the health cannot be determined', async () => {
    const { handle, takeLog } = createTestHealth({ remainingShare: new Error('no count') });
    const response = await handle(createRequest());
    expect([response.status, await response.json()]).toMatchObject([500, { error: { code: 'internal' } }]);
    expect(takeLog()).toMatchObject([{ level: 'error', fields: { message: 'no count' } }]);
  });

  it('runs its checks at most once per second', async () => {
    let now = NOW.getTime();
    const checkSpy = vi.fn<() => Promise<'ok'>>(async () => 'ok');
    const { handle } = createTestHealth({ checks: { database: checkSpy }, now: () => new Date(now) });
    await Promise.all(Array.from({ length: 50 }, () => handle(createRequest())));
    expect(checkSpy).toHaveBeenCalledTimes(1);
    now += 1_000;
    await handle(createRequest());
    expect(checkSpy).toHaveBeenCalledTimes(2);
  });

  it('answers HEAD without a body and other methods with 405', async () => {
    const { handle } = createTestHealth();
    const headResponse = await handle(createRequest('HEAD'));
    expect([headResponse.status, headResponse.headers.get('content-type'), await headResponse.text()]).toEqual([
      200,
      'application/json',
      '',
    ]);
    const postResponse = await handle(createRequest('POST'));
    expect([postResponse.status, postResponse.headers.get('allow'), await postResponse.json()]).toMatchObject([
      405,
      'GET, HEAD',
      { error: { code: 'method-not-allowed' } },
    ]);
  });
});

describe('the serverless function', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('reports a configured model', async () => {
    const { default: deployed } = await import('./vercel.ts');
    const model = { AI_BASE_URL: 'https://models.example/v1', AI_API_KEY: 'key', AI_MODEL: 'small' };
    for (const [name, value] of Object.entries(model)) vi.stubEnv(name, value);
    const response = await deployed.fetch(createRequest());
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', limits: 'memory', model: 'on', budgetLeft: 1 },
    ]);
  });
});
