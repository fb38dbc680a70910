import { type Filters, splitExclusions } from '@forecourt/search-core';
import type { SearchPage } from './search.ts';

/** Whether the search service cannot exclude makes and models. */
export const HIDES_EXCLUDED = import.meta.env.VITE_LISTINGS_EXCLUSIONS === 'complement';

/** Hides the cars of excluded makes and models. `total` still counts them. */
export function hideExcluded(page: SearchPage, { make, model }: Filters): SearchPage {
  const toNames = (values: string[] | undefined) => splitExclusions(values).excluded.map(toComparable);
  const [makes, models] = [toNames(make), toNames(model)];
  const cars = page.cars.filter(
    (car) => !makes.includes(toComparable(car.make)) && !models.includes(toComparable(car.model)),
  );
  const hidden = page.cars.length - cars.length;
  return hidden === 0 ? page : { ...page, cars, hidden };
}

const toComparable = (name: string): string => name.toLowerCase().replaceAll(/[\s-]/g, '');
