import { showcaseSortLabels } from '../../content/showcase.ts';
import type { ShowcaseFilter, ShowcaseSort } from './select-showcase.ts';

const CAR_NOUNS = {
  all: 'cars',
  good: 'cars with a good price',
  fair: 'cars with a fair price',
  high: 'cars with a high price',
};

/** Returns the announcement after a choice: how many cars are shown, which ones, and in which order. */
export function describeShownCars(
  shownCount: number,
  matchCount: number,
  filter: ShowcaseFilter,
  order: ShowcaseSort | 'newest',
): string {
  if (matchCount === 0) return 'No cars match the selected filter.';
  return `${shownCount} of ${matchCount} ${CAR_NOUNS[filter]}. ${showcaseSortLabels[order]}.`;
}
