import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Database, Transaction } from '../database/database.ts';
import { toRestError, RestError, toRestResponse } from './errors.ts';
import { parseReadRequest } from './read-request.ts';
import type { ReadRequest } from './read-request.ts';
import type { Catalogue } from './catalogue.ts';
import { createReadStatement } from './read-statement.ts';
import type { ReadRow } from './read-statement.ts';

export interface RestOptions {
  readonly database: Pick<Database, 'transaction'>;
  readonly catalogue: Catalogue;
  /** The public key of the anonymous role. Not a secret. */
  readonly anonKey: string;
  readonly maxRows: number;
  /** The maximum size of a response body, in bytes. */
  readonly maxBytes: number;
  /** The signal aborts when the client disconnects or the request times out. */
  readonly getSignal: (context: Context) => AbortSignal;
}

const OBJECT_MEDIA_TYPE = 'application/vnd.pgrst.object+json';

/**
 * Serves the part of PostgREST (https://docs.postgrest.org/) that reads rows, as the role `anon`, for the Supabase
 * client. Rejects everything else.
 */
export function createRest(options: RestOptions): Hono {
  const rest = new Hono();

  rest.use(async (context, next) => {
    requireKey(context, options.anonKey);
    requireSchema(context);
    await next();
  });

  rest.all('/rpc/*', (context) => {
    const name = context.req.path.split('/').at(-1) ?? '';
    throw new RestError(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`, {
      hint: 'Functions are not supported.',
    });
  });

  rest.get('/:relation', async (context) => {
    const mediaType = chooseMediaType(context);
    const request = readRequest(context, options.catalogue);
    const includesTotal = /\bcount=(exact|planned|estimated)\b/.test(context.req.header('prefer') ?? '');
    const row = await readAsAnonymous(request, includesTotal, options, options.getSignal(context));
    if (row.total !== null && request.offset > row.total) throw createRangeError(request.offset, row.total);
    const headers = {
      'content-type': `${mediaType}; charset=utf-8`,
      'content-profile': 'public',
      'cache-control': 'no-cache',
      'content-range': formatContentRange(request.offset, row),
      ...(includesTotal ? { 'preference-applied': 'count=exact' } : {}),
    };
    if (mediaType === OBJECT_MEDIA_TYPE) {
      if (row.rows !== 1) {
        throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
          details: `The result contains ${row.rows} rows`,
        });
      }
      return context.body(row.body.slice(row.body.indexOf('{'), row.body.lastIndexOf('}') + 1), 200, headers);
    }
    const isPartial = row.total !== null && row.rows < row.total;
    return context.body(row.body, isPartial ? 206 : 200, headers);
  });

  rest.all('/:relation', (context) => {
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${context.req.method}`, {
      hint: 'This data is read only.',
    });
  });

  rest.all('*', () => {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  });

  rest.onError((error) => {
    const restError = error instanceof RestError ? error : toRestError(error);
    if (!restError) throw error;
    return toRestResponse(restError, restError.status === 405 ? { allow: 'GET, HEAD' } : {});
  });

  return rest;
}

async function readAsAnonymous(
  request: ReadRequest,
  includesTotal: boolean,
  { database, maxRows, maxBytes }: RestOptions,
  signal: AbortSignal,
): Promise<ReadRow & { body: string }> {
  const { text, values } = createReadStatement(request, { maxRows, maxBytes, includesTotal });
  const readRows = async (tx: Transaction) => {
    // Same as `set local …`, but in one round trip, as in PostgREST.
    await tx.query(
      `select set_config('role', 'anon', true), set_config('timezone', 'UTC', true),
              set_config('transaction_read_only', 'on', true)`,
    );
    const [row] = await tx.query<ReadRow>(text, values);
    if (!row) throw new Error('An aggregate query without GROUP BY returned no row.');
    if (row.body === null) {
      throw new RestError(400, '54000', `The response is larger than ${maxBytes} bytes.`, {
        hint: 'Select fewer columns, or read fewer rows at a time with limit and offset.',
      });
    }
    return { ...row, body: row.body };
  };
  return database.transaction(readRows, { signal });
}

function readRequest(context: Context, catalogue: Catalogue): ReadRequest {
  const name = context.req.param('relation') ?? '';
  const relation = catalogue.find(name);
  if (!relation) {
    throw new RestError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
  }
  if (!catalogue.isExposed(name)) throw new RestError(401, '42501', `permission denied for table ${name}`);
  return parseReadRequest(relation, new URL(context.req.url).search, context.req.header('range'));
}

/** Uses the messages of Supabase's gateway. */
function requireKey(context: Context, anonKey: string): void {
  const key = context.req.header('apikey') ?? context.req.query('apikey');
  if (key === undefined) {
    throw new RestError(401, 'PGRST301', 'No API key found in request', {
      hint: 'No `apikey` request header or url param was found.',
    });
  }
  const token = context.req.header('authorization')?.replace(/^bearer\s+/i, '');
  if (key !== anonKey || (token !== undefined && token !== anonKey)) {
    throw new RestError(401, 'PGRST301', 'Invalid API key', {
      hint: "Only the anonymous role is served. Use its key, the server's SUPABASE_ANON_KEY.",
    });
  }
}

function requireSchema(context: Context): void {
  const schema = context.req.header('accept-profile') ?? context.req.header('content-profile') ?? 'public';
  if (schema !== 'public') {
    throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, { hint: 'Only the schema public is exposed.' });
  }
}

function chooseMediaType(context: Context): typeof OBJECT_MEDIA_TYPE | 'application/json' {
  const header = context.req.header('accept') ?? '*/*';
  const mediaTypes = header.split(',').map((type) => type.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const type of mediaTypes) {
    if (type === OBJECT_MEDIA_TYPE) return OBJECT_MEDIA_TYPE;
    if (type === '*/*' || type === 'application/*' || type === 'application/json') return 'application/json';
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${mediaTypes.join(', ')}`);
}

function createRangeError(offset: number, total: number): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
    details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
  });
}

function formatContentRange(offset: number, { rows, total }: ReadRow): string {
  return `${rows === 0 ? '*' : `${offset}-${offset + rows - 1}`}/${total ?? '*'}`;
}
