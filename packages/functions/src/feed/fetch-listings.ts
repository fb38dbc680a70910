import { searchResponseSchema } from '@forecourt/search-core';
import * as v from 'valibot';
import { HttpError } from '../http-error.ts';
import type { SearchListings } from './feed.ts';

/** Creates a function that searches through a service on another host (docs/search-service.md). */
export const createListingsFetch =
  (serviceUrl: string): SearchListings =>
  async (request, { signal }) => {
    const response = await fetch(`${serviceUrl}/dealer/search/cars`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
    if (response.ok) return v.parse(searchResponseSchema, await response.json());
    throw new HttpError(503, 'search-failed', 'The search failed. Try again in a minute.', { retryAfter: 60 });
  };
