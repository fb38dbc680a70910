import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { abortAfter } from './abort-after.ts';

const TIMEOUT_MS = 10_000;

/** An option that a reference table offers. */
export interface Choice {
  /** The value in the search URL. For a make, the id that its models refer to. */
  value: string;
  label: string;
}

const LOOKUPS = {
  bodyType: { table: 'body_types', column: 'name', order: 'display_name' },
  color: { table: 'car_colors', column: 'name', order: 'display_name' },
  fuelType: { table: 'fuel_types', column: 'name', order: 'display_name' },
  transmission: { table: 'transmission_types', column: 'name', order: 'display_name' },
  doors: { table: 'door_options', column: 'value', order: 'display_name' },
  seats: { table: 'seat_options', column: 'value', order: 'display_name' },
  maxMileage: { table: 'mileage_options', column: 'value', order: 'sort_order' },
} as const;

export type LookupKey = keyof typeof LOOKUPS;
export const LOOKUP_KEYS = Object.keys(LOOKUPS) as readonly LookupKey[];

/** The query for the makes, sorted by name. `value` is the manufacturer's id. */
export const manufacturersQuery = createTableQuery('Failed to load car makes', {
  table: 'manufacturers',
  columns: 'id,name',
  order: 'name',
  value: 'id',
  label: 'name',
});

/** Creates the query for one manufacturer's models, sorted by name. The result may be empty. */
export const createModelsQuery = (manufacturerId: string) =>
  createTableQuery('Failed to load car models', {
    table: 'models',
    columns: 'id,name,manufacturer_id',
    order: 'name',
    value: 'id',
    label: 'name',
    filter: { column: 'manufacturer_id', value: manufacturerId },
  });

export function createLookupQuery(key: LookupKey) {
  const { table, column, order } = LOOKUPS[key];
  const columns = ['id', column, 'display_name', ...(order === 'display_name' ? [] : [order])].join(',');
  return createTableQuery('Failed to load filter options', {
    table,
    columns,
    order,
    value: column,
    label: 'display_name',
  });
}

interface TableQuery {
  table: string;
  columns: string;
  order: string;
  /** The column of an option's value, which is text or a number. */
  value: string;
  label: string;
  filter?: { column: string; value: string };
}

function createTableQuery(failure: string, query: TableQuery) {
  return queryOptions({
    queryKey: ['table', query],
    queryFn: ({ signal }) => readRows(query, signal),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { failure },
  });
}

async function readRows(
  { table, columns, order, value, label, filter }: TableQuery,
  signal: AbortSignal,
): Promise<readonly Choice[]> {
  // The client is loaded here, so that the form does not wait for it.
  const { dataSource } = await import('./data-source.ts');
  const selection = dataSource.from(table).select(columns);
  const { data, error } = await (filter ? selection.eq(filter.column, filter.value) : selection)
    .order(order)
    // The client does not retry, because users decide when to try again.
    .retry(false)
    .abortSignal(abortAfter(TIMEOUT_MS, signal));
  if (error) throw new Error(`The table ‘${table}’ could not be read: ${error.message}`, { cause: error });
  const rows = v.parse(v.array(v.unknown()), data);
  const choices = rows.flatMap((row) => readChoice(row, value, label) ?? []);
  // Only a list of models can be empty.
  if (choices.length === 0 && !(filter && rows.length === 0))
    throw new Error(`The table ‘${table}’ has no valid rows.`);
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
}

// Leaves out values with commas, which separate the values of a filter in the URL.
const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(/^[^,]*$/));
const numberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.transform(String));

/** Returns `undefined` for an invalid row, which does not affect the others. */
function readChoice(row: unknown, value: string, label: string): Choice | undefined {
  const result = v.safeParse(
    v.object({ [value]: v.union([textSchema, numberSchema]), [label]: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
    row,
  );
  const { [value]: optionValue, [label]: optionLabel } = result.success ? result.output : {};
  return optionValue === undefined || optionLabel === undefined
    ? undefined
    : { value: optionValue, label: optionLabel };
}
