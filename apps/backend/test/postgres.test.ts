import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTemporaryPostgres } from '../bench/temporary-postgres.ts';
import { openDatabase } from '../src/database/open-database.ts';
import type { Database } from '../src/database/database.ts';
import { createColumnCache } from '../src/listings/column-cache.ts';
import { NOW, requestRaw, serve } from './serve.ts';
import type { TestServer } from './serve.ts';

const postgres = await startTemporaryPostgres();
if (!postgres)
  process.stdout.write('Not run: the server on PostgreSQL (this machine has none: apt install postgresql)\n');

describe.runIf(postgres)('the server on PostgreSQL instead of the embedded database', () => {
  const headers = { apikey: 'local-anon-key' };
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openDatabase({ url: postgres?.url, listings: 200, seed: 1, now: NOW });
    server = await serve({ database, environment: { REQUEST_TIMEOUT_MS: '700' } });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await postgres?.stop();
  });
  afterEach(() => {
    expect(server.takeLog()).toEqual([]);
  });

  it('returns PostgREST’s value formats to the real Supabase client', async () => {
    const client = createClient(server.url, 'local-anon-key', {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
    const { data, error, count } = await client
      .from('recent_cars')
      .select('id, name, price, created_at', { count: 'exact' })
      .not('mileage', 'is', null)
      .in('price_tag', ['good', 'fair', 'high'])
      .order('created_at', { ascending: false })
      .limit(4);
    expect([error, data?.length]).toEqual([null, 4]);
    expect(count).toBeGreaterThan(4);
    expect(data?.[0]).toMatchObject({
      id: expect.any(Number) as number,
      price: expect.stringMatching(/^£[\d,]+$/) as string,
      created_at: expect.stringMatching(/^2026-11-\d\dT[\d:.]+\+00:00$/) as string,
    });
    expect(await client.from('contact_messages').select('*')).toMatchObject({ status: 401, error: { code: '42501' } });
    expect(await client.from('models').select('id').eq('id', 'x')).toMatchObject({ error: { code: '22P02' } });
  });

  it('searches the stock', async () => {
    const response = await requestRaw(server.url, '/dealer/search/cars', {
      method: 'POST',
      body: JSON.stringify({ url: 'https://listings.example.com/car-search?postcode=EC1A1BB', limit: 10 }),
    });
    expect(response.status).toBe(200);
    expect(JSON.parse(response.body.toString())).toMatchObject({ total_items: expect.any(Number) as number });
  });

  it('notices changed listings when their transaction commits', async () => {
    const columns = createColumnCache(database, { warn: () => {} });
    const recent = await columns.getRecent();
    await database.transaction(async (tx) => {
      await tx.query('update listings set price = price + 1 where id = (select min(id) from listings)');
      expect(await columns.getCurrent()).toBe(recent);
    });
    expect(await columns.getCurrent()).toBeUndefined();
  });

  it('returns connections to the pool without the anonymous role', async () => {
    const paths = ['models', 'models?id=eq.x', 'contact_messages', 'models?limit=1'];
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => requestRaw(server.url, `/rest/v1/${paths[n % 4]}`, { headers })),
    );
    const users = await Promise.all(
      Array.from({ length: 40 }, () => database.query<{ own: boolean }>('select current_user = session_user as own')),
    );
    expect(users.flat().every(({ own }) => own)).toBe(true);
  });

  it('cancels a blocked statement and serves the next request', async () => {
    let release = () => {};
    const releasePromise = new Promise<void>((resolve) => (release = resolve));
    let holdingTransaction: Promise<void> | undefined;
    await new Promise<void>((locked) => {
      holdingTransaction = database.transaction(async (tx) => {
        await tx.query('lock table public.door_options in access exclusive mode');
        locked();
        await releasePromise;
      });
    });
    const startedAt = performance.now();
    const response = await requestRaw(server.url, '/rest/v1/door_options', { headers });
    expect([503, 504]).toContain(response.status);
    expect(JSON.parse(response.body.toString())).toMatchObject({
      code: expect.stringMatching(/^(timeout|57014)$/) as string,
    });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    release();
    await holdingTransaction;
    expect((await requestRaw(server.url, '/rest/v1/door_options', { headers })).status).toBe(200);
  });
});
