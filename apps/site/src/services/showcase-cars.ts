import {
  judgeShowcase,
  type Listing,
  parsePriceText,
  readListing,
  type Valuation,
  type Verdict,
} from '@forecourt/search-core';
import * as v from 'valibot';

/** The number of rows that the showcase requests. */
export const SHOWCASE_FETCHED = 20;
/** The number of cars that it shows. */
const SHOWCASE_SHOWN = 4;

/** Returns a text, or a number as text. Other values are empty. */
const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

/** A row of the view `recent_cars`; prices and mileage are texts with units. Its `price_tag` is not used. */
const rowSchema = v.object({
  id: text,
  name: text,
  link: text,
  year: text,
  mileage: text,
  price: text,
  image_url: text,
  estimated_value: text,
});

/** A car of the home page's showcase. Its price is above 0. */
export interface ShowcaseCar extends Pick<
  Listing,
  'name' | 'make' | 'model' | 'price' | 'year' | 'mileage' | 'image' | 'link'
> {
  id: string;
  /** Pounds, above 0. */
  estimate: number;
  valuation: Valuation;
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

/** Filters and sorts the cars, and takes the first `shown`. Without a sort order they keep their order. */
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

// Cars whose value is unknown come last.
function rank(car: ShowcaseCar, sort: ShowcaseSort): number {
  if (sort === 'price') return car.price;
  if (sort === 'year') return -(car.year ?? 0);
  return car.mileage ?? Number.MAX_SAFE_INTEGER;
}

function readShowcaseCar(row: unknown): ShowcaseCar | undefined {
  const read = v.safeParse(rowSchema, row);
  if (!read.success) return undefined;
  const { id, name, ...texts } = read.output;
  const price = parsePriceText(texts.price);
  const estimate = parsePriceText(texts.estimated_value);
  const valuation = judgeShowcase(price, estimate);
  if (id === '' || name.trim() === '' || valuation === undefined) return undefined;
  const { make, model, year, mileage, image, link } = readListing({
    Name: name.trim(),
    Year: texts.year,
    Details: ['', texts.mileage],
    Image: texts.image_url,
    Link: texts.link,
  });
  return {
    id,
    name: name.trim(),
    make,
    model,
    price,
    estimate,
    valuation,
    ...(year !== undefined && { year }),
    ...(mileage !== undefined && { mileage }),
    ...(image !== undefined && { image }),
    ...(link !== undefined && { link }),
  };
}
