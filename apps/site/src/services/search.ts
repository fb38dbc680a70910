import {
  type Listing,
  PAGE_SIZE,
  readListings,
  searchResponseSchema,
  type SearchState,
  writeListingsUrl,
} from '@forecourt/search-core';
import { env } from '../config/env.ts';
import { requestJson } from './request-json.ts';

const TIMEOUT_MS = 15_000;
/** How many answers are kept, and for how long: going back shows them at once and at the height they had. */
const KEPT = 30;
const KEPT_MS = 5 * 60_000;

export interface SearchPage {
  cars: Listing[];
  /** Cars on all pages. */
  total: number;
}

// By the address that was asked for, never by what is on the screen when the answer comes.
const pages: Kept<SearchPage> = new Map();
const totals: Kept<number> = new Map();

/** The address at the listings service that a search stands for. Two searches with one address are one search. */
export const listingsUrlOf = (state: SearchState): string => writeListingsUrl(state, env.listingsUrl);

/** The answer to an address if it was asked for not long ago. */
export function keptPage(url: string, now: number = Date.now()): SearchPage | undefined {
  return kept(pages, url, now);
}

/** What was asked for ahead, until it is answered or somebody takes it over. */
let ahead: { url: string; controller: AbortController; page: Promise<SearchPage> } | undefined;

/** Asks for a page of cars before what shows them is there: the `searchCars` of that address takes it over. */
export function searchAhead(url: string): void {
  const controller = new AbortController();
  const page = ask(url, controller.signal);
  ahead = { url, controller, page };
  page.then(
    () => {
      if (ahead?.page === page) ahead = undefined;
    },
    () => {}, // who takes it over hears of it
  );
}

/** Asks the search service for one page of cars. Throws `ServiceError`. */
export async function searchCars(url: string, signal?: AbortSignal): Promise<SearchPage> {
  if (ahead?.url !== url) return ask(url, signal);
  const { controller, page } = ahead;
  ahead = undefined;
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return page;
}

async function ask(url: string, signal: AbortSignal | undefined): Promise<SearchPage> {
  const response = await requestJson({
    url: `${env.searchUrl}/dealer/search/cars`,
    body: JSON.stringify({ url, limit: PAGE_SIZE }),
    schema: searchResponseSchema,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  const page = { cars: readListings(response.results), total: response.total_items };
  keep(pages, url, page);
  return page;
}

/** How many cars an address stands for, without fetching them. Throws `ServiceError`. */
export async function countCars(url: string, signal?: AbortSignal): Promise<number> {
  const known = keptPage(url)?.total ?? kept(totals, url);
  if (known !== undefined) return known;
  const response = await requestJson({
    url: `${env.searchUrl}/dealer/search/cars`,
    body: JSON.stringify({ url, limit: 1 }),
    schema: searchResponseSchema,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  keep(totals, url, response.total_items);
  return response.total_items;
}

type Kept<Answer> = Map<string, { answer: Answer; until: number }>;

function kept<Answer>(answers: Kept<Answer>, url: string, now: number = Date.now()): Answer | undefined {
  const entry = answers.get(url);
  return entry && entry.until > now ? entry.answer : undefined;
}

function keep<Answer>(answers: Kept<Answer>, url: string, answer: Answer): void {
  answers.delete(url);
  answers.set(url, { answer, until: Date.now() + KEPT_MS });
  for (const oldest of answers.keys()) {
    if (answers.size <= KEPT) break;
    answers.delete(oldest);
  }
}
