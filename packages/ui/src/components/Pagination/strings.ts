export interface PaginationStrings {
  /** The name of the navigation landmark. */
  label: string;
  previous: string;
  next: string;
  /** The accessible name of a page number: {page} */
  page: string;
}

export const enGB: PaginationStrings = { label: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {page}' };
