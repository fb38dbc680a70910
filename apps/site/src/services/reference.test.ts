import { beforeEach, expect, test, vi } from 'vitest';

interface Asked {
  table: string;
  columns: string;
  filter?: string;
  order: string;
}

const source = vi.hoisted(() => ({
  asked: [] as unknown[],
  answer: (_table: string): { data: unknown; error: { message: string } | null } => ({ data: [], error: null }),
}));

// The part of supabase-js that reads: a chain that ends with the answer.
vi.mock('./data-source.ts', () => ({
  dataSource: {
    from: (table: string) => {
      const asked: Partial<Asked> = { table };
      const chain = {
        select: (columns: string) => ((asked.columns = columns), chain),
        eq: (column: string, value: string) => ((asked.filter = `${column}=${value}`), chain),
        order: (order: string) => ((asked.order = order), chain),
        retry: () => chain,
        abortSignal: async () => {
          source.asked.push(asked);
          return source.answer(table);
        },
      };
      return chain;
    },
  },
}));

const answers = (data: unknown) => (source.answer = () => ({ data, error: null }));

/** Each test begins a visit. */
const visit = async () => {
  vi.resetModules();
  return import('./reference.ts');
};

beforeEach(() => {
  source.asked.length = 0;
});

test('the tables are asked for their columns in their order', async () => {
  const { fetchLookup, fetchManufacturers, fetchModels, LOOKUP_KEYS } = await visit();
  answers([{ id: 3, name: 'x', value: 1, display_name: 'X' }]);
  await fetchManufacturers();
  await fetchModels('3');
  for (const key of LOOKUP_KEYS) await fetchLookup(key);
  const byName = { columns: 'id,name,display_name', order: 'display_name' };
  const byValue = { columns: 'id,value,display_name', order: 'display_name' };
  expect(source.asked).toEqual([
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

test('rows become choices; what makes no sense goes, and what stands twice', async () => {
  const { fetchLookup } = await visit();
  answers([
    { id: 1, value: 3, display_name: '3 doors' },
    { id: 2, value: 3, display_name: 'Three doors' },
    { id: 3, value: null, display_name: 'No doors' },
    { id: 4, value: 5, display_name: '  ' },
    'nonsense',
    { id: 5, value: 5, display_name: ' 5 doors ' },
  ]);
  expect(await fetchLookup('doors')).toEqual([
    { value: '3', label: 'Three doors' },
    { value: '5', label: '5 doors' },
  ]);
});

test('a value with a comma cannot stand in an address', async () => {
  const { fetchLookup } = await visit();
  answers([
    { name: 'Petrol, Diesel', display_name: 'Either' },
    { name: 'Petrol', display_name: 'Petrol' },
  ]);
  expect(await fetchLookup('fuelType')).toEqual([{ value: 'Petrol', label: 'Petrol' }]);
});

test.each([null, {}, '<!doctype html>', [], [{ id: 1 }]])('%j is no table', async (data) => {
  const { fetchManufacturers } = await visit();
  answers(data);
  await expect(fetchManufacturers()).rejects.toThrow(/Invalid type|no row that can be read/);
});

test('a make may have no model', async () => {
  const { fetchModels } = await visit();
  answers([]);
  expect(await fetchModels('3')).toEqual([]);
});

test('what was read is kept; what failed is read again', async () => {
  const { fetchManufacturers } = await visit();
  source.answer = () => ({ data: null, error: { message: 'no' } });
  await expect(fetchManufacturers()).rejects.toThrow('manufacturers could not be read: no');
  answers([{ id: 6, name: 'BMW' }]);
  const bmw = [{ value: '6', label: 'BMW' }];
  expect(await Promise.all([fetchManufacturers(), fetchManufacturers()])).toEqual([bmw, bmw]);
  expect(await fetchManufacturers()).toEqual(bmw);
  expect(source.asked).toHaveLength(2);
});
