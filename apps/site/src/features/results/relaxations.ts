import {
  DISTANCES,
  FILTERS,
  type FilterKey,
  type FilterRow,
  type Filters,
  formatDistance,
  formatMileage,
  formatPrice,
  type SearchState,
  searchTags,
  withFilters,
} from '@forecourt/search-core';

/** A search that asks for one thing less, or for less of one thing: 'Without Diesel', 'Up to £18,000'. */
export interface Relaxation {
  /** Unique among those of a search. */
  id: `${'widen' | 'drop' | 'only'} ${string}`;
  verb: string;
  what: string;
  state: SearchState;
}

type Change = Omit<Relaxation, 'id' | 'state'> & { filters: Filters };

/**
 * Every way to loosen a search by one thing, the likeliest to find cars without finding another car first: a little more
 * money, a little further, dealers too; then what is a matter of taste, then what makes it another car.
 */
export function relaxationsOf(state: SearchState): Relaxation[] {
  const { filters } = state;
  const found = FILTERS.flatMap((row): Relaxation[] => [
    ...(WIDER[row.key]?.(filters) ?? []).map((change) => relaxation('widen', row, change)),
    ...dropped(row, filters).map((change) => relaxation('drop', row, change)),
  ]);
  return found.toSorted((a, b) => rank(a) - rank(b));

  function relaxation(how: 'widen' | 'drop', { key }: FilterRow, { filters: wider, ...words }: Change): Relaxation {
    const id = how === 'drop' ? (`drop ${key}` as const) : (`widen ${key} ${words.what}` as const);
    return { id, ...words, state: withFilters(state, wider) };
  }
}

/** What a search may be about by itself, the most telling first. */
const WISHES: readonly FilterKey[] = [
  'model',
  'make',
  'bodyType',
  'fuelType',
  'transmission',
  'color',
  'seats',
  'doors',
];

/** Where no single change finds a car: one wish of the search alone, from whomever, in the whole country. */
export function wishesOf(state: SearchState): Relaxation[] {
  const { filters } = state;
  const { postcode, make } = filters;
  return WISHES.flatMap((key): Relaxation[] => {
    if (filters[key] === undefined) return [];
    const wish: Filters = { [key]: filters[key] };
    const values = searchTags(wish)
      .map(({ label }) => label)
      .join(' or ');
    // A model is called by its make, and is searched for with it.
    const what = key === 'model' && make?.length === 1 ? `${make[0]} ${values}` : values;
    const alone: Filters = {
      ...wish,
      ...(key === 'model' && make && { make }),
      ...(postcode && { postcode }),
      sellerType: 'both',
    };
    return [{ id: `only ${key}`, verb: 'Only', what, state: withFilters(state, alone) }];
  });
}

/** Who asked for a make or a model gives it up last. */
export const isOtherCar = ({ id }: Relaxation): boolean => id === 'drop make' || id === 'drop model';

/** Filters that have a half-way between as asked and not asked. */
const WIDER: Partial<Record<FilterKey, (filters: Filters) => Change[]>> = {
  maxPrice: (filters) => bound(filters, 'maxPrice', more(filters.maxPrice), 'Up to', formatPrice),
  minPrice: (filters) => bound(filters, 'minPrice', less(filters.minPrice), 'From', formatPrice),
  maxMileage: (filters) => bound(filters, 'maxMileage', more(filters.maxMileage), 'Up to', formatMileage),
  minYear: (filters) => bound(filters, 'minYear', filters.minYear && filters.minYear - YEARS, 'From', String),
  maxYear: (filters) => bound(filters, 'maxYear', filters.maxYear && filters.maxYear + YEARS, 'Up to', String),
  distance: further,
  sellerType: ({ sellerType, ...filters }) => {
    if (sellerType === 'both') return [];
    const what = sellerType === 'dealer' ? 'private sellers’ cars too' : 'dealers’ cars too';
    return [{ verb: 'With', what, filters: { ...filters, sellerType: 'both' } }];
  },
};

/** A buyer who wants a 2018 car may take one that is so much older. */
const YEARS = 2;

// What is not named here comes after it, in the order of the filters.
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

/** A filter taken away with all of its values: to take one of several would narrow the search. */
function dropped(row: FilterRow, filters: Filters): Change[] {
  // Without its make a model finds the same cars; a model goes alone.
  if (row.key === 'make' && filters.model) return [];
  // The steps of a distance end with the whole country, and write-offs are always left out.
  if (row.key === 'distance' || row.key === 'sellerType' || row.key === 'excludeWriteoff') return [];
  const [tag, ...others] = searchTags(filters).filter(({ key }) => key === row.key);
  if (!tag) return [];
  const { [row.key]: _dropped, ...rest } = filters;
  const title = row.title.toLowerCase();
  if (row.bound) return [{ verb: 'With no', what: title, filters: rest }];
  return [
    { ...(others.length > 0 ? { verb: 'Of any', what: title } : { verb: 'Without', what: tag.label }), filters: rest },
  ];
}

function further({ distance, ...filters }: Filters): Change[] {
  if (distance === undefined || distance === 'national') return [];
  const next = DISTANCES[DISTANCES.indexOf(distance) + 1] ?? 'national';
  const nationwide: Change = { verb: 'In', what: 'the whole UK', filters };
  if (next === 'national') return [nationwide];
  return [{ verb: 'Within', what: formatDistance(next), filters: { ...filters, distance: next } }, nationwide];
}

type Bound = 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear' | 'maxMileage';

function bound(
  filters: Filters,
  key: Bound,
  value: number | undefined,
  verb: string,
  write: (value: number) => string,
): Change[] {
  // An address takes no price or year beyond its bounds.
  const row = FILTERS.find((candidate) => candidate.key === key);
  if (value === undefined || value === filters[key] || !row?.kind.read(String(value))?.text) return [];
  return [{ verb, what: write(value), filters: { ...filters, [key]: value } }];
}

/** A tenth to a fifth more, as round as it can be: 18,000 for 15,000. */
function more(value: number | undefined): number | undefined {
  return value === undefined ? undefined : roundest(value * 1.1, value * 1.2, Math.floor);
}

/** A tenth to a fifth less: 4,000 for 5,000. */
function less(value: number | undefined): number | undefined {
  return value === undefined ? undefined : roundest(value * 0.8, value * 0.9, Math.ceil);
}

/** The number with the most noughts between two, at the end that `round` leads to. */
function roundest(from: number, to: number, round: (value: number) => number): number {
  const end = round === Math.floor ? to : from;
  for (let power = 10 ** Math.ceil(Math.log10(to)); power >= 1; power /= 10)
    for (const step of [power * 5, power * 2, power]) {
      const value = round(end / step) * step;
      if (value >= from && value <= to) return value;
    }
  return Math.ceil(to);
}
