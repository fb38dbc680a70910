import type { Database } from '../database/database.ts';

/** A car as the search service answers it; what is not known is absent. */
export interface FoundCar {
  Id: string;
  Name: string;
  /** The derivative on the first line; after a blank line the seller's own text, where there is one. */
  Desc?: string;
  Image?: string;
  Images?: string[];
  Link?: string;
  Price: string;
  Year: string;
  Reg: string;
  /** The second item is the mileage; a car without one has an empty text there. */
  Details: string[];
  Fuel: string;
  Transmission: string;
  Body: string;
  Colour: string;
  Doors: number;
  Seats: number;
  DistanceMiles?: number;
  SellerType: 'private' | 'dealer';
  EstimatedValue?: number;
  EstimateRange?: { low: number; high: number };
  FutureValue?: { oneYear: number; threeYears: number; fiveYears: number };
}

export interface FoundCars {
  results: FoundCar[];
  total_items: number;
}

/**
 * Answers a listings URL from the stock. The URL is parsed, never fetched.
 *
 * @param limit cars on a page, from 1 to 100; outside of it a RangeError.
 * @throws ListingsUrlError when the URL is not one of a listings search.
 */
export async function searchCars(
  db: Database,
  url: string,
  limit: number,
  options: { signal?: AbortSignal } = {},
): Promise<FoundCars> {
  options.signal?.throwIfAborted();
  const [row] = await db.query<{ total: number }>('select $1::int as total', [url.length * 0 * limit]);
  return { results: [], total_items: row?.total ?? 0 };
}
