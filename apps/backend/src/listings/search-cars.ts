import { MAX_PAGES, PAGE_SIZE } from '@forecourt/search-core';
import { ListingsUrlError, parseListingsUrl } from '@forecourt/search-core/server';
import type { Database, QueryOptions } from '../database/database.ts';
import type { ColumnCache } from './column-cache.ts';
import { countCars, countDistricts } from './count-cars.ts';
import { getVocabulary, withFreshVocabulary } from './cached-vocabulary.ts';
import { type FoundCar, toFoundCar, type FoundRow } from './found-car.ts';
import { findPlace } from './place.ts';
import { type DistanceOrder, type DistrictsOfPage, type Plan, compileSearch, type Statement } from './search-sql.ts';

export type { FoundCar } from './found-car.ts';

export interface FoundCars {
  results: FoundCar[];
  /** The number of cars on all pages. */
  total_items: number;
}

/** Limited because deeper pages read more rows. */
const MAX_CARS = MAX_PAGES * PAGE_SIZE;

export interface SearchCarsOptions extends QueryOptions {
  /**
   * Counts the cars in memory if no listing has changed since the columns were read. Otherwise the database counts
   * them, which is slower.
   */
  columns?: ColumnCache | undefined;
}

/**
 * The URL is parsed, never fetched. An unknown district is located at the centre of its area. In an unknown area, a
 * search with a radius finds nothing, and one without returns cars without a distance.
 *
 * @param limit cars per page, at least 1
 * @param signal cancels the running statement
 * @throws ListingsUrlError if the URL is not a listings search, a value in it is invalid, or its page is beyond the
 * first 10,000 cars
 * @throws RangeError if the limit is not a whole number of at least 1
 */
export async function searchCars(
  db: Database,
  url: string,
  limit: number,
  { signal, columns: cache }: SearchCarsOptions = {},
): Promise<FoundCars> {
  if (!Number.isInteger(limit) || limit < 1)
    throw new RangeError(`limit must be a whole number of at least 1, not ${limit}.`);
  const query = parseListingsUrl(url);
  const offset = (query.page - 1) * limit;
  if (offset >= MAX_CARS) {
    throw new ListingsUrlError(
      `page: ‘${query.page}’ must be at most ${Math.floor(MAX_CARS / limit)} with a limit of ${limit}. A search returns only its first ${MAX_CARS.toLocaleString('en-GB')} cars`,
    );
  }
  const place = query.filters.postcode === undefined ? undefined : findPlace(query.filters.postcode);
  const vocabulary = await getVocabulary(db);
  const search = compileSearch(query, place, vocabulary);
  if (search === undefined) return { results: [], total_items: 0 };

  const runStatement = <Row extends object>({ sql, params }: Statement) => db.query<Row>(sql, params, { signal });
  const columns = await cache?.getCurrent({ signal });
  if (search.distanceOrder && place) {
    const page = columns
      ? countDistricts(columns, query, place, vocabulary, { offset, limit })
      : await findDistricts(runStatement, search, search.distanceOrder, offset, limit);
    const rows =
      page.districts.length > 0
        ? await runStatement<FoundRow>(search.distanceOrder.selectRows(page.districts, offset, limit))
        : [];
    return { results: await toCars(db, rows), total_items: page.total };
  }
  const total = columns ? countCars(columns, query, place, vocabulary) : await readTotal(runStatement, search);
  const rows = offset < total ? await runStatement<FoundRow>(search.selectRows(offset, limit)) : [];
  return { results: await toCars(db, rows), total_items: total };
}

type RunStatement = <Row extends object>(statement: Statement) => Promise<Row[]>;

async function readTotal(runStatement: RunStatement, search: Plan): Promise<number> {
  const [{ total } = { total: 0 }] = await runStatement<{ total: number }>(search.count);
  return total;
}

/** Nearby cars usually fill the first pages, so they do not need a count for every district in the country. */
const NEARBY_LIMITS = { maxCars: 100, miles: 10 };

async function findDistricts(
  runStatement: RunStatement,
  search: Plan,
  order: DistanceOrder,
  offset: number,
  limit: number,
): Promise<DistrictsOfPage> {
  if (offset + limit <= NEARBY_LIMITS.maxCars) {
    const [nearby] = await runStatement<DistrictsOfPage>(order.selectDistricts(offset, limit, NEARBY_LIMITS.miles));
    if (nearby && nearby.total >= offset + limit) return { ...nearby, total: await readTotal(runStatement, search) };
  }
  const [all] = await runStatement<DistrictsOfPage>(order.selectDistricts(offset, limit));
  return all ?? { total: 0, districts: [] };
}

export function toCars(db: Database, rows: readonly FoundRow[]): Promise<FoundCar[]> {
  return withFreshVocabulary(db, (vocabulary) => rows.map((row) => toFoundCar(row, vocabulary)));
}
