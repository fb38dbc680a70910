export interface PaginationStrings {
  /** Name of the navigation. */
  label: string;
  previous: string;
  next: string;
  /** Accessible name of a number: {page} */
  page: string;
}

export const enGB: PaginationStrings = { label: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {page}' };
