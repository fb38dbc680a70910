import { type FilterRow, type Filters, FILTERS } from '../filters/filters.ts';
import { readTexts, withTexts } from '../filters/reading.ts';
import { DEFAULT_SORT, isSort, type Sort, SORTS } from '../filters/sorts.ts';
import { MAX_PAGES } from '../pages.ts';
import { omitUndefined } from './fields.ts';
import { FIXED_PARAMS, listPlainRows } from './listings-url.ts';

/** The seller types of the listings service. */
export type ListingsSeller = 'private' | 'dealer';

/** The parsed parameters of a listings URL. */
export interface ListingsQuery {
  /** All filters except the ones in the fields below, which have the service's format. */
  filters: Omit<Filters, 'distance' | 'excludeWriteoff' | 'sellerType'>;
  /** Miles around the postcode; absent for the whole country. */
  radius?: number;
  /** The seller types. At least one. */
  sellers: ListingsSeller[];
  excludeWriteoffs: boolean;
  sort: Sort;
  /** The page number, from 1 to `MAX_PAGES`. */
  page: number;
}

/** An invalid listings URL. For an invalid parameter, the message states its name, its value and what is expected. */
export class ListingsUrlError extends Error {
  override name = 'ListingsUrlError';
}

/**
 * Parses a listings URL in the format of `writeListingsUrl`. Unknown parameters are ignored, because the service has
 * many. An invalid value is an error, because programs write these URLs.
 *
 * @throws ListingsUrlError if the text is not an http(s) URL, its channel is not cars, or a value is invalid
 */
export function parseListingsUrl(text: string): ListingsQuery {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new ListingsUrlError('must be an http or https URL of a search for cars');
  }
  const query = url.searchParams;
  const channel = query.get('channel') ?? FIXED_PARAMS.channel;
  if (channel !== FIXED_PARAMS.channel) throw createError('channel', channel, FIXED_PARAMS.channel);
  let filters: Filters = {};
  for (const row of listPlainRows(FILTERS)) filters = withTexts(filters, row, readValues(row, query.getAll(row.param)));
  return {
    filters,
    sellers: readSellers(query.getAll('seller-type')),
    excludeWriteoffs: query.get('exclude-writeoff-categories') === FIXED_PARAMS['exclude-writeoff-categories'],
    sort: readSort(query.get('sort')),
    page: readPage(query.get('page')),
    ...omitUndefined({ radius: readWholeNumber('radius', query.get('radius')) }),
  };
}

function readValues(row: FilterRow, given: string[]): string[] {
  const { texts, notices } = readTexts(row, given);
  const [notice] = notices;
  if (notice !== undefined) throw createError(row.param, notice.given, 'a valid filter value');
  return texts;
}

function readSellers(given: string[]): ListingsSeller[] {
  const sellers = given.map((text) => {
    if (text !== 'private' && text !== 'dealer') throw createError('seller-type', text, 'private or dealer');
    return text;
  });
  return sellers.length === 0 ? ['private'] : [...new Set(sellers)];
}

function readSort(text: string | null): Sort {
  if (!text) return DEFAULT_SORT;
  if (!isSort(text)) throw createError('sort', text, `one of ${SORTS.join(', ')}`);
  return text;
}

function readPage(text: string | null): number {
  const page = readWholeNumber('page', text) ?? 1;
  if (page > MAX_PAGES) throw createError('page', String(page), `a whole number from 1 to ${MAX_PAGES}`);
  return page;
}

function readWholeNumber(name: string, text: string | null): number | undefined {
  if (!text) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw createError(name, text, 'a whole number of at least 1');
  return Number(text);
}

function createError(name: string, value: string, validValues: string): ListingsUrlError {
  return new ListingsUrlError(`${name}: ‘${value.slice(0, 40)}’ should be ${validValues}`);
}
