import type { Verdict } from '@forecourt/search-core';
import type { ShowcaseCar } from '../../services/showcase-cars.ts';

const SHOWCASE_SHOWN = 4;

export const SHOWCASE_FILTERS = ['all', 'good', 'fair', 'high'] as const satisfies readonly (Verdict | 'all')[];
export type ShowcaseFilter = (typeof SHOWCASE_FILTERS)[number];

/** The sort orders of the showcase: lowest price, newest year or fewest miles first. */
export const SHOWCASE_SORTS = ['price', 'year', 'mileage'] as const;
export type ShowcaseSort = (typeof SHOWCASE_SORTS)[number];

/** Without a sort order the cars keep their order. */
export function selectShowcase(
  cars: readonly ShowcaseCar[],
  {
    filter = 'all',
    sort,
    maxCars = SHOWCASE_SHOWN,
  }: { filter?: ShowcaseFilter; sort?: ShowcaseSort; maxCars?: number } = {},
): ShowcaseCar[] {
  const matchingCars = cars.filter((car) => filter === 'all' || car.valuation.verdict === filter);
  return (sort ? matchingCars.toSorted((a, b) => getSortValue(a, sort) - getSortValue(b, sort)) : matchingCars).slice(
    0,
    maxCars,
  );
}

// Cars whose value is unknown come last.
function getSortValue(car: ShowcaseCar, sort: ShowcaseSort): number {
  if (sort === 'price') return car.price;
  if (sort === 'year') return -(car.year ?? 0);
  return car.mileage ?? Number.MAX_SAFE_INTEGER;
}
