import * as v from 'valibot';
import { isRecord } from '../record.ts';
import { readAmount, readFields, type ReadFields, readNumber, readText, readTextList } from './fields.ts';

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
};

/** A car as the search service gives it. Only the name must be there; what is missing or of the wrong type is absent. */
export type SearchResult = { Name: string } & ReadFields<typeof FIELDS>;

/** The service's answer, checked. */
export interface SearchResponse {
  results: SearchResult[];
  /** Cars on all pages. */
  total_items: number;
}

/**
 * The service's answer. It fails where that is no object with a list of results. A car without a name is left out; where
 * the total is no number or below that of the cars that came, those are all.
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
