/** Results per page, and the `limit` sent to the search service (docs/specification.md, section 9). */
export const PAGE_SIZE = 10;

/** Maximum number of page numbers in the pagination. */
export const PAGE_WINDOW = 5;

/** The last page that the search service returns. */
export const MAX_PAGES = 1_000;

/** Returns the number of result pages, at most `MAX_PAGES`, or 0 if there are none or the total is invalid. */
export function countPages(total: number, size: number = PAGE_SIZE): number {
  const pages = Math.ceil(total / size);
  return Number.isFinite(pages) && pages > 0 ? Math.min(pages, MAX_PAGES) : 0;
}

/** Returns the existing page nearest to `page`, or 1 if there are no pages. */
export function clampPage(page: number, pages: number): number {
  return Math.max(1, Math.min(Math.trunc(page) || 1, pages));
}

/**
 * Returns the page numbers to show: `max` in a row, or all if there are fewer, with the current page as near to the
 * middle as the ends allow. A page beyond an end counts as that end.
 */
export function listPageNumbers(page: number, pages: number, max: number = PAGE_WINDOW): number[] {
  const length = Math.max(0, Math.min(max, pages));
  const first = Math.max(1, Math.min(clampPage(page, pages) - Math.floor(max / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
