import { EMPTY_SEARCH, type Filters, type Listing } from '@forecourt/search-core';
import { env } from '../config/env.ts';
import { getResultsHref } from './results-href.ts';

/**
 * Returns the URL that opens a car's dialog over a search for similar cars, for lists that are not the result of a
 * search.
 */
export function getCarHref({
  key,
  make,
  model,
  year,
  fuel,
}: Pick<Listing, 'key' | 'make' | 'model' | 'year' | 'fuel'>) {
  const filters: Filters = {
    make: [make],
    ...(model && { model: [model] }),
    ...(year && { minYear: year, maxYear: year }),
    ...(fuel && { fuelType: [fuel] }),
    sellerType: 'both',
    postcode: env.defaultPostcode,
  };
  return getResultsHref({ ...EMPTY_SEARCH, filters, car: key });
}
