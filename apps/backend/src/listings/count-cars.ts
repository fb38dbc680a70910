import type { ListingsQuery } from '@forecourt/search-core/server';
import type { ListingColumns } from './listing-columns.ts';
import type { Point } from './place.ts';
import { createDimensions, filterCars, getPlaceMiles } from './reject-cars.ts';
import type { DistrictsOfPage } from './search-sql.ts';
import type { Vocabulary } from './vocabulary.ts';

export function countCars(
  columns: ListingColumns,
  query: ListingsQuery,
  place: Point | undefined,
  vocabulary: Vocabulary,
): number {
  // Only a radius needs distances.
  const miles = query.radius === undefined ? [] : getPlaceMiles(columns, place);
  return findCars(columns, query, miles, vocabulary).length;
}

/** Returns the same as the SQL statement `DistanceOrder.selectDistricts`. */
export function countDistricts(
  columns: ListingColumns,
  query: ListingsQuery,
  place: Point,
  vocabulary: Vocabulary,
  { offset, limit }: { offset: number; limit: number },
): DistrictsOfPage {
  const miles = getPlaceMiles(columns, place);
  const cars = findCars(columns, query, miles, vocabulary);
  const counts = new Uint32Array(columns.places.length);
  for (let i = 0; i < cars.length; i += 1) {
    const code = columns.codes.place[cars[i] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  const ordered = columns.places
    .map((point, code) => ({ ...point, miles: miles[code] as number, count: counts[code] as number }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.miles - b.miles || a.latitude - b.latitude || a.longitude - b.longitude);
  const districts: DistrictsOfPage['districts'] = [];
  let total = 0;
  for (const { count, ...district } of ordered) {
    if (total < offset + limit && total + count > offset) districts.push({ ...district, before: total });
    total += count;
  }
  return { total, districts };
}

/** Each filter visits only the cars that the filters before it match. */
function findCars(
  columns: ListingColumns,
  query: ListingsQuery,
  miles: readonly number[],
  vocabulary: Vocabulary,
): Uint32Array {
  let cars: Uint32Array = new Uint32Array(columns.count);
  for (let car = 0; car < cars.length; car += 1) cars[car] = car;
  for (const dimension of Object.values(createDimensions(columns, query, miles, vocabulary))) {
    cars = filterCars(columns, dimension, cars);
  }
  return cars;
}
