import { omitUndefined } from '../listings/fields.ts';
import { MAX_PAGES } from '../pages.ts';
import type { SearchTexts } from '../texts.ts';
import type { FilterRow } from './filters.ts';
import { cleanOriginalQuery } from './original-query.ts';
import type { SearchState } from './search-state.ts';
import { DEFAULT_SORT, isSort, type Sort } from './sorts.ts';
import { type NoticeDraft, type SearchNotice, writeNotice } from './notices.ts';
import { readFilters, writeTexts } from './reading.ts';

/** Page numbers from `MAX_PAGES` to this one are read as `MAX_PAGES`. Higher ones are dropped as typing errors. */
const MAX_PARSED_PAGE = 100_000;

const MAX_CAR_KEY = 200;

export function createSearchUrl(rows: readonly FilterRow[], texts: SearchTexts, defaultSort: Sort = DEFAULT_SORT) {
  /**
   * Parses the results URL's query string, with or without its question mark. Never throws: drops invalid values with
   * a notice, and ignores unknown parameters.
   */
  function parseSearch(search: string | URLSearchParams): { state: SearchState; notices: SearchNotice[] } {
    const query = new URLSearchParams(search);
    const { filters, notices } = readFilters(rows, (row) => query.getAll(row.key));
    const sort = readSort(query, notices, defaultSort);
    const page = readPage(query, notices);
    const car = readCar(query, notices);
    const originalQuery = cleanOriginalQuery(query.get('original_query') ?? '');
    const state: SearchState = { filters, sort, page, ...omitUndefined({ car, originalQuery }) };
    return { state, notices: notices.map((notice) => writeNotice(notice, texts)) };
  }

  /**
   * Writes the results URL's query string, without a question mark. The form is canonical: a fixed order, and neither
   * defaults nor values that `parseSearch` would reject.
   */
  function writeSearch(state: SearchState): string {
    const query = new URLSearchParams();
    for (const row of rows) {
      const texts = writeTexts(row, state.filters);
      if (texts.length > 0) query.set(row.key, texts.join(','));
    }
    if (isSort(state.sort) && state.sort !== defaultSort) query.set('sort', state.sort);
    const isLaterPage = Number.isInteger(state.page) && state.page > 1 && state.page <= MAX_PAGES;
    if (isLaterPage) query.set('page', String(state.page));
    const car = state.car?.trim() ?? '';
    if (car !== '' && car.length <= MAX_CAR_KEY) query.set('car', car);
    const originalQuery = cleanOriginalQuery(state.originalQuery ?? '');
    if (originalQuery !== undefined) query.set('original_query', originalQuery);
    // Commas are valid in a query. Leaving them unescaped keeps URLs readable.
    return query.toString().replaceAll('%2C', ',');
  }

  return { parseSearch, writeSearch };
}

function readSort(query: URLSearchParams, notices: NoticeDraft[], defaultSort: Sort): Sort {
  const text = query.get('sort')?.trim().toLowerCase() ?? '';
  if (isSort(text)) return text;
  if (text !== '') notices.push({ key: 'sort', reason: 'sort', given: text });
  return defaultSort;
}

function readPage(query: URLSearchParams, notices: NoticeDraft[]): number {
  const text = query.get('page')?.trim() ?? '';
  const page = /^\d+$/.test(text) ? Number(text) : 0;
  if (page >= 1 && page <= MAX_PARSED_PAGE) return Math.min(page, MAX_PAGES);
  if (text !== '') notices.push({ key: 'page', reason: 'page', given: text });
  return 1;
}

function readCar(query: URLSearchParams, notices: NoticeDraft[]): string | undefined {
  const text = query.get('car')?.trim() ?? '';
  if (text.length <= MAX_CAR_KEY) return text || undefined;
  notices.push({ key: 'car', reason: 'car', given: text });
  return undefined;
}
