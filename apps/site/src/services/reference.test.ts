import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { LOOKUP_KEYS, createLookupQuery, manufacturersQuery, createModelsQuery } from './reference.ts';

interface RequestedQuery {
  table: string;
  columns: string;
  filter?: string;
  order: string;
}

const source = vi.hoisted(() => ({
  requestedQueries: [] as unknown[],
  answer: (_table: string): { data: unknown; error: { message: string } | null } => ({ data: [], error: null }),
}));

// The part of supabase-js that reads data: a chain that resolves with the response.
vi.mock('./data-source.ts', () => ({
  dataSource: {
    from: (table: string) => {
      const requestedQuery: Partial<RequestedQuery> = { table };
      const chain = {
        select: (columns: string) => ((requestedQuery.columns = columns), chain),
        eq: (column: string, value: string) => ((requestedQuery.filter = `${column}=${value}`), chain),
        order: (order: string) => ((requestedQuery.order = order), chain),
        retry: () => chain,
        abortSignal: async () => {
          source.requestedQueries.push(requestedQuery);
          return source.answer(table);
        },
      };
      return chain;
    },
  },
}));

const mockAnswer = (data: unknown) => (source.answer = () => ({ data, error: null }));

let client: QueryClient;

beforeEach(() => {
  source.requestedQueries.length = 0;
  client = new QueryClient();
});

test('selects the columns of each table and sorts its rows', async () => {
  mockAnswer([{ id: 3, name: 'x', value: 1, display_name: 'X' }]);
  await client.fetchQuery(manufacturersQuery);
  await client.fetchQuery(createModelsQuery('3'));
  for (const key of LOOKUP_KEYS) await client.fetchQuery(createLookupQuery(key));
  const byName = { columns: 'id,name,display_name', order: 'display_name' };
  const byValue = { columns: 'id,value,display_name', order: 'display_name' };
  expect(source.requestedQueries).toEqual([
    { table: 'manufacturers', columns: 'id,name', order: 'name' },
    { table: 'models', columns: 'id,name,manufacturer_id', filter: 'manufacturer_id=3', order: 'name' },
    { table: 'body_types', ...byName },
    { table: 'car_colors', ...byName },
    { table: 'fuel_types', ...byName },
    { table: 'transmission_types', ...byName },
    { table: 'door_options', ...byValue },
    { table: 'seat_options', ...byValue },
    { table: 'mileage_options', columns: 'id,value,display_name,sort_order', order: 'sort_order' },
  ]);
});

test('turns rows into choices and drops invalid and duplicate rows', async () => {
  mockAnswer([
    { id: 1, value: 3, display_name: '3 doors' },
    { id: 2, value: 3, display_name: 'Three doors' },
    { id: 3, value: null, display_name: 'No doors' },
    { id: 4, value: 5, display_name: '  ' },
    'nonsense',
    { id: 5, value: 5, display_name: ' 5 doors ' },
  ]);
  expect(await client.fetchQuery(createLookupQuery('doors'))).toEqual([
    { value: '3', label: 'Three doors' },
    { value: '5', label: '5 doors' },
  ]);
});

test('drops values with a comma, because commas separate values in the URL', async () => {
  mockAnswer([
    { name: 'Petrol, Diesel', display_name: 'Either' },
    { name: 'Petrol', display_name: 'Petrol' },
  ]);
  expect(await client.fetchQuery(createLookupQuery('fuelType'))).toEqual([{ value: 'Petrol', label: 'Petrol' }]);
});

test.each([null, {}, '<!doctype html>', [], [{ id: 1 }]])('rejects the response %j', async (data) => {
  mockAnswer(data);
  await expect(client.fetchQuery(manufacturersQuery)).rejects.toThrow(/Invalid type|has no valid rows/);
});

test('accepts a make without models', async () => {
  mockAnswer([]);
  expect(await client.fetchQuery(createModelsQuery('3'))).toEqual([]);
});

test('names the table in errors', async () => {
  source.answer = () => ({ data: null, error: { message: 'no' } });
  await expect(client.fetchQuery(manufacturersQuery)).rejects.toThrow(
    'The table ‘manufacturers’ could not be read: no',
  );
});
