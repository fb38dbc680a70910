import { getConnInfo } from '@hono/node-server/conninfo';
import {
  createRequestLimiter,
  getAddressBucket,
  getErrorFields,
  getForwardedAddress,
  HttpError,
  toHttpError,
} from '@forecourt/functions';
import type { Functions, Log, RequestVariables } from '@forecourt/functions';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Database } from '../database/database.ts';
import type { Environment } from '../env.ts';
import { type ColumnCache, createColumnCache } from '../listings/column-cache.ts';
import { createSearchService } from '../listings/search-service.ts';
import type { Catalogue } from '../rest/catalogue.ts';
import { RestError, toRestResponse } from '../rest/errors.ts';
import { createRest } from '../rest/rest.ts';
import { createCarPictures } from '../stock/car-pictures.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import { limitRequestTime } from './request-deadline.ts';
import { createSite } from './site.ts';
import type { SiteFiles } from './site-files.ts';
import { toUnavailableError } from '../database/unavailable-error.ts';

export interface AppOptions {
  readonly env: Environment;
  readonly database: Database;
  /** The relations that /rest/v1 may read. */
  readonly catalogue: Catalogue;
  readonly functions: Functions;
  /** The built pages. Undefined if there are none, as behind the development server. */
  readonly site: SiteFiles | undefined;
  /** Used to count cars. The default cache reads the listings for the first facet count. */
  readonly columns?: ColumnCache;
  readonly log: Log;
}

export function createApp({
  env,
  database,
  catalogue,
  functions,
  site,
  log,
  columns = createColumnCache(database, log),
}: AppOptions) {
  const app = new Hono<RequestVariables>();
  // Compression is outside the deadline, because a late result must not compress a response that is already being sent.
  // The functions' short responses take longer to compress than to send.
  app.use(except('/api/*', compress()), limitRequestTime(env.REQUEST_TIMEOUT_MS), async (context, next) => {
    const { CLIENT_ADDRESS_HEADER: header } = env;
    const forwardedAddress = header && getForwardedAddress(context.req.raw.headers, header);
    context.set('address', header === undefined ? getConnInfo(context).remote.address : forwardedAddress);
    await next();
  });
  app.route('/', functions.app);
  const concurrencyLimit = limitConcurrency(env.CONCURRENT_REQUESTS_PER_ADDRESS);
  for (const [path, name] of [
    ['/rest/*', 'DATA'],
    ['/dealer/*', 'SEARCH'],
  ] as const) {
    const countRequest = createRequestLimiter(functions.counters, name, env);
    app.use(path, concurrencyLimit, async (context, next) => {
      await countRequest(getAddressBucket(context.get('address')));
      await next();
    });
  }

  app.route(
    '/rest/v1',
    createRest({
      database,
      catalogue,
      anonKey: env.SUPABASE_ANON_KEY,
      maxRows: env.REST_MAX_ROWS,
      maxBytes: env.REST_MAX_BYTES,
      getSignal: (context: Context<RequestVariables>) => context.get('signal'),
    }),
  );
  app.route('/dealer/search', createSearchService(database, env, columns));
  // A browser replaces the headers of a stored page with those of a 304, so a 304 needs the page's policy.
  app.use(
    etag({
      retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy', 'no-vary-search', 'reporting-endpoints'],
    }),
  );
  app.route('/cars', createCarPictures());
  for (const prefix of ['/rest/*', '/dealer/*', '/api/*', '/cars/*']) {
    app.all(prefix, (context) => {
      throw new HttpError(404, 'not-found', `Nothing is served at ${context.req.path.slice(0, 200)}.`);
    });
  }
  app.route('/', createSite(site));

  app.onError((error, context) => {
    const httpError = toUnavailableError(error) ?? toHttpError(error, context.req.raw.signal);
    const { path, method } = context.req;
    if (httpError.code === 'internal') log.error('A request failed.', { method, path, ...getErrorFields(error) });
    if (!path.startsWith('/rest/')) return httpError.getResponse();
    // The Supabase client expects PostgREST's error format.
    return toRestResponse(new RestError(httpError.status, httpError.code, httpError.message), httpError.headers);
  });

  return app;
}
