import { parseListingsUrl } from '@forecourt/search-core/server';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { getVocabulary, withFreshVocabulary } from './cached-vocabulary.ts';
import { countFacets, type FacetCounts } from './count-facets.ts';
import { type ListingColumns, readListingColumns } from './listing-columns.ts';
import { findPlace } from './place.ts';

/** The time after which the listings are checked for changes. */
const MAX_AGE_MS = 60_000;
/** How long a count may occupy the main thread without a pause. */
const SLICE_MS = 8;

/** Counts the facets of a listings URL. The URL is parsed, never fetched. @throws ListingsUrlError if it is invalid */
export type SearchFacets = (url: string, options?: { signal?: AbortSignal }) => Promise<{ facets: FacetCounts }>;

/**
 * Creates the search for facet counts. It keeps the searchable columns of all listings in memory, about 30 bytes per
 * car. It reads them at the first request, and again if the listings have changed, which it checks once a minute
 * (decision 0072).
 */
export function createFacetSearch(db: Database, { maxAgeMs = MAX_AGE_MS } = {}): SearchFacets {
  let cached: { columns: ListingColumns; version: string } | undefined;
  let checkedAt = -Infinity;
  let update: Promise<ListingColumns> | undefined;

  async function refresh(): Promise<ListingColumns> {
    // Reads the version before the listings, so that the next check notices a change during the read.
    const version = await readVersion(db);
    if (cached?.version !== version) cached = { version, columns: await readListingColumns(db) };
    checkedAt = performance.now();
    return cached.columns;
  }

  function getColumns(): ListingColumns | Promise<ListingColumns> {
    if (cached && performance.now() - checkedAt < maxAgeMs) return cached.columns;
    update ??= refresh().finally(() => (update = undefined));
    return update;
  }

  return async (url, { signal } = {}) => {
    signal?.throwIfAborted();
    const query = parseListingsUrl(url);
    const place = query.filters.postcode === undefined ? undefined : findPlace(query.filters.postcode);
    // All requests share one read, so an aborted request must not cancel the read.
    const columns = await rejectOnAbort(Promise.resolve(getColumns()), signal);
    let sliceStart = performance.now();
    const pause = async () => {
      signal?.throwIfAborted();
      if (performance.now() - sliceStart < SLICE_MS) return;
      await setImmediate();
      sliceStart = performance.now();
    };
    await rejectOnAbort(getVocabulary(db), signal);
    return {
      facets: await withFreshVocabulary(db, (vocabulary) => countFacets(columns, query, place, vocabulary, pause)),
    };
  };
}

/** Returns PostgreSQL's own counts of changes, which it reads without a scan. They may be a second behind a commit. */
async function readVersion(db: Database): Promise<string> {
  const [row] = await db.query<{ version: string }>(
    `select concat_ws(' ', n_tup_ins, n_tup_upd, n_tup_del) as version
     from pg_stat_user_tables where schemaname = 'public' and relname = 'listings'`,
  );
  return row?.version ?? '';
}

/** Rejects with the signal's reason as soon as it aborts. */
function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
