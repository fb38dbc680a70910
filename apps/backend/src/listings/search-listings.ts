import type { SearchListings } from '@forecourt/functions';
import { searchResponseSchema } from '@forecourt/search-core';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { ColumnCache } from './column-cache.ts';
import { searchCars } from './search-cars.ts';
import { toUnavailableError } from '../database/unavailable-error.ts';

/** Searches this process's stock for the feed. */
export const createSearchListings =
  (database: Database, columns?: ColumnCache): SearchListings =>
  async ({ url, limit }, options) => {
    try {
      return v.parse(searchResponseSchema, await searchCars(database, url, limit, { ...options, columns }));
    } catch (error) {
      throw (error instanceof Error && toUnavailableError(error)) || error;
    }
  };
