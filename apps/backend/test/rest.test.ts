import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../src/rest/catalogue.ts';
import { EXPOSED_RELATIONS } from '../src/rest/exposed-relations.ts';
import { requestRaw, serve } from './serve.ts';
import type { TestServer } from './serve.ts';

const KEY = 'local-anon-key';
const headers = { apikey: KEY };

let server: TestServer;
beforeAll(async () => {
  server = await serve({ listings: 60, environment: { REST_MAX_ROWS: '50' } });
});
afterAll(() => server.close());
afterEach(() => {
  expect(server.takeLog()).toEqual([]);
});

const createTestClient = (key = KEY) =>
  createClient(server.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });

const get = async (path: string, extra: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/rest/v1/${path}`, { headers: { ...headers, ...extra } });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
};

describe('the real Supabase client', () => {
  it('reads the makes in order', async () => {
    const { data, error } = await createTestClient().from('manufacturers').select('id, name').order('name');
    expect(error).toBeNull();
    const names = data?.map(({ name }) => name as string) ?? [];
    expect(names).toContain('BMW');
    expect(names).toEqual(names.toSorted());
    expect(Object.keys(data?.[0] ?? {})).toEqual(['id', 'name']);
  });

  it('reads the models of one make', async () => {
    const { data: make } = await createTestClient().from('manufacturers').select('id').eq('name', 'BMW').single();
    const { data, error } = await createTestClient()
      .from('models')
      .select('id, name, manufacturer_id')
      .eq('manufacturer_id', make?.id)
      .order('name');
    expect(error).toBeNull();
    expect(data?.map(({ name }) => name as string)).toContain('3 Series');
    expect(new Set(data?.map(({ manufacturer_id }) => manufacturer_id as number))).toEqual(new Set([make?.id]));
  });

  it.each(['body_types', 'car_colors', 'fuel_types', 'transmission_types', 'door_options', 'seat_options'])(
    'reads %s in the order of display_name',
    async (table) => {
      const { data, error } = await createTestClient().from(table).select('*').order('display_name');
      expect(error).toBeNull();
      const names = data?.map(({ display_name }) => display_name as string) ?? [];
      expect(names.length).toBeGreaterThan(1);
      expect(names).toEqual(names.toSorted());
    },
  );

  it('reads mileage_options in the order of sort_order', async () => {
    const { data } = await createTestClient().from('mileage_options').select('value').order('sort_order');
    const values = data?.map(({ value }) => value as number) ?? [];
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it('reads the showcase newest first with PostgREST’s timestamps', async () => {
    const { data, error } = await createTestClient()
      .from('recent_cars')
      .select('id, link, name, year, mileage, price, image_url, estimated_value, price_tag, created_at')
      .order('created_at', { ascending: false })
      .limit(20);
    expect(error).toBeNull();
    expect(data).toHaveLength(20);
    const times = data?.map(({ created_at }) => created_at as string) ?? [];
    expect(times[0]).toMatch(/^2026-11-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
    expect(times.map((time) => Date.parse(time))).toEqual(
      times.map((time) => Date.parse(time)).toSorted((a, b) => b - a),
    );
  });

  it('filters by every supported operator', async () => {
    const doors = createTestClient().from('door_options');
    const readValues = async (query: PromiseLike<{ data: { value: unknown }[] | null; error: unknown }>) => {
      const { data, error } = await query;
      expect(error).toBeNull();
      return data?.map(({ value }) => value);
    };
    const select = () => doors.select('value').order('value');
    expect(await readValues(select().eq('value', 4))).toEqual([4]);
    expect(await readValues(select().neq('value', 4))).toEqual([2, 3, 5, 6]);
    expect(await readValues(select().gt('value', 4))).toEqual([5, 6]);
    expect(await readValues(select().gte('value', 4).lte('value', 5))).toEqual([4, 5]);
    expect(await readValues(select().lt('value', 3))).toEqual([2]);
    expect(await readValues(select().in('value', [2, 5, 99]))).toEqual([2, 5]);
    expect(await readValues(select().in('value', []))).toEqual([]);
    expect(await readValues(select().not('value', 'in', '(2,3)'))).toEqual([4, 5, 6]);
    expect(await readValues(select().like('display_name', '5%'))).toEqual([5]);
    expect(await readValues(select().ilike('display_name', '%DOORS'))).toEqual([2, 3, 4, 5, 6]);
    expect(await readValues(select().is('display_name', null))).toEqual([]);
    expect(await readValues(select().not('display_name', 'is', null))).toHaveLength(5);
    expect(await readValues(doors.select('value').order('value', { ascending: false }).range(1, 2))).toEqual([5, 4]);
  });

  it('accepts values with commas, quotes, brackets and percent signs', async () => {
    for (const name of ['a,b', 'say "no"', 'back\\slash', '(1)', "o'clock", '100%', '"; drop table models; --', '']) {
      const { data, error } = await createTestClient().from('manufacturers').select('id').in('name', ['BMW', name]);
      expect([error, data?.length]).toEqual([null, 1]);
      expect(await createTestClient().from('manufacturers').select('id').eq('name', name)).toMatchObject({
        error: null,
        data: [],
      });
    }
  });

  it('counts rows with and without returning them', async () => {
    expect(await createTestClient().from('door_options').select('*', { count: 'exact' }).range(0, 1)).toMatchObject({
      count: 5,
      status: 206,
      error: null,
    });
    expect(await createTestClient().from('door_options').select('*', { count: 'exact', head: true })).toMatchObject({
      count: 5,
      data: null,
      error: null,
    });
  });

  it('returns a single row as an object and rejects any other number of rows', async () => {
    const { data } = await createTestClient().from('fuel_types').select('fuel:name').eq('name', 'Diesel').single();
    expect(data).toEqual({ fuel: 'Diesel' });
    const noRowResult = await createTestClient().from('fuel_types').select('name').eq('name', 'Steam').single();
    expect(noRowResult).toMatchObject({ status: 406, data: null, error: { code: 'PGRST116' } });
    const severalRowsResult = await createTestClient().from('fuel_types').select('name').single();
    expect(severalRowsResult).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    expect(await createTestClient().from('fuel_types').select('name').eq('name', 'Steam').maybeSingle()).toMatchObject({
      data: null,
      error: null,
    });
  });

  it.each([
    ['an unknown table', () => createTestClient().from('cars').select('*'), 404, 'PGRST205'],
    ['an unknown column', () => createTestClient().from('models').select('secret'), 400, '42703'],
    [
      'a filter on an unknown column',
      () => createTestClient().from('models').select('id').eq('secret', 1),
      400,
      '42703',
    ],
    ['a value of the wrong type', () => createTestClient().from('models').select('id').eq('id', 'one'), 400, '22P02'],
    ['a pattern on a number', () => createTestClient().from('models').select('id').like('id', '1%'), 404, '42883'],
    ['an embedded table', () => createTestClient().from('models').select('id, manufacturers(name)'), 400, 'PGRST100'],
    ['a cast', () => createTestClient().from('models').select('id::text'), 400, 'PGRST100'],
    ['an or condition', () => createTestClient().from('models').select('id').or('id.eq.1,id.eq.2'), 400, 'PGRST100'],
    ['text search', () => createTestClient().from('models').select('id').textSearch('name', 'x'), 400, 'PGRST100'],
    ['a function', () => createTestClient().rpc('version'), 404, 'PGRST202'],
    ['an insert', () => createTestClient().from('models').insert({ name: 'x' }), 405, 'PGRST117'],
    ['an update', () => createTestClient().from('models').update({ name: 'x' }).eq('id', 1), 405, 'PGRST117'],
    ['an upsert', () => createTestClient().from('models').upsert({ id: 1, name: 'x' }), 405, 'PGRST117'],
    ['a delete', () => createTestClient().from('models').delete().eq('id', 1), 405, 'PGRST117'],
    ['another schema', () => createTestClient().schema('forecourt').from('sample_stock').select('*'), 406, 'PGRST106'],
    ['CSV', () => createTestClient().from('models').select('id').csv(), 406, 'PGRST107'],
    ['another key', () => createTestClient('another-anon-key').from('models').select('id'), 401, 'PGRST301'],
  ] as const)('rejects %s', async (_, ask, status, code) => {
    const response = await ask();
    expect(response).toMatchObject({ status, data: null, error: { code } });
    expect(response.error?.message).toBeTruthy();
  });

  it.each(['contact_messages', 'listings', 'listing_details'])('denies access to %s', async (table) => {
    expect(await createTestClient().from(table).select('*')).toMatchObject({
      status: 401,
      data: null,
      error: { code: '42501' },
    });
    expect(await createTestClient().from(table).select('*', { count: 'exact', head: true })).toMatchObject({
      status: 401,
    });
  });
});

describe('the anonymous role', () => {
  it('can read only exposed tables and write to none', async () => {
    const grants = await server.database.query<{ relation: string; rights: string[] }>(
      `select c.relname as relation,
              array(select r from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) r
                     where has_table_privilege('anon', c.oid, r)) as rights
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'forecourt') and c.relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    const readableRelations = grants.filter(({ rights }) => rights.length > 0);
    expect(readableRelations.map(({ relation }) => relation).toSorted()).toEqual([...EXPOSED_RELATIONS].toSorted());
    expect(new Set(readableRelations.flatMap(({ rights }) => rights))).toEqual(new Set(['select']));
  });

  it('loses access to a table as soon as its privilege is revoked', async () => {
    await server.database.query('revoke select on public.door_options from anon');
    const rejectedResponse = await get('door_options');
    await server.database.query('grant select on public.door_options to anon');
    expect(rejectedResponse).toMatchObject({
      status: 401,
      body: { code: '42501', message: expect.any(String) as string },
    });
    expect((await get('door_options')).status).toBe(200);
  });

  it('sees only the rows that row-level security allows', async () => {
    await server.database.query('alter policy "readable by all" on public.seat_options using (value = 5)');
    const visibleRows = await get('seat_options?select=value');
    await server.database.query('alter policy "readable by all" on public.seat_options using (true)');
    expect(visibleRows.body).toEqual([{ value: 5 }]);
  });

  it('is reset after each read', async () => {
    await get('models?limit=1');
    expect(await server.database.query('select current_user = session_user as own')).toEqual([{ own: true }]);
  });
});

describe('the catalogue', () => {
  it('names missing relations', async () => {
    await expect(readCatalogue(server.database, ['models', 'cars'])).rejects.toThrow(
      /lacks cars.*[Aa]pply the migrations/s,
    );
  });
});

describe('the protocol', () => {
  it('requires the key in a header or in the URL', async () => {
    const noKeyResponse = await fetch(`${server.url}/rest/v1/models`);
    expect(noKeyResponse.status).toBe(401);
    expect(await noKeyResponse.json()).toMatchObject({ message: 'No API key found in request' });
    expect((await fetch(`${server.url}/rest/v1/door_options?apikey=${KEY}`)).status).toBe(200);
    expect(await get('models', { authorization: 'Bearer someone' })).toMatchObject({ status: 401 });
  });

  it('applies the Range header', async () => {
    const rangeResponse = await get('door_options?select=value&order=value', { range: '1-2', prefer: 'count=exact' });
    expect(rangeResponse.status).toBe(206);
    expect(rangeResponse.headers.get('content-range')).toBe('1-2/5');
    expect(rangeResponse.body).toEqual([{ value: 3 }, { value: 4 }]);
    expect((await get('door_options', { range: '3-1' })).status).toBe(416);
    expect((await get('door_options?limit=0')).headers.get('content-range')).toBe('*/*');
    const beyondRangeResponse = await get('door_options?offset=9', { prefer: 'count=exact' });
    expect(beyondRangeResponse).toMatchObject({ status: 416, body: { code: 'PGRST103' } });
  });

  it('never returns more rows than the server’s limit', async () => {
    expect((await get('models?limit=100000')).body).toHaveLength(50);
  });

  it.each([
    ['models?limit=ten', 400],
    ['models?limit=-1', 416],
    ['models?offset=1e9', 400],
    ['models?order=name.up', 400],
    ['models?order=name;drop table models', 400],
    ['models?order=', 200],
    ['models?select=', 200],
    ['models?select=id,,name', 400],
    ['models?select=%22id%22', 400],
    ['models?select=count()', 400],
    ['models?id=5', 400],
    ['models?id=eq', 400],
    ['models?id=in.1,2', 400],
    ['models?id=is.5', 400],
    ['models?name=is.true', 400],
    ['models?id=gt.99999999999999999999', 400],
    ['models?name=eq.%00', 400],
    ['models?manufacturers.name=eq.x', 400],
    ['models?not.and=(id.eq.1)', 400],
    ['pg_roles', 404],
    ['models%20', 404],
    ['', 404],
    ['models/1', 404],
    ['rpc/version', 404],
  ])('responds to %s with %i', async (path, status) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
  });

  it('orders nulls first or last', async () => {
    const readMileages = async (nulls: string) =>
      (
        (await get(`recent_cars?select=mileage&order=mileage.asc.nulls${nulls}&limit=50`)).body as {
          mileage: unknown;
        }[]
      ).map(({ mileage }) => mileage === null);
    const [first, last] = [await readMileages('first'), await readMileages('last')];
    expect(first).toEqual(first.toSorted((a, b) => Number(b) - Number(a)));
    expect(last).toEqual(last.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('responds to malformed URLs with JSON and no server error', async () => {
    const queryFragments = [
      'eq.',
      'in.(',
      ')',
      '"',
      '\\',
      '%',
      '%25',
      '*',
      ',',
      '.',
      '..',
      "'",
      ';--',
      '$1',
      '{}',
      'é',
      '\u{1f697}',
      'not.',
      'x'.repeat(300),
    ];
    let seed = 7;
    const pick = () => queryFragments[(seed = (seed * 48_271) % 2_147_483_647) % queryFragments.length] ?? '';
    for (let round = 0; round < 300; round += 1) {
      const text = encodeURIComponent(pick() + pick() + pick());
      const key = ['select', 'order', 'limit', 'offset', 'name', 'id', text][round % 7] ?? 'id';
      const response = await requestRaw(server.url, `/rest/v1/models?${key}=${text}`, { headers });
      expect([200, 400, 404, 416]).toContain(response.status);
      expect(() => JSON.parse(response.body.toString()) as unknown).not.toThrow();
    }
  });
});
