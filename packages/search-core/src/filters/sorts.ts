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

/** An order of results, named as the listings service names it. */
export type Sort = keyof typeof LABELS;

/** All orders, the default first. */
export const SORTS = Object.keys(LABELS) as readonly Sort[];

/** The order that an absent `sort` parameter means. */
export const DEFAULT_SORT: Sort = 'most-recent';

/** The words that the sort menu shows. */
export function sortLabel(sort: Sort): string {
  return LABELS[sort];
}

/** Is the text the name of an order? */
export function isSort(text: string): text is Sort {
  return Object.hasOwn(LABELS, text);
}
