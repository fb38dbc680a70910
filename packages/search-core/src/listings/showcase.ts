import * as v from 'valibot';
import { parsePriceText } from '../prices/price.ts';
import { judgeShowcase, type Valuation, type Verdict } from '../prices/verdict.ts';
import { splitCarName } from './car-name.ts';
import { readMileage } from './listing.ts';
import { said } from './said.ts';
import { pictureAddress, webAddress } from './web-address.ts';

/** Rows that the showcase reads, and the cars that it shows of them. */
export const SHOWCASE_FETCHED = 20;
export const SHOWCASE_SHOWN = 4;

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const text = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)));

/** A row of the view `recent_cars`; prices and mileage are texts with units. Its own `price_tag` is not used. */
export const recentCarSchema = v.object({
  id,
  name: v.string(),
  link: text,
  year: text,
  mileage: text,
  price: text,
  image_url: text,
  estimated_value: text,
});

/** A row of the view `recent_cars`, checked. */
export type RecentCar = v.InferOutput<typeof recentCarSchema>;

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
  return rows.flatMap((row) => {
    const parsed = v.safeParse(recentCarSchema, row);
    return parsed.success ? (readShowcaseCar(parsed.output) ?? []) : [];
  });
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

function readShowcaseCar(row: RecentCar): ShowcaseCar | undefined {
  const price = parsePriceText(row.price ?? '');
  const estimate = parsePriceText(row.estimated_value ?? '');
  const valuation = judgeShowcase(price, estimate);
  if (valuation === undefined) return undefined;
  const car: ShowcaseCar = { id: row.id, name: row.name, ...splitCarName(row.name), price, estimate, valuation };
  const year = Number(said(row.year));
  const mileage = readMileage(row.mileage ?? undefined);
  const image = pictureAddress(row.image_url);
  const link = webAddress(row.link);
  return {
    ...car,
    ...(Number.isInteger(year) && { year }),
    ...(mileage !== undefined && { mileage }),
    ...(image !== undefined && { image }),
    ...(link !== undefined && { link }),
  };
}
