import { parsePriceText } from '../prices/price.ts';
import { judgeShowcase, type Valuation, type Verdict } from '../prices/verdict.ts';
import { splitCarName } from './car-name.ts';
import { present, readFields, readText } from './fields.ts';
import { readMileage, readYear } from './listing.ts';
import { pictureAddress, webAddress } from './web-address.ts';

/** Rows that the showcase reads, and the cars that it shows of them. */
export const SHOWCASE_FETCHED = 20;
export const SHOWCASE_SHOWN = 4;

/** A row of the view `recent_cars`; prices and mileage are texts with units. Its own `price_tag` is not used. */
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

/** What the showcase may be narrowed to. */
export const SHOWCASE_FILTERS = ['all', 'good', 'fair', 'high'] as const satisfies readonly (Verdict | 'all')[];
export type ShowcaseFilter = (typeof SHOWCASE_FILTERS)[number];

/** What the showcase may be ordered by: lowest price, newest year, fewest miles first. */
export const SHOWCASE_SORTS = ['price', 'year', 'mileage'] as const;
export type ShowcaseSort = (typeof SHOWCASE_SORTS)[number];

/** The cars that the showcase may show: those with a price and an estimate above 0. Rows that are none are left out. */
export function readShowcase(rows: readonly unknown[]): ShowcaseCar[] {
  return rows.flatMap((row) => readShowcaseCar(row) ?? []);
}

/** Narrows and orders the cars, without an order as they came, and takes the first that there is room for. */
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

// What is not known comes last.
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
  const optional = present({
    year: readYear(fields.year),
    mileage: readMileage(fields.mileage),
    image: pictureAddress(fields.image_url),
    link: webAddress(fields.link),
  });
  return { id, name: name.trim(), ...splitCarName(name), price, estimate, valuation, ...optional };
}
