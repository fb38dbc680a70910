import { type Filters, omitExcluded } from '@forecourt/search-core';
import type { SearchPage } from './search.ts';

/** Whether the search service cannot exclude makes and models. */
export const MUST_HIDE_EXCLUDED = import.meta.env.VITE_LISTINGS_EXCLUSIONS === 'complement';

/** Hides the cars of excluded makes and models. `total` still counts them. */
export function hideExcluded(page: SearchPage, filters: Filters): SearchPage {
  const cars = omitExcluded(page.cars, filters);
  const hiddenCount = page.cars.length - cars.length;
  return hiddenCount === 0 ? page : { ...page, cars, hiddenCount };
}
