import { HttpError, parseBody, readBody, refuseMethod, respondWithJson } from '@forecourt/functions';
import type { RequestVariables } from '@forecourt/functions';
import { ListingsUrlError } from '@forecourt/search-core/server';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { FoundCars } from '../listings/search-cars.ts';

const MAX_URL_LENGTH = 8_192;

export interface SearchServiceOptions {
  readonly search: (url: string, limit: number, options: { signal: AbortSignal }) => Promise<FoundCars>;
  readonly maxBytes: number;
  readonly maxLimit: number;
}

/** Serves `POST /dealer/search/cars`: `{url, limit}` → `{results, total_items}`. The URL is parsed, never fetched. */
export function createSearchService({ search, maxBytes, maxLimit }: SearchServiceOptions): Hono<RequestVariables> {
  const schema = v.object(
    {
      url: v.pipe(
        v.string('must be a text: the address of a listings search'),
        v.maxLength(MAX_URL_LENGTH, `must have at most ${MAX_URL_LENGTH} characters`),
      ),
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
    try {
      const found = await search(url, limit, { signal: context.get('signal') });
      return respondWithJson(JSON.stringify(found));
    } catch (error) {
      if (error instanceof ListingsUrlError) throw new HttpError(400, 'malformed', `url: ${error.message}`);
      throw error;
    }
  });
  return service.all('/', refuseMethod('POST'));
}
