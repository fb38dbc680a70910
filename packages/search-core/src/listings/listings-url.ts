import { type FilterRow, type Filters, FILTERS } from '../filters/filters.ts';
import type { SearchState } from '../filters/search-state.ts';
import { isSort, type Sort, SORTS, DEFAULT_SORT } from '../filters/sorts.ts';
import { readTexts, textsOf, withTexts } from '../filters/reading.ts';

/** Whose cars the listings service shall show. */
export type ListingsSeller = 'private' | 'dealer';

/** What a listings URL asks for, as the search service reads it. */
export interface ListingsQuery {
  /** All filters but those that the fields below hold in the service's own shape. */
  filters: Omit<Filters, 'distance' | 'excludeWriteoff' | 'sellerType'>;
  /** Miles around the postcode; absent means the whole country. */
  radius?: number;
  /** At least one. */
  sellers: ListingsSeller[];
  excludeWriteoffs: boolean;
  sort: Sort;
  /** From 1. */
  page: number;
}

/** A listings URL that cannot be read. The message names the parameter, the value and what would be right. */
export class ListingsUrlError extends Error {
  override name = 'ListingsUrlError';
}

const CHANNEL = 'cars';

/** What every listings URL holds, whatever is searched for. */
const ALWAYS = [
  ['channel', CHANNEL],
  ['advertising-location', 'at_cars'],
  ['homeDeliveryAdverts', 'include'],
  ['exclude-writeoff-categories', 'on'],
] as const;

/** Filters whose parameter is not simply their texts, one a value. */
const OWN_SHAPE: ReadonlySet<string> = new Set(['distance', 'excludeWriteoff', 'sellerType']);
const PLAIN_FILTERS = FILTERS.filter((row) => !OWN_SHAPE.has(row.key));

/**
 * The search URL of the listings service (spec, section 7.3): several values repeat their parameter, `national` sends no
 * radius, page 1 no page; write-offs are always excluded.
 *
 * @param base the service's search page, with or without a query of its own, which is kept
 * @throws TypeError where `base` is no URL
 */
export function writeListingsUrl(state: SearchState, base: string): string {
  const url = new URL(base);
  const query = url.searchParams;
  for (const [name, value] of ALWAYS) query.set(name, value);
  setAll(query, 'seller-type', sellersOf(state.filters));
  query.set('sort', state.sort);
  if (state.page > 1) query.set('page', String(state.page));
  for (const row of PLAIN_FILTERS) setAll(query, row.param, textsOf(row, state.filters));
  const { distance } = state.filters;
  if (distance !== undefined && distance !== 'national') query.set('radius', String(distance));
  return url.href;
}

/**
 * Reads a listings URL as `writeListingsUrl` writes it. Parameters that it does not know are ignored, for a service's URL
 * holds many; a value that it cannot read is an error, for machines write these URLs and a wrong search helps nobody.
 *
 * @throws ListingsUrlError where the text is no http(s) URL, is not of the channel of cars, or a value makes no sense
 */
export function parseListingsUrl(text: string): ListingsQuery {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new ListingsUrlError('url: not an http or https URL');
  const query = url.searchParams;
  const channel = query.get('channel') ?? CHANNEL;
  if (channel !== CHANNEL) throw invalid('channel', channel, CHANNEL);
  let filters: Filters = {};
  for (const row of PLAIN_FILTERS) filters = withTexts(filters, row, plainTexts(row, query.getAll(row.param)));
  const parsed: ListingsQuery = {
    filters,
    sellers: readSellers(query.getAll('seller-type')),
    excludeWriteoffs: query.get('exclude-writeoff-categories') === 'on',
    sort: readSort(query.get('sort')),
    page: readWhole('page', query.get('page')) ?? 1,
  };
  const radius = readWhole('radius', query.get('radius'));
  return radius === undefined ? parsed : { ...parsed, radius };
}

function setAll(query: URLSearchParams, name: string, values: readonly string[]): void {
  query.delete(name);
  for (const value of values) query.append(name, value);
}

function sellersOf({ sellerType }: Filters): ListingsSeller[] {
  return sellerType === 'both' ? ['private', 'dealer'] : [sellerType ?? 'private'];
}

function plainTexts(row: FilterRow, given: string[]): string[] {
  const { texts, notices } = readTexts(row, given);
  const [notice] = notices;
  if (notice !== undefined) throw new ListingsUrlError(`${row.param}: ${notice.message}`);
  return texts;
}

function readSellers(given: string[]): ListingsSeller[] {
  const sellers = given
    .filter((text) => text !== '')
    .map((text) => {
      if (text !== 'private' && text !== 'dealer') throw invalid('seller-type', text, 'private or dealer');
      return text;
    });
  return sellers.length === 0 ? ['private'] : [...new Set(sellers)];
}

function readSort(text: string | null): Sort {
  if (!text) return DEFAULT_SORT;
  if (!isSort(text)) throw invalid('sort', text, `one of ${SORTS.join(', ')}`);
  return text;
}

function readWhole(name: string, text: string | null): number | undefined {
  if (!text) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw invalid(name, text, 'a whole number from 1');
  return Number(text);
}

function invalid(name: string, value: string, right: string): ListingsUrlError {
  return new ListingsUrlError(`${name}: ‘${value.slice(0, 40)}’ should be ${right}`);
}
