import * as v from 'valibot';
import { isRecord, readNumber, readText } from './fields.ts';

/** The filters and ranges that have facet counts. */
export const FACET_KEYS = [
  'make',
  'model',
  'distance',
  'price',
  'year',
  'mileage',
  'fuelType',
  'transmission',
  'bodyType',
  'doors',
  'color',
  'seats',
  'sellerType',
] as const;
export type FacetKey = (typeof FACET_KEYS)[number];

/** The number of cars that a filter value would find. */
export interface FacetCount {
  /**
   * The value as in the results URL, or `private` for private sellers. For a band, its lower bound in pounds or miles.
   */
  value: string;
  count: number;
}

/**
 * Facet counts by filter, each ignoring the filter's own values (both bounds of a range; for makes, also the models). A
 * value that is not listed has no cars, and an absent filter was not counted.
 */
export type Facets = Partial<Record<FacetKey, FacetCount[]>>;

/** The lowest price of each price band, in pounds. The last band has no upper bound. */
export const PRICE_BANDS: readonly number[] = [
  ...createSteps(0, 30_000, 1_000),
  ...createSteps(30_000, 60_000, 2_500),
  ...createSteps(60_000, 100_000, 10_000),
  100_000,
];

/** The lowest mileage of each mileage band, in miles. The last band has no upper bound. */
export const MILEAGE_BANDS: readonly number[] = [
  ...createSteps(0, 100_000, 5_000),
  ...createSteps(100_000, 200_000, 10_000),
  200_000,
];

function createSteps(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step }, (_, i) => from + i * step);
}

/**
 * Validates the response of `POST /dealer/search/facets`. Drops unknown facets and invalid counts, and fails only if
 * the response has no object of facets.
 */
export const facetsResponseSchema = v.pipe(
  v.custom<{ facets: Record<string, unknown> }>(
    (answer) => isRecord(answer) && isRecord(answer['facets']),
    'Expected an object with facets.',
  ),
  v.transform(({ facets }): Facets =>
    Object.fromEntries(
      FACET_KEYS.flatMap((key) => {
        const counts: unknown = Object.hasOwn(facets, key) ? facets[key] : undefined;
        return Array.isArray(counts) ? [[key, counts.flatMap((count) => readCount(count) ?? [])]] : [];
      }),
    ),
  ),
);

function readCount(given: unknown): FacetCount | undefined {
  if (!isRecord(given)) return undefined;
  const value = readText(given['value']);
  const count = readNumber(given['count']) ?? -1;
  return value !== undefined && Number.isSafeInteger(count) && count >= 0 ? { value, count } : undefined;
}
