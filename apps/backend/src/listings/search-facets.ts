import { parseListingsUrl } from '@forecourt/search-core/server';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { ColumnCache } from './column-cache.ts';
import { getVocabulary, withFreshVocabulary } from './cached-vocabulary.ts';
import { countFacets, type FacetCounts } from './count-facets.ts';
import { findPlace } from './place.ts';

/** How long a count may occupy the main thread without a pause. */
const SLICE_MS = 8;

/** The URL is parsed, never fetched. @throws ListingsUrlError if it is invalid */
export type SearchFacets = (url: string, options?: { signal?: AbortSignal }) => Promise<{ facets: FacetCounts }>;

export function createFacetSearch(db: Database, cache: ColumnCache): SearchFacets {
  return async (url, { signal } = {}) => {
    signal?.throwIfAborted();
    const query = parseListingsUrl(url);
    const place = query.filters.postcode === undefined ? undefined : findPlace(query.filters.postcode);
    // All requests share one read, so an aborted request must not cancel the read.
    const columns = await rejectOnAbort(cache.getRecent(), signal);
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

function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
