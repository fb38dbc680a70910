import {
  DISTANCES,
  FILTERS,
  type FilterKey,
  type FilterRow,
  type Filters,
  formatDistance,
  formatMileage,
  formatPrice,
  isExcluded,
  type SearchState,
  listTags,
  splitExclusions,
  type Tag,
  toWanted,
  withFilters,
} from '@forecourt/search-core';

/** A wider search, with one filter dropped or widened, such as 'Without Diesel' or 'Up to £18,000'. */
export interface Relaxation {
  /** Unique within a search. */
  id: `${'widen' | 'drop' | 'only'} ${string}`;
  verb: string;
  what: string;
  state: SearchState;
}

type Change = Omit<Relaxation, 'id' | 'state'> & { filters: Filters };

/**
 * Lists every relaxation of one filter, the most acceptable first: a little more money, a little further away, dealers
 * too, then matters of taste, then changes of the car.
 */
export function listRelaxations(state: SearchState): Relaxation[] {
  const { filters } = state;
  const found = FILTERS.flatMap((row): Relaxation[] => [
    ...(WIDENERS[row.key]?.(filters) ?? []).map((change) => createRelaxation('widen', row, change)),
    ...dropFilter(row, filters).map((change) => createRelaxation('drop', row, change)),
  ]);
  return found.toSorted((a, b) => rank(a) - rank(b));

  function createRelaxation(
    how: 'widen' | 'drop',
    { key }: FilterRow,
    { filters: wider, ...words }: Change,
  ): Relaxation {
    const id = how === 'drop' ? (`drop ${key}` as const) : (`widen ${key} ${words.what}` as const);
    return { id, ...words, state: withFilters(state, wider) };
  }
}

/** Filters that make sense on their own, the most specific first. */
const SINGLE_FILTERS: readonly FilterKey[] = [
  'model',
  'make',
  'bodyType',
  'fuelType',
  'transmission',
  'color',
  'seats',
  'doors',
];

/** Lists nationwide searches of all sellers with only one filter, for when no single change finds a car. */
export function listSingleFilterSearches(state: SearchState): Relaxation[] {
  const { filters } = state;
  const { postcode } = filters;
  const { wanted: make } = splitExclusions(filters.make);
  return SINGLE_FILTERS.flatMap((key): Relaxation[] => {
    if (filters[key] === undefined) return [];
    const wanted = (filters[key] as (string | number)[]).filter((value) => !isExcluded(value));
    if (wanted.length === 0) return [];
    const wish: Filters = { [key]: wanted };
    const values = listTags(wish)
      .map(({ label }) => label)
      .join(' or ');
    // A model is named and searched together with its make.
    const what = key === 'model' && make?.length === 1 ? `${make[0]} ${values}` : values;
    const singleFilter: Filters = {
      ...wish,
      ...(key === 'model' && make && { make }),
      ...(postcode && { postcode }),
      sellerType: 'both',
    };
    return [{ id: `only ${key}`, verb: 'Only', what, state: withFilters(state, singleFilter) }];
  });
}

/** Returns whether the relaxation drops the make or the model, which buyers are least willing to give up. */
export const dropsMakeOrModel = ({ id }: Relaxation): boolean => id === 'drop make' || id === 'drop model';

/** Filters that can be widened instead of dropped. */
const WIDENERS: Partial<Record<FilterKey, (filters: Filters) => Change[]>> = {
  maxPrice: (filters) => widenBound(filters, 'maxPrice', increase(filters.maxPrice), 'Up to', formatPrice),
  minPrice: (filters) => widenBound(filters, 'minPrice', decrease(filters.minPrice), 'From', formatPrice),
  maxMileage: (filters) => widenBound(filters, 'maxMileage', increase(filters.maxMileage), 'Up to', formatMileage),
  minYear: (filters) =>
    widenBound(filters, 'minYear', filters.minYear && filters.minYear - YEARS_WIDER, 'From', String),
  maxYear: (filters) =>
    widenBound(filters, 'maxYear', filters.maxYear && filters.maxYear + YEARS_WIDER, 'Up to', String),
  distance: widenDistance,
  sellerType: ({ sellerType, ...filters }) => {
    if (sellerType === 'both') return [];
    const what = sellerType === 'dealer' ? 'private sellers’ cars too' : 'dealers’ cars too';
    return [{ verb: 'With', what, filters: { ...filters, sellerType: 'both' } }];
  },
};

/** The number of years by which a year bound is widened. */
const YEARS_WIDER = 2;

// Filters that are not listed here come last, in the order of the filters.
const ORDER: readonly string[] = [
  'widen maxPrice',
  'widen distance',
  'widen sellerType',
  'drop color',
  'drop fuelType',
  'drop transmission',
  'drop bodyType',
  'widen minYear',
  'drop seats',
  'drop doors',
  'widen maxMileage',
  'drop model',
];

function rank({ id }: Relaxation): number {
  const [how, key] = id.split(' ');
  const place = ORDER.indexOf(`${how} ${key}`);
  return place < 0 ? ORDER.length : place;
}

/** Drops a filter with all of its values, because dropping one of several would narrow the search. */
function dropFilter(row: FilterRow, filters: Filters): Change[] {
  // Dropping the make would find the same cars, because the model is still set.
  if (row.key === 'make' && filters.model) return [];
  // Distances are widened step by step to the whole UK, and write-offs are always excluded.
  if (row.key === 'distance' || row.key === 'sellerType' || row.key === 'excludeWriteoff') return [];
  const [tag, ...others] = listTags(filters).filter(({ key }) => key === row.key);
  if (!tag) return [];
  const { [row.key]: _dropped, ...rest } = filters;
  const title = row.title.toLowerCase();
  if (row.bound) return [{ verb: 'With no', what: title, filters: rest }];
  return [{ ...describeDrop(tag, title, others.length === 0), filters: rest }];
}

function describeDrop({ value, label }: Tag, title: string, isOnly: boolean): Omit<Change, 'filters'> {
  if (!isOnly) return { verb: 'Of any', what: title };
  return isExcluded(value) ? { verb: 'Including', what: toWanted(value) } : { verb: 'Without', what: label };
}

function widenDistance({ distance, ...filters }: Filters): Change[] {
  if (distance === undefined || distance === 'national') return [];
  const next = DISTANCES[DISTANCES.indexOf(distance) + 1] ?? 'national';
  const nationwide: Change = { verb: 'In', what: 'the whole UK', filters };
  if (next === 'national') return [nationwide];
  return [{ verb: 'Within', what: formatDistance(next), filters: { ...filters, distance: next } }, nationwide];
}

type Bound = 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear' | 'maxMileage';

function widenBound(
  filters: Filters,
  key: Bound,
  value: number | undefined,
  verb: string,
  write: (value: number) => string,
): Change[] {
  // The URL rejects values beyond a filter's limits.
  const row = FILTERS.find((candidate) => candidate.key === key);
  if (value === undefined || value === filters[key] || !row?.kind.read(String(value))?.text) return [];
  return [{ verb, what: write(value), filters: { ...filters, [key]: value } }];
}

/** Increases a value, if it is set, by 10 to 20% to a round number, for example 15,000 to 18,000. */
function increase(value: number | undefined): number | undefined {
  return value === undefined ? undefined : findRoundest(value * 1.1, value * 1.2, Math.floor);
}

/** Decreases a value, if it is set, by 10 to 20% to a round number, for example 5,000 to 4,000. */
function decrease(value: number | undefined): number | undefined {
  return value === undefined ? undefined : findRoundest(value * 0.8, value * 0.9, Math.ceil);
}

/**
 * Returns the roundest number between two numbers, the one nearest to the end that `round` selects. If there is no
 * whole number between them, returns the next one.
 */
function findRoundest(from: number, to: number, round: (value: number) => number): number {
  const end = round === Math.floor ? to : from;
  for (let power = 10 ** Math.ceil(Math.log10(to)); power >= 1; power /= 10)
    for (const step of [power * 5, power * 2, power]) {
      const value = round(end / step) * step;
      if (value >= from && value <= to) return value;
    }
  return Math.ceil(to);
}
