import { splitExclusions } from '../filters/exclusions.ts';
import type { FilterRow } from '../filters/filters.ts';
import type { SearchState } from '../filters/search-state.ts';
import { writeTexts } from '../filters/reading.ts';

/** The parameters of every listings URL. */
export const FIXED_PARAMS = {
  channel: 'cars',
  'advertising-location': 'at_cars',
  homeDeliveryAdverts: 'include',
  'exclude-writeoff-categories': 'on',
} as const;

/** Lists the rows whose parameter contains canonical strings, one per value. Other rows have their own formats. */
export const listPlainRows = (rows: readonly FilterRow[]) =>
  rows.filter(({ key }) => key !== 'distance' && key !== 'excludeWriteoff' && key !== 'sellerType');

/**
 * The format of excluded values in the listings URL: `marked` with a prefix (`colour=-Red`), or `complement`, every
 * other value of the filter. Excluded makes and models have no complement, so they are omitted.
 */
export type ExclusionFormat = 'marked' | 'complement';

export function createListingsUrl(rows: readonly FilterRow[]) {
  const plainRows = listPlainRows(rows);

  /**
   * Writes the search URL of the listings service (docs/specification.md, section 7.3). It always excludes write-offs.
   * @param base the service's search page; other parameters of its query are kept
   * @param exclusions `marked` by default
   * @throws TypeError if `base` is not a URL
   */
  function writeListingsUrl(
    { filters, sort, page }: SearchState,
    base: string,
    { exclusions = 'marked' }: { exclusions?: ExclusionFormat } = {},
  ): string {
    const url = new URL(base);
    const { distance, sellerType = 'private' } = filters;
    const params = new Map<string, readonly string[]>(
      Object.entries(FIXED_PARAMS).map(([name, value]) => [name, [value]]),
    );
    params.set('seller-type', sellerType === 'both' ? ['private', 'dealer'] : [sellerType]);
    params.set('sort', [sort]);
    params.set('page', page > 1 ? [String(page)] : []);
    for (const row of plainRows) {
      const texts = writeTexts(row, filters);
      params.set(row.param, exclusions === 'complement' ? getComplement(row, texts) : texts);
    }
    params.set('radius', distance === undefined || distance === 'national' ? [] : [String(distance)]);
    for (const [name, values] of params) {
      url.searchParams.delete(name);
      for (const value of values) url.searchParams.append(name, value);
    }
    return url.href;
  }

  return { writeListingsUrl };
}

/** Replaces exclusions with the filter's other values, or drops them if there are wanted values or no vocabulary. */
function getComplement({ excludable, kind }: FilterRow, texts: string[]): string[] {
  const { wanted, excluded } = splitExclusions(texts);
  if (!excludable || excluded.length === 0) return texts;
  if (wanted !== undefined || kind.vocabulary === undefined) return wanted ?? [];
  const otherValues = kind.vocabulary.filter((value) => !excluded.includes(value));
  // If every value is excluded, keeps the exclusions, because omitting the parameter would match every car.
  return otherValues.length > 0 ? otherValues : texts;
}
