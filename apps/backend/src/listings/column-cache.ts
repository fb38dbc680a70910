import { getErrorFields } from '@forecourt/functions';
import type { Log } from '@forecourt/functions';
import type { Database, QueryOptions } from '../database/database.ts';
import { type ListingColumns, readListingColumns } from './listing-columns.ts';

/** The minimum time between two refreshes. */
const MAX_AGE_MS = 60_000;

/** The searchable columns of all listings, in memory (decision 0072). */
export interface ColumnCache {
  /** Changes of the last minute may be missing. Reads the listings if necessary. */
  getRecent(): Promise<ListingColumns>;
  /**
   * Returns undefined if the listings have not been read or have changed since. Changed listings are read again in the
   * background, at most once a minute.
   */
  getCurrent(options?: QueryOptions): Promise<ListingColumns | undefined>;
}

/** @param log reports background reads that fail */
export function createColumnCache(db: Database, log: Pick<Log, 'warn'>, { maxAgeMs = MAX_AGE_MS } = {}): ColumnCache {
  let cached: { columns: ListingColumns; version: string } | undefined;
  let checkedAt = -Infinity;
  let update: Promise<ListingColumns> | undefined;

  async function refresh(): Promise<ListingColumns> {
    // Reads the version before the listings, so that the next check notices a change during the read.
    const version = await readVersion(db);
    if (cached?.version !== version) {
      cached = { version, columns: await readListingColumns(db) };
    }
    checkedAt = performance.now();
    return cached.columns;
  }

  /** All requests share one read. */
  function getUpdate(): Promise<ListingColumns> {
    update ??= refresh().finally(() => (update = undefined));
    return update;
  }

  const isRecent = () => performance.now() - checkedAt < maxAgeMs;

  return {
    async getRecent() {
      return cached && isRecent() ? cached.columns : getUpdate();
    },
    async getCurrent(options) {
      if (cached === undefined) return undefined;
      const { columns, version } = cached;
      if ((await readVersion(db, options)) === version) return columns;
      if (!isRecent()) {
        getUpdate().catch((error: unknown) =>
          log.warn('The changed listings could not be read.', getErrorFields(error)),
        );
      }
      return undefined;
    },
  };
}

/** Returns the id of the last transaction that changed the listings. */
async function readVersion(db: Database, options?: QueryOptions): Promise<string> {
  const [row] = await db.query<{ version: string }>(
    'select transaction::text as version from forecourt.listings_version',
    [],
    options,
  );
  if (row === undefined) throw new Error('The table forecourt.listings_version must have one row.');
  return row.version;
}
