import { HttpError, parseBody, readBody, refuseMethod, respondWithJson } from '@forecourt/functions';
import type { RequestVariables } from '@forecourt/functions';
import { ListingsUrlError } from '@forecourt/search-core/server';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { FoundCar, FoundCars } from '../listings/search-cars.ts';
import type { SearchFacets } from '../listings/search-facets.ts';

const MAX_URL_LENGTH = 8_192;
const MAX_IDS = 50;
const MAX_ID_LENGTH = 100;

const listingsUrl = v.pipe(
  v.string('must be a text: the address of a listings search'),
  v.maxLength(MAX_URL_LENGTH, `must have at most ${MAX_URL_LENGTH} characters`),
);

export interface SearchServiceOptions {
  readonly search: (url: string, limit: number, options: { signal: AbortSignal }) => Promise<FoundCars>;
  readonly maxBytes: number;
  readonly maxLimit: number;
}

/** Serves `POST /dealer/search/cars`: `{url, limit}` → `{results, total_items}`. The URL is parsed, never fetched. */
export function createSearchService({ search, maxBytes, maxLimit }: SearchServiceOptions): Hono<RequestVariables> {
  const schema = v.object(
    {
      url: listingsUrl,
      limit: v.pipe(
        v.number(`must be a whole number from 1 to ${maxLimit}`),
        v.integer(`must be a whole number from 1 to ${maxLimit}`),
        v.minValue(1, `must be at least 1`),
        v.maxValue(maxLimit, `must be at most ${maxLimit}`),
      ),
    },
    'must be a JSON object {url, limit}',
  );

  const service = new Hono<RequestVariables>();
  service.post('/', async (context) => {
    const body = await readBody(context, { maxBytes, hint: 'Send less.' });
    const { url, limit } = parseBody(schema, body, '{"url": "https://…", "limit": 10}');
    return respondWithFound(search(url, limit, { signal: context.get('signal') }));
  });
  return service.all('/', refuseMethod('POST'));
}

export interface FacetServiceOptions {
  readonly searchFacets: SearchFacets;
  readonly maxBytes: number;
}

/** Serves `POST /dealer/search/facets`: `{url}` → `{facets}` (docs/search-service.md). The URL is parsed, never fetched. */
export function createFacetService({ searchFacets, maxBytes }: FacetServiceOptions): Hono<RequestVariables> {
  const schema = v.object({ url: listingsUrl }, 'must be a JSON object {url}');
  const service = new Hono<RequestVariables>();
  service.post('/', async (context) => {
    const body = await readBody(context, { maxBytes, hint: 'Send less.' });
    const { url } = parseBody(schema, body, '{"url": "https://…"}');
    return respondWithFound(searchFacets(url, { signal: context.get('signal') }));
  });
  return service.all('/', refuseMethod('POST'));
}

async function respondWithFound(found: Promise<object>): Promise<Response> {
  try {
    return respondWithJson(JSON.stringify(await found));
  } catch (error) {
    if (error instanceof ListingsUrlError) throw new HttpError(400, 'malformed', `url: ${error.message}`);
    throw error;
  }
}

export interface LookupServiceOptions {
  readonly lookUp: (ids: readonly string[], options: { signal: AbortSignal }) => Promise<FoundCar[]>;
  readonly maxBytes: number;
}

/** Serves `POST /dealer/search/lookup`: `{ids}` → `{results, total_items}`. Cars that are not listed any more are absent. */
export function createLookupService({ lookUp, maxBytes }: LookupServiceOptions): Hono<RequestVariables> {
  const message = `must be a list of 1 to ${MAX_IDS} ids`;
  const schema = v.object(
    {
      ids: v.pipe(
        v.array(v.pipe(v.string(message), v.maxLength(MAX_ID_LENGTH, message)), message),
        v.minLength(1, message),
        v.maxLength(MAX_IDS, message),
      ),
    },
    'must be a JSON object {ids}',
  );
  const service = new Hono<RequestVariables>();
  service.post('/', async (context) => {
    const body = await readBody(context, { maxBytes, hint: 'Send less.' });
    const { ids } = parseBody(schema, body, '{"ids": ["12", "34"]}');
    const results = await lookUp(ids, { signal: context.get('signal') });
    return respondWithJson(JSON.stringify({ results, total_items: results.length } satisfies FoundCars));
  });
  return service.all('/', refuseMethod('POST'));
}
