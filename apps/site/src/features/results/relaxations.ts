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

/** A wider search: one filter is dropped ('Without Diesel') or widened ('Up to £18,000'), or only one is kept. */
export interface Relaxation {
  /** Unique within a search. */
  id: `${'widen' | 'drop' | 'only'} ${string}`;
  verb: string;
  object: string;
  state: SearchState;
}

type FilterChange = Omit<Relaxation, 'id' | 'state'> & { filters: Filters };

/** Lists every relaxation that changes one filter, the most acceptable first (`RELAXATION_ORDER`). */
export function listRelaxations(state: SearchState): Relaxation[] {
  const { filters } = state;
  const relaxations = FILTERS.flatMap((row): Relaxation[] => [
    ...(WIDENERS[row.key]?.(filters) ?? []).map((change) => createRelaxation('widen', row, change)),
    ...dropFilter(row, filters).map((change) => createRelaxation('drop', row, change)),
  ]);
  return relaxations.toSorted((a, b) => getRank(a) - getRank(b));

  function createRelaxation(
    kind: 'widen' | 'drop',
    { key }: FilterRow,
    { filters: changedFilters, ...phrase }: FilterChange,
  ): Relaxation {
    const id = kind === 'drop' ? (`drop ${key}` as const) : (`widen ${key} ${phrase.object}` as const);
    return { id, ...phrase, state: withFilters(state, changedFilters) };
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
    const wantedValues = (filters[key] as (string | number)[]).filter((value) => !isExcluded(value));
    if (wantedValues.length === 0) return [];
    const keptFilter: Filters = { [key]: wantedValues };
    const values = listTags(keptFilter)
      .map(({ label }) => label)
      .join(' or ');
    // A model is named and searched together with its make.
    const object = key === 'model' && make?.length === 1 ? `${make[0]} ${values}` : values;
    const singleFilter: Filters = {
      ...keptFilter,
      ...(key === 'model' && make && { make }),
      ...(postcode && { postcode }),
      sellerType: 'both',
    };
    return [{ id: `only ${key}`, verb: 'Only', object, state: withFilters(state, singleFilter) }];
  });
}

/** Returns whether the relaxation drops the make or the model, which buyers are least willing to give up. */
export const dropsMakeOrModel = ({ id }: Relaxation): boolean => id === 'drop make' || id === 'drop model';

const WIDENERS: Partial<Record<FilterKey, (filters: Filters) => FilterChange[]>> = {
  maxPrice: (filters) => widenBound(filters, 'maxPrice', increaseToRoundNumber(filters.maxPrice), 'Up to', formatPrice),
  minPrice: (filters) => widenBound(filters, 'minPrice', decreaseToRoundNumber(filters.minPrice), 'From', formatPrice),
  maxMileage: (filters) =>
    widenBound(filters, 'maxMileage', increaseToRoundNumber(filters.maxMileage), 'Up to', formatMileage),
  minYear: (filters) =>
    widenBound(filters, 'minYear', filters.minYear && filters.minYear - WIDENED_YEARS, 'From', String),
  maxYear: (filters) =>
    widenBound(filters, 'maxYear', filters.maxYear && filters.maxYear + WIDENED_YEARS, 'Up to', String),
  distance: widenDistance,
  sellerType: ({ sellerType, ...filters }) => {
    if (sellerType === 'both') return [];
    const object = sellerType === 'dealer' ? 'private sellers’ cars too' : 'dealers’ cars too';
    return [{ verb: 'With', object, filters: { ...filters, sellerType: 'both' } }];
  },
};

const WIDENED_YEARS = 2;

// Relaxations that are not listed here come last, in the order of `FILTERS`.
const RELAXATION_ORDER: readonly string[] = [
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

function getRank({ id }: Relaxation): number {
  const [kind, key] = id.split(' ');
  const index = RELAXATION_ORDER.indexOf(`${kind} ${key}`);
  return index < 0 ? RELAXATION_ORDER.length : index;
}

/** Drops a filter with all of its values, because dropping one of several would narrow the search. */
function dropFilter(row: FilterRow, filters: Filters): FilterChange[] {
  // Dropping the make would find the same cars, because the model is still set.
  if (row.key === 'make' && filters.model) return [];
  // Distances and sellers are widened instead, and write-offs are always excluded.
  if (row.key === 'distance' || row.key === 'sellerType' || row.key === 'excludeWriteoff') return [];
  const [tag, ...otherTags] = listTags(filters).filter(({ key }) => key === row.key);
  if (!tag) return [];
  const { [row.key]: _dropped, ...remainingFilters } = filters;
  const title = row.title.toLowerCase();
  if (row.bound) return [{ verb: 'With no', object: title, filters: remainingFilters }];
  return [{ ...describeDrop(tag, title, otherTags.length === 0), filters: remainingFilters }];
}

function describeDrop({ value, label }: Tag, title: string, isOnly: boolean): Omit<FilterChange, 'filters'> {
  if (!isOnly) return { verb: 'Of any', object: title };
  return isExcluded(value) ? { verb: 'Including', object: toWanted(value) } : { verb: 'Without', object: label };
}

function widenDistance({ distance, ...filters }: Filters): FilterChange[] {
  if (distance === undefined || distance === 'national') return [];
  const widerDistance = DISTANCES[DISTANCES.indexOf(distance) + 1] ?? 'national';
  const nationwide: FilterChange = { verb: 'In', object: 'the whole UK', filters };
  if (widerDistance === 'national') return [nationwide];
  return [
    { verb: 'Within', object: formatDistance(widerDistance), filters: { ...filters, distance: widerDistance } },
    nationwide,
  ];
}

type Bound = 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear' | 'maxMileage';

function widenBound(
  filters: Filters,
  key: Bound,
  value: number | undefined,
  verb: string,
  format: (value: number) => string,
): FilterChange[] {
  // The URL rejects values beyond a filter's limits.
  const row = FILTERS.find((candidate) => candidate.key === key);
  if (value === undefined || value === filters[key] || !row?.kind.read(String(value))?.text) return [];
  return [{ verb, object: format(value), filters: { ...filters, [key]: value } }];
}

/** Increases a value, if it is set, by about 10 to 20% to a round number, for example 15,000 to 18,000. */
function increaseToRoundNumber(value: number | undefined): number | undefined {
  return value === undefined ? undefined : findRoundest(value * 1.1, value * 1.2, Math.floor);
}

/** Decreases a value, if it is set, by about 10 to 20% to a round number, for example 5,000 to 4,000. */
function decreaseToRoundNumber(value: number | undefined): number | undefined {
  return value === undefined ? undefined : findRoundest(value * 0.8, value * 0.9, Math.ceil);
}

/**
 * Of equally round numbers, returns the one nearest to the end that `round` selects. If there is no whole number
 * between `from` and `to`, returns the next one.
 */
function findRoundest(from: number, to: number, round: (value: number) => number): number {
  const nearestEnd = round === Math.floor ? to : from;
  for (let power = 10 ** Math.ceil(Math.log10(to)); power >= 1; power /= 10)
    for (const step of [power * 5, power * 2, power]) {
      const value = round(nearestEnd / step) * step;
      if (value >= from && value <= to) return value;
    }
  return Math.ceil(to);
}
