import type { FilterRow } from '../filters/filters.ts';
import type { SearchState } from '../filters/search-state.ts';
import { writeTexts } from '../filters/reading.ts';
import { FIXED_PARAMS, listPlainRows } from './listings-params.ts';

/** Creates the writer of the listings URL for a filter table. */
export function createListingsUrl(rows: readonly FilterRow[]) {
  const plainRows = listPlainRows(rows);

  /**
   * Writes the search URL of the listings service (docs/specification.md, section 7.3). Several values repeat their
   * parameter; `national` sends no radius, page 1 no page; write-offs are always excluded.
   *
   * @param base the service's search page; other parameters of its query are kept
   * @throws TypeError if `base` is not a URL
   */
  function writeListingsUrl({ filters, sort, page }: SearchState, base: string): string {
    const url = new URL(base);
    const { distance, sellerType = 'private' } = filters;
    const params = new Map<string, readonly string[]>(
      Object.entries(FIXED_PARAMS).map(([name, value]) => [name, [value]]),
    );
    params.set('seller-type', sellerType === 'both' ? ['private', 'dealer'] : [sellerType]);
    params.set('sort', [sort]);
    params.set('page', page > 1 ? [String(page)] : []);
    for (const row of plainRows) params.set(row.param, writeTexts(row, filters));
    params.set('radius', distance === undefined || distance === 'national' ? [] : [String(distance)]);
    for (const [name, values] of params) {
      url.searchParams.delete(name);
      for (const value of values) url.searchParams.append(name, value);
    }
    return url.href;
  }

  return { writeListingsUrl };
}
