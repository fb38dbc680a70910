import { queryOptions } from '@tanstack/react-query';
import { abortAfter } from './abort-after.ts';
import { dataSource } from './data-source.ts';
import { readShowcase, SHOWCASE_LIMIT, type ShowcaseCar } from './showcase-cars.ts';

const TIMEOUT_MS = 10_000;
const COLUMNS = 'id,link,name,year,mileage,price,image_url,estimated_value,price_tag';
/** Replaces an error message that is not meant for users. */
const FAILURE_MESSAGE = 'Failed to fetch cars';

/** Throws an error whose message can be shown to users. */
async function fetchShowcase(signal: AbortSignal): Promise<ShowcaseCar[]> {
  const { data, error } = await dataSource
    .from('recent_cars')
    .select(COLUMNS)
    .order('created_at', { ascending: false })
    .limit(SHOWCASE_LIMIT)
    // The client does not retry, because the user decides when to try again.
    .retry(false)
    .abortSignal(abortAfter(TIMEOUT_MS, signal));
  // Only errors of the data source have a code. The client's own errors are about fetches, aborts and invalid JSON.
  if (error) throw new Error((error.code && error.message) || FAILURE_MESSAGE, { cause: error });
  if (!Array.isArray(data)) throw new Error(FAILURE_MESSAGE, { cause: data });
  return readShowcase(data);
}

export const showcaseQuery = queryOptions({
  queryKey: ['showcase'],
  queryFn: ({ signal }) => fetchShowcase(signal),
  meta: { failure: 'The showcase could not be loaded.' },
});
