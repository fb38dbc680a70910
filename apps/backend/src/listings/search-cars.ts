import { type ListingsQuery, parseListingsUrl } from '@forecourt/search-core/server';
import type { Database } from '../database/database.ts';
import { type FoundCar, foundCar, type FoundRow } from './found-car.ts';
import { placeOf, type Point } from './place.ts';
import { type Plan, plan, type Statement } from './plan.ts';
import { readVocabulary, UnknownIdError, type Vocabulary } from './vocabulary.ts';

export type { FoundCar } from './found-car.ts';

export interface FoundCars {
  results: FoundCar[];
  /** Cars on all pages. */
  total_items: number;
}

/** Rings around the place, in miles, that an order by distance is sought in before the whole country is sorted. */
const RINGS = [5, 15, 40, 100];
/** How long the reference tables that were read stay good, in milliseconds: their rows change a few times a year. */
const VOCABULARY_MS = 60_000;

/**
 * Answers a listings URL from the stock. The URL is parsed, never fetched.
 *
 * A postcode in a district that is not known counts as the middle of its area; in an area that is not known a radius
 * finds nothing, and without a radius the cars come without distances.
 *
 * @param limit cars on a page, 1 or more; 1 is the way to ask for a count
 * @throws ListingsUrlError when the URL is not one of a listings search, or a value in it makes no sense
 * @throws RangeError when the limit is no whole number from 1
 */
export async function searchCars(
  db: Database,
  url: string,
  limit: number,
  { signal }: { signal?: AbortSignal } = {},
): Promise<FoundCars> {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`limit must be a whole number from 1, not ${limit}.`);
  const query = parseListingsUrl(url);
  const place = query.filters.postcode === undefined ? undefined : placeOf(query.filters.postcode);
  const vocabulary = await vocabularyOf(db);
  const search = plan(query, place, vocabulary);
  if (search === undefined) return { results: [], total_items: 0 };

  signal?.throwIfAborted();
  const total = await count(db, search.count);
  const offset = (query.page - 1) * limit;
  if (offset >= total) return { results: [], total_items: total };

  signal?.throwIfAborted();
  const rows = await pageOf(db, search, query, place, offset, Math.min(limit, total - offset));
  return { results: await carsOf(db, rows, vocabulary), total_items: total };
}

async function carsOf(db: Database, rows: readonly FoundRow[], vocabulary: Vocabulary): Promise<FoundCar[]> {
  try {
    return rows.map((row) => foundCar(row, vocabulary));
  } catch (error) {
    if (!(error instanceof UnknownIdError)) throw error;
    // A model has been added since the reference tables were read.
    vocabularies.delete(db);
    const fresh = await vocabularyOf(db);
    return rows.map((row) => foundCar(row, fresh));
  }
}

async function count(db: Database, statement: Statement): Promise<number> {
  const [row] = await db.query<{ total: number }>(statement.sql, statement.params);
  return row?.total ?? 0;
}

/** The rows of a page. By distance, a ring that holds the whole page is enough: all cars outside of it are further. */
async function pageOf(
  db: Database,
  search: Plan,
  query: ListingsQuery,
  place: Point | undefined,
  offset: number,
  size: number,
): Promise<FoundRow[]> {
  const rings = query.sort === 'distance' && place ? RINGS.filter((ring) => ring < (query.radius ?? Infinity)) : [];
  for (const ring of rings) {
    const near = await run(db, search.rows(offset, size, ring));
    if (near.length === size) return near;
  }
  return run(db, search.rows(offset, size));
}

function run(db: Database, { sql, params }: Statement): Promise<FoundRow[]> {
  return db.query<FoundRow>(sql, params);
}

const vocabularies = new WeakMap<Database, { read: Promise<Vocabulary>; until: number }>();

function vocabularyOf(db: Database): Promise<Vocabulary> {
  const held = vocabularies.get(db);
  if (held && held.until > performance.now()) return held.read;
  const read = readVocabulary(db);
  vocabularies.set(db, { read, until: performance.now() + VOCABULARY_MS });
  // A failed read must not be the answer for a minute.
  read.catch(() => vocabularies.delete(db));
  return read;
}
