import { HttpError, parseBody, readBody, createMethodRejection, respondWithJson } from '@forecourt/functions';
import type { RequestVariables } from '@forecourt/functions';
import { ListingsUrlError } from '@forecourt/search-core/server';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Environment } from '../env.ts';
import type { ColumnCache } from './column-cache.ts';
import { lookUpCars } from './look-up-cars.ts';
import { searchCars } from './search-cars.ts';
import { createFacetSearch } from './search-facets.ts';

const MAX_URL_LENGTH = 8_192;
const MAX_IDS = 50;
const MAX_ID_LENGTH = 100;

const urlSchema = v.pipe(
  v.string('must be a string: the URL of a listings search'),
  v.maxLength(MAX_URL_LENGTH, `must have at most ${MAX_URL_LENGTH} characters`),
);

const idsMessage = `must be a list of 1 to ${MAX_IDS} ids`;
const idsSchema = v.pipe(
  v.array(v.pipe(v.string(idsMessage), v.maxLength(MAX_ID_LENGTH, idsMessage)), idsMessage),
  v.minLength(1, idsMessage),
  v.maxLength(MAX_IDS, idsMessage),
);

/** Serves `POST` to `/cars`, `/facets` and `/lookup` (docs/search-service.md). A `url` is parsed, never fetched. */
export function createSearchService(
  database: Database,
  env: Environment,
  columns: ColumnCache,
): Hono<RequestVariables> {
  const { REQUEST_MAX_BYTES: maxBytes, SEARCH_MAX_LIMIT: maxLimit } = env;
  const limitMessage = `must be a whole number from 1 to ${maxLimit}`;
  const limitSchema = v.pipe(
    v.number(limitMessage),
    v.integer(limitMessage),
    v.minValue(1, 'must be at least 1'),
    v.maxValue(maxLimit, `must be at most ${maxLimit}`),
  );
  const searchFacets = createFacetSearch(database, columns);
  const service = new Hono<RequestVariables>();

  const serve = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    example: string,
    search: (body: v.InferOutput<Schema>, options: { signal: AbortSignal }) => Promise<object>,
  ) => {
    service.post(path, async (context) => {
      const body = parseBody(schema, await readBody(context, { maxBytes, hint: 'Send less.' }), example);
      try {
        return respondWithJson(JSON.stringify(await search(body, { signal: context.get('signal') })));
      } catch (error) {
        if (error instanceof ListingsUrlError) throw new HttpError(400, 'malformed', `url: ${error.message}`);
        throw error;
      }
    });
    service.all(path, createMethodRejection('POST'));
  };

  serve(
    '/cars',
    v.object({ url: urlSchema, limit: limitSchema }, 'must be a JSON object {url, limit}'),
    '{"url": "https://…", "limit": 10}',
    (body, options) => searchCars(database, body.url, body.limit, { ...options, columns }),
  );
  serve(
    '/facets',
    v.object({ url: urlSchema }, 'must be a JSON object {url}'),
    '{"url": "https://…"}',
    (body, options) => searchFacets(body.url, options),
  );
  serve(
    '/lookup',
    v.object({ ids: idsSchema }, 'must be a JSON object {ids}'),
    '{"ids": ["12", "34"]}',
    async (body, options) => {
      const results = await lookUpCars(database, body.ids, options);
      return { results, total_items: results.length };
    },
  );
  return service;
}
