import { ListingsUrlError } from '@forecourt/search-core/server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { FoundCars } from '../listings/search-cars.ts';
import type { ServerVariables } from './deadline.ts';
import { HttpError, methodNotAllowed, tooLarge } from './http-error.ts';

const MAX_URL_LENGTH = 8_192;

export interface SearchServiceOptions {
  readonly search: (url: string, limit: number, options: { signal: AbortSignal }) => Promise<FoundCars>;
  readonly maxBytes: number;
  readonly maxLimit: number;
}

/** Serves `POST /dealer/search/cars`: `{url, limit}` → `{results, total_items}`. The URL is parsed, never fetched. */
export function createSearchService({ search, maxBytes, maxLimit }: SearchServiceOptions): Hono<ServerVariables> {
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

  const service = new Hono<ServerVariables>();
  service.post(
    '/',
    bodyLimit({
      maxSize: maxBytes,
      onError: () => {
        throw tooLarge(maxBytes);
      },
    }),
    async (context) => {
      const { url, limit } = parseBody(schema, await context.req.text());
      try {
        const found = await search(url, limit, { signal: context.get('signal') });
        return context.json(found, 200, { 'cache-control': 'no-store' });
      } catch (error) {
        if (error instanceof ListingsUrlError) throw new HttpError(400, 'malformed', `url: ${error.message}`);
        throw error;
      }
    },
  );
  service.all('/', (context) => {
    throw methodNotAllowed(context.req.method, 'POST');
  });
  return service;
}

function parseBody<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) {
    throw new HttpError(400, 'malformed', 'The body is no JSON. Send {"url": "https://…", "limit": 10}.');
  }
  const result = v.safeParse(schema, json.output);
  if (result.success) return result.output;
  const [issue] = result.issues;
  // a key that is missing is reported where its object is
  const missing = issue.type === 'object' && issue.expected?.startsWith('"');
  const at = v.getDotPath(issue) ?? 'The body';
  throw new HttpError(400, 'malformed', missing ? `${at} is missing.` : `${at} ${issue.message}.`);
}
