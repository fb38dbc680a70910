import { splitExclusions } from '../filters/exclusions.ts';
import type { Filters } from '../filters/filters.ts';
import type { Listing } from './listing.ts';

/** Removes the cars of excluded makes and models, for a search service that cannot exclude them. */
export function omitExcluded(cars: readonly Listing[], { make, model }: Pick<Filters, 'make' | 'model'>): Listing[] {
  const toComparableNames = (values: string[] | undefined) => splitExclusions(values).excluded.map(toComparable);
  const [makes, models] = [toComparableNames(make), toComparableNames(model)];
  return cars.filter((car) => !makes.includes(toComparable(car.make)) && !models.includes(toComparable(car.model)));
}

const toComparable = (name: string): string => name.toLowerCase().replaceAll(/[\s-]/g, '');
