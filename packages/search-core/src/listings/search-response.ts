import * as v from 'valibot';
import { isRecord, readAmount, readFields, type ReadFields, readNumber, readText, readTextList } from './fields.ts';

const FIELDS = {
  Desc: readText,
  Image: readText,
  Link: readText,
  /** As the seller wrote it: `£12,995`, `N/A`. */
  Price: readText,
  Year: readText,
  Reg: readText,
  /** The second item is the mileage. */
  Details: readTextList,
  Id: readText,
  Images: readTextList,
  Fuel: readText,
  Transmission: readText,
  Body: readText,
  Colour: readText,
  Doors: readAmount,
  Seats: readAmount,
  DistanceMiles: readNumber,
  SellerType: readText,
  EstimatedValue: readAmount,
  EstimateRange: (value: unknown) => readFields(value, { low: readAmount, high: readAmount }),
  FutureValue: (value: unknown) =>
    readFields(value, { oneYear: readAmount, threeYears: readAmount, fiveYears: readAmount }),
  ListedAt: readText,
  PriceHistory: (value: unknown) =>
    Array.isArray(value)
      ? value.flatMap((item) => readFields(item, { date: readText, price: readAmount }) ?? [])
      : undefined,
};

/** A car returned by the search service. Only the name is required; a field of the wrong type is absent. */
export type SearchResult = { Name: string } & ReadFields<typeof FIELDS>;

/** The validated response of the search service. */
export interface SearchResponse {
  results: SearchResult[];
  /** Cars on all pages. */
  total_items: number;
}

/**
 * Validates the response of the search service, and fails only if it has no list of results. Drops cars without a name,
 * and replaces a total that is invalid or too low by the number of results.
 */
export const searchResponseSchema = v.pipe(
  v.custom<{ results: unknown[]; total_items?: unknown }>(
    (answer) => isRecord(answer) && Array.isArray(answer['results']),
    'Expected an object with a list of results.',
  ),
  v.transform(({ results, total_items }): SearchResponse => {
    const total = readNumber(total_items) ?? -1;
    return {
      results: results.flatMap((result) => readResult(result) ?? []),
      total_items: Number.isSafeInteger(total) && total >= results.length ? total : results.length,
    };
  }),
);

function readResult(value: unknown): SearchResult | undefined {
  const name = isRecord(value) ? (readText(value['Name'])?.trim() ?? '') : '';
  return name === '' ? undefined : { Name: name, ...readFields(value, FIELDS) };
}
