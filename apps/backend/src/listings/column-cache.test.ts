import { EMPTY_SEARCH, writeListingsUrl } from '@forecourt/search-core';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../test/serve.ts';
import type { Database } from '../database/database.ts';
import { type ColumnCache, createColumnCache } from './column-cache.ts';
import { searchCars } from './search-cars.ts';

const ALL_CARS = writeListingsUrl(
  { ...EMPTY_SEARCH, filters: { sellerType: 'both' } },
  'https://listings.example.com/car-search',
);
const FIRST_CAR = '(select min(id) from listings where write_off_category is null)';

const warn = vi.fn<(event: string) => void>();

let db: Database;
let columns: ColumnCache;

beforeAll(async () => {
  db = await openTestDatabase(200);
});
afterAll(() => db.close());
beforeEach(() => {
  warn.mockClear();
  columns = createColumnCache(db, { warn }, { maxAgeMs: 0 });
});

it('has no current columns before the first read', async () => {
  expect(await columns.getCurrent()).toBeUndefined();
  const recent = await columns.getRecent();
  expect(await columns.getCurrent()).toBe(recent);
});

it('keeps the columns when a change is rolled back', async () => {
  const recent = await columns.getRecent();
  const failure = db.transaction(async (tx) => {
    await tx.query(`delete from listings where id = ${FIRST_CAR}`);
    throw new Error('rolled back on purpose');
  });
  await expect(failure).rejects.toThrow('rolled back on purpose');
  expect(await columns.getCurrent()).toBe(recent);
});

it('reads changed listings again in the background', async () => {
  const { count } = await columns.getRecent();
  await db.query(`update listings set write_off_category = 'S' where id = ${FIRST_CAR}`);
  expect(await columns.getCurrent()).toBeUndefined();
  await expect.poll(async () => (await columns.getCurrent())?.count).toBe(count - 1);
});

it('reads all listings at most once per maximum age', async () => {
  const slowColumns = createColumnCache(db, { warn });
  const { count } = await slowColumns.getRecent();
  await db.query(`delete from listings where id = ${FIRST_CAR}`);
  expect(await slowColumns.getCurrent()).toBeUndefined();
  expect((await slowColumns.getRecent()).count).toBe(count);
});

it('counts the cars of a search exactly while the columns are out of date', async () => {
  const { count } = await columns.getRecent();
  const getTotal = async () => (await searchCars(db, ALL_CARS, 1, { columns })).total_items;
  expect(await getTotal()).toBe(count);
  await db.query(`update listings set write_off_category = 'S' where id = ${FIRST_CAR}`);
  expect(await getTotal()).toBe(count - 1);
});

it('logs a background read that fails', async () => {
  let isFailing = false;
  const query: Database['query'] = (sql, ...rest) =>
    isFailing && sql.includes('from listings') ? Promise.reject(new Error('no listings')) : db.query(sql, ...rest);
  const fragileColumns = createColumnCache({ ...db, query }, { warn }, { maxAgeMs: 0 });
  await fragileColumns.getRecent();
  await db.query(`delete from listings where id = ${FIRST_CAR}`);
  isFailing = true;
  expect(await fragileColumns.getCurrent()).toBeUndefined();
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(warn.mock.calls[0]?.[0]).toBe('The changed listings could not be read.');
});

it.each([
  ['an insert', 'insert into listings select * from listings limit 0'],
  ['an update', `update listings set price = price + 1 where id = ${FIRST_CAR}`],
  ['a delete', `delete from listings where id = ${FIRST_CAR}`],
  ['a truncation', 'truncate listings cascade'],
])('has no current columns after %s', async (_, statement) => {
  await columns.getRecent();
  await db.query(statement);
  expect(await columns.getCurrent()).toBeUndefined();
});
