import { judgeShowcase, type Listing, parsePriceText, readListing, type Valuation } from '@forecourt/search-core';
import * as v from 'valibot';

export const SHOWCASE_LIMIT = 20;

/** Accepts text, and converts numbers to text. Other values become ''. */
const textSchema = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

/** A row in the view `recent_cars`; prices and mileage are strings with units. Its `price_tag` is not used. */
const rowSchema = v.object({
  id: textSchema,
  name: textSchema,
  link: textSchema,
  year: textSchema,
  mileage: textSchema,
  price: textSchema,
  image_url: textSchema,
  estimated_value: textSchema,
});

/** A car in the home page's showcase. Its price is above 0. */
export interface ShowcaseCar extends Pick<
  Listing,
  'name' | 'make' | 'model' | 'price' | 'year' | 'mileage' | 'image' | 'link'
> {
  id: string;
  /** In pounds, above 0. */
  estimate: number;
  valuation: Valuation;
}

/** Converts the rows of the showcase. Invalid rows, and rows without a price or an estimate above 0, are dropped. */
export function readShowcase(rows: readonly unknown[]): ShowcaseCar[] {
  return rows.flatMap((row) => readShowcaseCar(row) ?? []);
}

function readShowcaseCar(row: unknown): ShowcaseCar | undefined {
  const result = v.safeParse(rowSchema, row);
  if (!result.success) return undefined;
  const { id, name, ...texts } = result.output;
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
