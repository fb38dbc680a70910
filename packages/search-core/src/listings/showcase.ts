import { parsePriceText } from '../prices/pounds.ts';
import { judgeShowcase, type Valuation, type Verdict } from '../prices/price-rules.ts';
import { splitCarName } from './car-name.ts';
import { omitUndefined, readFields, readText } from './fields.ts';
import { readMileage, readYear } from './listing.ts';
import { pictureAddress, webAddress } from './web-address.ts';

/** Number of rows that the showcase fetches, and of cars that it shows. */
export const SHOWCASE_FETCHED = 20;
export const SHOWCASE_SHOWN = 4;

/** A row of the view `recent_cars`; prices and mileage are texts with units. Its `price_tag` is not used. */
const FIELDS = {
  id: readText,
  name: readText,
  link: readText,
  year: readText,
  mileage: readText,
  price: readText,
  image_url: readText,
  estimated_value: readText,
};

/** A car of the home page's showcase. */
export interface ShowcaseCar {
  id: string;
  name: string;
  make: string;
  model: string;
  /** Pounds, above 0. */
  price: number;
  /** Pounds, above 0. */
  estimate: number;
  valuation: Valuation;
  year?: number;
  /** Miles. */
  mileage?: number;
  image?: string;
  link?: string;
}

/** The filters of the showcase. */
export const SHOWCASE_FILTERS = ['all', 'good', 'fair', 'high'] as const satisfies readonly (Verdict | 'all')[];
export type ShowcaseFilter = (typeof SHOWCASE_FILTERS)[number];

/** The sort orders of the showcase: lowest price, newest year or fewest miles first. */
export const SHOWCASE_SORTS = ['price', 'year', 'mileage'] as const;
export type ShowcaseSort = (typeof SHOWCASE_SORTS)[number];

/** Converts the rows of the showcase. Invalid rows, and rows without a price or an estimate above 0, are dropped. */
export function readShowcase(rows: readonly unknown[]): ShowcaseCar[] {
  return rows.flatMap((row) => readShowcaseCar(row) ?? []);
}

/** Filters and sorts the cars, and takes the first `shown`. Without a sort order they stay in theirs. */
export function selectShowcase(
  cars: readonly ShowcaseCar[],
  {
    filter = 'all',
    sort,
    shown = SHOWCASE_SHOWN,
  }: { filter?: ShowcaseFilter; sort?: ShowcaseSort; shown?: number } = {},
): ShowcaseCar[] {
  const kept = cars.filter((car) => filter === 'all' || car.valuation.verdict === filter);
  return (sort ? kept.toSorted((a, b) => rank(a, sort) - rank(b, sort)) : kept).slice(0, shown);
}

// Unknown values come last.
function rank(car: ShowcaseCar, sort: ShowcaseSort): number {
  if (sort === 'price') return car.price;
  if (sort === 'year') return -(car.year ?? 0);
  return car.mileage ?? Number.MAX_SAFE_INTEGER;
}

function readShowcaseCar(row: unknown): ShowcaseCar | undefined {
  const { id, name = '', ...fields } = readFields(row, FIELDS) ?? {};
  const price = parsePriceText(fields.price ?? '');
  const estimate = parsePriceText(fields.estimated_value ?? '');
  const valuation = judgeShowcase(price, estimate);
  if (id === undefined || name.trim() === '' || valuation === undefined) return undefined;
  const optional = omitUndefined({
    year: readYear(fields.year),
    mileage: readMileage(fields.mileage),
    image: pictureAddress(fields.image_url),
    link: webAddress(fields.link),
  });
  return { id, name: name.trim(), ...splitCarName(name), price, estimate, valuation, ...optional };
}
