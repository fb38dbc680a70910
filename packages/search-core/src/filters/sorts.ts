const LABELS = {
  'most-recent': 'Most Recent',
  relevance: 'Relevance',
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  distance: 'Distance',
  mileage: 'Mileage',
  'year-dsc': 'Newest First',
  'year-asc': 'Oldest First',
} as const;

/** A sort order, with the listings service's name. */
export type Sort = keyof typeof LABELS;

/** All sort orders, default first. */
export const SORTS = Object.keys(LABELS) as readonly Sort[];

/** The sort order if the `sort` parameter is absent. */
export const DEFAULT_SORT: Sort = 'most-recent';

/** Returns the label in the sort menu. */
export function sortLabel(sort: Sort): string {
  return LABELS[sort];
}

/** Returns whether the text names a sort order. */
export function isSort(text: string): text is Sort {
  return Object.hasOwn(LABELS, text);
}
