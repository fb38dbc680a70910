import type { HttpBindings } from '@hono/node-server';
import {
  createConversation,
  createHealth,
  createReplayCache,
  createRequestLimits,
  forwardedAddress,
} from '@forecourt/functions';
import type { Contact, Services } from '@forecourt/functions';
import { createCspReports, CSP_REPORT_PATH } from '@forecourt/functions/pages';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { DatabaseBusyError, DatabaseUnavailableError, StatementTimeoutError } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import type { Environment } from '../env.ts';
import { searchCars } from '../listings/search-cars.ts';
import { errorFields } from '../log.ts';
import type { Log } from '../log.ts';
import type { Catalogue } from '../rest/catalogue.ts';
import { RestError, toRestResponse } from '../rest/errors.ts';
import { createRest } from '../rest/rest.ts';
import { checkDatabase } from './check-database.ts';
import { createCarPictures } from './car-pictures.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import { deadline } from './deadline.ts';
import type { ServerVariables } from './deadline.ts';
import { HttpError } from './http-error.ts';
import { jsonCompression } from './json-compression.ts';
import { requestLimit } from './request-limit.ts';
import { createSearchService } from './search-service.ts';
import { createSite } from './site.ts';
import type { SiteFiles } from './site-files.ts';

export interface AppOptions {
  readonly env: Environment;
  readonly database: Database;
  /** What /rest/v1 may read. */
  readonly catalogue: Catalogue;
  /** What the site's functions need. */
  readonly services: Services;
  readonly contact: Contact;
  /** The built pages; undefined where there are none, as under the development server. */
  readonly site: SiteFiles | undefined;
  /** Whether the process is shutting down, which /api/health reports. */
  readonly isDraining?: () => boolean;
  readonly log: Log;
  readonly now?: () => Date;
}

/** Everything that the product serves, on one origin, as one function of a request. */
export function createApp({
  env,
  database,
  catalogue,
  services,
  contact,
  site,
  isDraining,
  log,
  now = () => new Date(),
}: AppOptions) {
  const app = new Hono<ServerVariables & { Bindings: HttpBindings }>();
  app.use(deadline(env.REQUEST_TIMEOUT_MS));
  const addressOf = ({ req, env: bindings }: Context<ServerVariables & { Bindings: HttpBindings }>) =>
    env.CLIENT_ADDRESS_HEADER
      ? forwardedAddress(req.raw.headers, env.CLIENT_ADDRESS_HEADER)
      : bindings.incoming.socket.remoteAddress;
  const { counters, requestLimits, model } = services;
  const dataLimits = createRequestLimits(counters, {
    name: 'data',
    perAddressMinute: env.DATA_LIMIT_PER_MINUTE,
    overAllMinute: env.DATA_LIMIT_OVER_ALL,
  });
  const searchLimits = createRequestLimits(counters, {
    name: 'search',
    perAddressMinute: env.SEARCH_LIMIT_PER_MINUTE,
    overAllMinute: env.SEARCH_LIMIT_OVER_ALL,
  });
  const concurrency = limitConcurrency(env.CONCURRENT_REQUESTS_PER_ADDRESS, addressOf);
  app.use('/rest/*', concurrency, requestLimit(dataLimits, addressOf));
  app.use('/dealer/*', concurrency, requestLimit(searchLimits, addressOf));
  for (const dynamic of ['/rest/*', '/dealer/*', '/api/*']) app.use(dynamic, jsonCompression());

  app.route(
    '/rest/v1',
    createRest({
      database,
      catalogue,
      anonKey: env.SUPABASE_ANON_KEY,
      maxRows: env.REST_MAX_ROWS,
      maxBytes: env.REST_MAX_BYTES,
      signalOf: (context: Context<ServerVariables>) => context.get('signal'),
    }),
  );
  app.route(
    '/dealer/search/cars',
    createSearchService({
      search: (url, limit, options) => searchCars(database, url, limit, options),
      maxBytes: env.REQUEST_MAX_BYTES,
      maxLimit: env.SEARCH_MAX_LIMIT,
    }),
  );
  const conversation = createConversation({
    secrets: env.ADS_SIGNING_SECRET,
    requestLimits,
    model,
    replays: createReplayCache(() => now().getTime()),
    logged: () => ({ limits: counters.state() }),
    now,
    log,
  });
  app.all('/api/ai-conversation', (context) =>
    conversation(context.req.raw, { address: addressOf(context), signal: context.get('signal') }),
  );
  // this process goes on after an answer, and its end waits for mail that is under way
  app.all('/api/contact', (context) =>
    contact.handle(context.req.raw, {
      address: addressOf(context),
      signal: context.get('signal'),
      waitUntil: () => {},
    }),
  );
  const health = createHealth({
    limits: counters.state,
    hasModel: model !== undefined,
    isModelResting: model?.breaker.isResting,
    budget: model?.budget,
    isDraining,
    checks: { database: () => checkDatabase(database) },
    now,
    log,
  });
  app.all('/api/health', ({ req }) => health(req.raw));
  const cspReports = createCspReports(log);
  app.all(CSP_REPORT_PATH, ({ req }) => cspReports(req.raw));
  app.route('/cars', createCarPictures());
  for (const prefix of ['/rest/*', '/dealer/*', '/api/*', '/cars/*']) {
    app.all(prefix, (context) => {
      throw new HttpError(404, 'not-found', `Nothing is served at ${context.req.path.slice(0, 200)}.`);
    });
  }
  app.route('/', createSite(site));

  app.onError((error, context) => {
    const refusal = refusalOf(error, context);
    if (refusal.code === 'internal') {
      log.error('A request failed.', { method: context.req.method, path: context.req.path, ...errorFields(error) });
    }
    if (!context.req.path.startsWith('/rest/')) return refusal.toResponse();
    // the Supabase client reads its own shape
    return toRestResponse(new RestError(refusal.status, refusal.code, refusal.message), refusal.headers);
  });

  return app;
}

const RETRY = { 'retry-after': '1' };
/** Each request tries to connect again, so the first one after the database returns succeeds. */
const RETRY_UNAVAILABLE = { 'retry-after': '5' };

function refusalOf(error: Error, context: Context): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseBusyError) return new HttpError(503, 'busy', error.message, RETRY);
  if (error instanceof StatementTimeoutError) return new HttpError(503, 'timeout', error.message, RETRY);
  if (error instanceof DatabaseUnavailableError) {
    return new HttpError(503, 'database-unavailable', error.message, RETRY_UNAVAILABLE);
  }
  // Nobody reads this answer, and the failure is not the server's.
  if (context.req.raw.signal.aborted) return new HttpError(503, 'aborted', 'The caller closed the connection.');
  return new HttpError(500, 'internal', 'The server failed to answer. Try again in a moment.');
}
