import type { Database } from '../database/database.ts';
import type { FoundCar, FoundRow } from './found-car.ts';
import { toCars } from './search-cars.ts';

/** An id that fits into the column. */
const ID_PATTERN = /^\d{1,9}$/;

const LOOK_UP_QUERY = `
  select listings.*, listing_details.*, null::float8 as miles
  from listings
  join listing_details on listing_details.listing_id = listings.id
  where listings.id = any($1::int[]) and listings.write_off_category is null
`;

/**
 * Returns the cars that are still listed, in the order of the ids and without distances.
 *
 * @param signal cancels the running statement
 */
export async function lookUpCars(
  db: Database,
  ids: readonly string[],
  { signal }: { signal?: AbortSignal } = {},
): Promise<FoundCar[]> {
  const validIds = [...new Set(ids)].filter((id) => ID_PATTERN.test(id));
  if (validIds.length === 0) return [];
  const rows = await db.query<FoundRow>(LOOK_UP_QUERY, [validIds.map(Number)], { signal });
  const cars = new Map((await toCars(db, rows)).map((car) => [car.Id, car]));
  return validIds.flatMap((id) => cars.get(id) ?? []);
}
