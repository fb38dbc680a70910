import {
  DEFAULT_SORT,
  formatMileage,
  formatPrice,
  type Listing,
  parseSearch,
  readListings,
  getSearchReadiness,
  type SearchResponse,
  type SearchState,
  listTags,
  withCar,
  omitExcluded,
  withSort,
  writeListingsUrl,
  writeSearch,
} from '@forecourt/search-core';
import { etag } from 'hono/etag';
import { getAddressBucket } from '../client-address.ts';
import { withDeadline } from '../deadline.ts';
import { createEndpoint } from '../endpoint.ts';
import { createNotSetUpError, HttpError } from '../http-error.ts';
import { createRequestLimiter } from '../limits/request-limits.ts';
import type { Services } from '../services.ts';
import { type AtomEntry, writeAtom } from './atom.ts';

/** Finds the cars of a listings URL. Rejects with an HttpError if the search service responds with an error. */
export type SearchListings = (
  request: { url: string; limit: number },
  options: { signal: AbortSignal },
) => Promise<SearchResponse>;

const FEED_PATH = '/search/feed';
const RESULTS_PATH = '/search/results';
const AUTHOR = 'ADS';
const MAX_CARS = 50;
const MAX_QUERY_LENGTH = 2_000;
const SEARCH_TIMEOUT_MS = 8_000;
/** Feed readers poll often. A new car may therefore appear up to 15 minutes late. */
const MAX_AGE_SECONDS = 900;

/**
 * Creates `GET /search/feed?…`: the cars of a results URL as an Atom feed, newest first. It takes that URL's query
 * string, and ignores its page, open car, sort order and original query.
 */
export function createFeed(
  { env, counters, log, now }: Pick<Services, 'env' | 'counters' | 'log' | 'now'>,
  search: SearchListings | undefined,
) {
  const countRequest = createRequestLimiter(counters, 'FEED', env);
  const events = { asked: 'A feed was requested.', failed: 'The feed failed.' };
  return createEndpoint({ path: FEED_PATH, method: 'GET', events, log, use: [etag()] }, async (context) => {
    const { address, signal, line } = context.var;
    await countRequest(getAddressBucket(address));
    if (!search) throw createNotSetUpError();
    const query = new URL(context.req.url).search;
    const state = readSearch(query);
    const url = writeListingsUrl(state, env.LISTINGS_URL, { exclusions: env.LISTINGS_EXCLUSIONS });
    const response = await withDeadline((searchSignal) => search({ url, limit: MAX_CARS }, { signal: searchSignal }), {
      timeoutMs: SEARCH_TIMEOUT_MS,
      onTimeout: () =>
        new HttpError(503, 'timeout', 'The search took too long. Try again in a minute.', { retryAfter: 60 }),
      signal,
    });
    const listings = readListings(response.results);
    const cars = env.LISTINGS_EXCLUSIONS === 'complement' ? omitExcluded(listings, state.filters) : listings;
    line['cars'] = cars.length;
    return context.body(await writeFeed(cars, { state, siteUrl: env.SITE_URL, now: now() }), 200, {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
    });
  });
}

/** Drops everything but the filters, so that each search has one feed. */
function readSearch(query: string): SearchState {
  if (query.length > MAX_QUERY_LENGTH) {
    throw new HttpError(400, 'malformed', `The query must have at most ${MAX_QUERY_LENGTH} characters.`);
  }
  const { originalQuery: _, ...state } = withSort(parseSearch(query).state, DEFAULT_SORT);
  if (getSearchReadiness(state) === 'ready') return state;
  throw new HttpError(400, 'malformed', 'Postcode is required for search. Copy the query from a results page’s URL.');
}

function writeFeed(
  cars: readonly Listing[],
  search: { state: SearchState; siteUrl: string; now: Date },
): Promise<string> {
  const { state, siteUrl, now } = search;
  const toUrl = (path: string, pageState: SearchState) => `${siteUrl}${path}?${writeSearch(pageState)}`;
  // Atom requires a date. Cars without one get today's, which changes the feed only once a day.
  const today = `${now.toISOString().slice(0, 10)}T00:00:00Z`;
  const entries = cars
    .map((car) => createEntry(car, { url: toUrl(RESULTS_PATH, withCar(state, car.key)), today }))
    .toSorted((a, b) => Date.parse(b.updated) - Date.parse(a.updated));
  const filters = listTags(state.filters).map(({ label }) => label);
  return writeAtom({
    title: `${filters.length === 0 ? 'All cars' : filters.join(', ')} | ${AUTHOR}`,
    author: AUTHOR,
    url: toUrl(FEED_PATH, state),
    page: toUrl(RESULTS_PATH, state),
    updated: entries[0]?.updated ?? today,
    entries,
  });
}

/** A new price updates the entry, so feed readers show it again. */
function createEntry(car: Listing, { url, today }: { url: string; today: string }): AtomEntry {
  const { name, year, price, mileage, fuel, transmission, estimate, listedAt, priceHistory } = car;
  const published = listedAt === undefined ? undefined : new Date(listedAt).toISOString();
  const priceChangedAt = priceHistory?.at(-1)?.date;
  const summaryFacts = [
    price > 0 ? formatPrice(price) : 'No price in the advert',
    year,
    mileage === undefined ? undefined : formatMileage(mileage),
    fuel,
    transmission,
    estimate === undefined ? undefined : `we value it at ${formatPrice(estimate)}`,
  ];
  return {
    title: [name, price > 0 ? formatPrice(price) : undefined].filter(Boolean).join(', '),
    summary: summaryFacts.filter((fact) => fact !== undefined).join(' · '),
    url,
    published,
    updated: priceChangedAt === undefined ? (published ?? today) : new Date(priceChangedAt).toISOString(),
  };
}
