import { readShowcase, SHOWCASE_FETCHED, type ShowcaseCar } from '@forecourt/search-core';
import { dataSource } from './data-source.ts';

const TIMEOUT_MS = 10_000;
const FIELDS = 'id,link,name,year,mileage,price,image_url,estimated_value,price_tag';

/** The cars that were valued last and can be shown. Throws an error with a message for the reader. */
export async function fetchShowcase(signal: AbortSignal): Promise<ShowcaseCar[]> {
  const { data, error } = await dataSource
    .from('recent_cars')
    .select(FIELDS)
    .order('created_at', { ascending: false })
    .limit(SHOWCASE_FETCHED)
    .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
  if (error) throw new Error(error.message || 'Failed to fetch cars', { cause: error });
  return readShowcase(data);
}
