import { readShowcase, SHOWCASE_FETCHED, type ShowcaseCar } from '@forecourt/search-core';
import { queryOptions } from '@tanstack/react-query';
import { abortAfter } from '../lib/abort-after.ts';
import { dataSource } from './data-source.ts';

const TIMEOUT_MS = 10_000;
const FIELDS = 'id,link,name,year,mileage,price,image_url,estimated_value,price_tag';
/** Said where the data source says nothing that is for a reader. */
const FAILED = 'Failed to fetch cars';

/** The cars that were valued last and can be shown. Throws an error with a message for the reader. */
async function fetchShowcase(signal: AbortSignal): Promise<ShowcaseCar[]> {
  const { data, error } = await dataSource
    .from('recent_cars')
    .select(FIELDS)
    .order('created_at', { ascending: false })
    .limit(SHOWCASE_FETCHED)
    // The reader is told at once, and tries again herself.
    .retry(false)
    .abortSignal(abortAfter(TIMEOUT_MS, signal));
  // Only what the data source says has a code; the client's own words are of fetches, aborts and bodies that are no JSON.
  if (error) throw new Error((error.code && error.message) || FAILED, { cause: error });
  if (!Array.isArray(data)) throw new Error(FAILED, { cause: data });
  return readShowcase(data);
}

/** The cars of the showcase. */
export const showcaseQuery = queryOptions({
  queryKey: ['showcase'],
  queryFn: ({ signal }) => fetchShowcase(signal),
  meta: { failure: 'The showcase could not be loaded.' },
});
