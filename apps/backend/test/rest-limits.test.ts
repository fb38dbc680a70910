import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../src/rest/catalogue.ts';
import { toRestError } from '../src/rest/errors.ts';
import { EXPOSED_RELATIONS } from '../src/rest/exposed-relations.ts';
import { requestRaw, serve } from './serve.ts';
import type { TestServer } from './serve.ts';

const MAX_BYTES = 20_000;
const UNLIMITED_RATES = { DATA_LIMIT_PER_MINUTE: '1000000', DATA_LIMIT_OVER_ALL: '1000000' };

let server: TestServer;
beforeAll(async () => {
  server = await serve({ listings: 300, environment: { REST_MAX_BYTES: String(MAX_BYTES), ...UNLIMITED_RATES } });
});
afterAll(() => server.close());
afterEach(() => {
  expect(server.takeLog()).toEqual([]);
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await requestRaw(server.url, `/rest/v1/${path}`, {
    headers: { apikey: 'local-anon-key', ...headers },
  });
  return { ...response, json: JSON.parse(response.body.toString()) as unknown };
};

const repeatText = (text: string, times: number) => Array.from({ length: times }, () => text).join(',');

describe('limits on a read request', () => {
  it.each([
    ['50 selected columns', `models?select=${repeatText('id', 50)}&limit=1`],
    ['20 filters', `models?${Array.from({ length: 20 }, () => 'id=gt.0').join('&')}&limit=1`],
    ['100 list members', `models?id=in.(${repeatText('1', 100)})`],
    ['10 sort columns', `models?order=${repeatText('name', 10)}&limit=1`],
    ['a query string of 8192 characters', `models?select=id&limit=1&name=neq.${'x'.repeat(8_192 - 31)}`],
  ])('allows %s', async (_, path) => {
    expect(await get(path)).toMatchObject({ status: 200 });
  });

  it.each([
    ['51 selected columns', `models?select=${repeatText('id', 51)}`, 'at most 50 columns'],
    ['554 wildcards', `models?select=${repeatText('*', 554)}`, 'at most 50 columns'],
    ['250 aliases', `models?select=${Array.from({ length: 250 }, (_, n) => `a${n}:id`).join(',')}`, '50 columns'],
    ['21 filters', `models?${Array.from({ length: 21 }, () => 'id=gt.0').join('&')}`, 'at most 20 filters'],
    ['101 list members', `models?id=in.(${repeatText('1', 101)})`, 'at most 100 values'],
    ['11 sort columns', `models?order=${repeatText('name', 11)}`, 'at most 10 columns'],
    ['a long query string', `models?name=neq.${'x'.repeat(8_192)}`, 'at most 8192 characters'],
  ])('rejects %s and names the limit', async (_, path, limit) => {
    expect(await get(path)).toMatchObject({
      status: 400,
      json: {
        code: 'PGRST100',
        message: expect.any(String) as string,
        details: expect.stringContaining(limit) as string,
      },
    });
  });

  it('rejects a response above REST_MAX_BYTES with a hint', async () => {
    expect(await get('models?select=*&limit=100')).toMatchObject({ status: 200 });
    expect(await get('models?select=*', { prefer: 'count=exact' })).toMatchObject({
      status: 400,
      json: {
        code: '54000',
        message: `The response is larger than ${MAX_BYTES} bytes.`,
        hint: 'Select fewer columns, or read fewer rows at a time with limit and offset.',
      },
    });
  });

  it('returns a column once if it is selected several times', async () => {
    const { json } = await get('door_options?select=value,*,value,doors:value,doors:display_name&limit=1&order=value');
    expect(json).toEqual([{ value: 2, id: expect.any(Number) as number, display_name: '2 doors', doors: '2 doors' }]);
  });
});

/** Creates query strings that the parser accepts most of the time, so that PostgreSQL receives their values. */
function createQueryArbitrary(columns: readonly string[]): fc.Arbitrary<string> {
  const column = fc.oneof({ weight: 60, arbitrary: fc.constantFrom(...columns) }, fc.constant('nonsense'));
  const value = fc.oneof(
    fc.constantFrom('0', '-1', '99999999999999999999', '1e400', 'NaN', 'Infinity', '-infinity', 'now', 'null', 'true'),
    fc.constantFrom('\0', '\\', '%\\', '*'.repeat(50), '%_'.repeat(50), "'; drop table models; --", '\u{1f697}'),
    fc.constantFrom('2026-02-30', '294277-01-01', '4714-01-01 BC', '{"a":1}', '{1,2}'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const createLists = (values: fc.Arbitrary<string>, maxLength: number) =>
    fc.array(values, { minLength: 1, maxLength }).map((items) => items.join(','));
  const condition = fc.oneof(
    fc.tuple(fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'), value),
    fc.tuple(fc.constant('is'), fc.constantFrom('null', 'not_null', 'true', 'unknown', 'maybe')),
    fc.tuple(
      fc.constant('in'),
      createLists(value, 110).map((list) => `(${list})`),
    ),
  );
  const filter = fc
    .tuple(column, fc.constantFrom('', 'not.'), condition)
    .map(([name, not, [operator, operand]]): [string, string] => [name, `${not}${operator}.${operand}`]);
  const columnSelection = fc.oneof(
    column,
    fc.constant('*'),
    fc.tuple(fc.stringMatching(/^[A-Za-z_]\w{0,70}$/), column).map((parts) => parts.join(':')),
  );
  const orderTerm = fc
    .tuple(column, fc.constantFrom('', '.asc', '.desc', '.desc.nullsfirst', '.asc.nullslast'))
    .map((parts) => parts.join(''));
  const amount = fc.oneof(fc.nat(300).map(String), fc.constant('999999999999999'));
  const parameter: fc.Arbitrary<[string, string]> = fc.oneof(
    { weight: 12, arbitrary: filter },
    { weight: 4, arbitrary: fc.tuple(fc.constant('select'), createLists(columnSelection, 60)) },
    { weight: 4, arbitrary: fc.tuple(fc.constant('order'), createLists(orderTerm, 11)) },
    { weight: 4, arbitrary: fc.tuple(fc.constantFrom('limit', 'offset'), amount) },
    { weight: 1, arbitrary: fc.tuple(fc.string({ unit: 'binary', maxLength: 5 }), value) },
  );
  return fc.array(parameter, { maxLength: 6 }).map((pairs) => new URLSearchParams(pairs).toString());
}

const createFailure = (code: string) => Object.assign(new Error('statement is too complex'), { code });

describe('a failure of PostgreSQL', () => {
  it.each(['54000', '54001', '54011', '54023', '22021', '22P02', '22P05', '2201B', '22003', '42804', '0A000'])(
    'returns 400 for SQLSTATE %s',
    (code) => {
      expect(toRestError(createFailure(code))).toMatchObject({ status: 400, code });
    },
  );

  it.each(['08006', '25006', '58030', 'XX000'])('treats SQLSTATE %s as a server fault', (code) => {
    expect(toRestError(createFailure(code))).toBeUndefined();
  });
});

describe('any query string', () => {
  it('returns no 500 and respects the byte limit', async () => {
    const catalogue = await readCatalogue(server.database, EXPOSED_RELATIONS);
    const readPaths = fc.constantFrom(...EXPOSED_RELATIONS).chain((name) => {
      const columns = [...(catalogue.find(name)?.columns.keys() ?? [])];
      return fc.tuple(fc.constant(name), createQueryArbitrary(columns), fc.constantFrom({}, { prefer: 'count=exact' }));
    });
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(readPaths, async ([name, query, headers]) => {
        const { status, body, json } = await get(`${name}?${query}`, headers);
        statuses.add(status);
        expect([200, 206, 400, 404, 416]).toContain(status);
        if (status >= 400) expect(json).toMatchObject({ message: expect.any(String) as string });
        else expect(body.byteLength).toBeLessThanOrEqual(MAX_BYTES);
      }),
      { numRuns: process.env['FULL'] ? 5_000 : 100 },
    );
    // Some requests reached PostgreSQL.
    expect(statuses).toContain(200);
  });
});
