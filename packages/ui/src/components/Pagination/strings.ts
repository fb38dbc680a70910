export interface PaginationStrings {
  /** The name of the navigation landmark. */
  label: string;
  previous: string;
  next: string;
  /** The accessible name of the link to a page. {page}: the page number */
  page: string;
}

export const enGB: PaginationStrings = { label: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {page}' };
