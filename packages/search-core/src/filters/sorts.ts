/** All sort orders, with the listings service's names, default first. */
export const SORTS = [
  'most-recent',
  'relevance',
  'price-asc',
  'price-desc',
  'distance',
  'mileage',
  'year-dsc',
  'year-asc',
] as const;
/** A sort order's name in the URL. */
export type Sort = (typeof SORTS)[number];

/** The sort order if the `sort` parameter is absent. */
export const DEFAULT_SORT: Sort = 'most-recent';

/** Returns whether the text is a sort order's name. */
export function isSort(text: string): text is Sort {
  return (SORTS as readonly string[]).includes(text);
}
