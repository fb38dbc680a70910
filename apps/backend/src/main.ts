import {
  createBaseHeaders,
  createLog,
  EnvironmentError,
  getErrorFields,
  HttpError,
  openFunctions,
} from '@forecourt/functions';
import { createSqlMessages } from './contact/sql-messages.ts';
import { DataFolderError, isDiskNearlyFull } from './database/data-folder.ts';
import { FolderInUseError } from './database/folder-lock.ts';
import { DatabaseUrlError, openDatabase } from './database/open-database.ts';
import { parseEnvironment } from './env.ts';
import { createColumnCache } from './listings/column-cache.ts';
import { readCatalogue } from './rest/catalogue.ts';
import { EXPOSED_RELATIONS } from './rest/exposed-relations.ts';
import { createApp } from './server/app.ts';
import { checkDatabase } from './database/check-database.ts';
import { AddressError, startHttpServer } from './server/http-server.ts';
import type { HttpServer, HttpServerOptions } from './server/http-server.ts';
import { createSearchListings } from './listings/search-listings.ts';
import { readSiteFiles, SiteBuildError } from './server/site-files.ts';

/** For pending mail (5 s), the connections and the database, after the requests have ended. */
const CLOSE_TIMEOUT_MS = 8_000;
const DAY_MS = 86_400_000;

const STARTING_ERROR = new HttpError(503, 'starting', 'The server is starting. Try again in a moment.', {
  retryAfter: 1,
});

let httpServer: HttpServer | undefined;
/** Called in reverse order, so that the users of the database close before the database. */
const closeFunctions: (() => Promise<void>)[] = [];
let isClosing = false;
let requestTimeoutMs = 0;
let shutdownDelayMs = 0;

// SIGTERM can arrive more than once, because a service manager may send it to every process. Ctrl-C (SIGINT) needs no
// delay for a load balancer, and closes the open connections if the server is already closing.
process.on('SIGTERM', () => void shutDown(0, { delayMs: shutdownDelayMs }));
process.on('SIGHUP', () => void shutDown(0));
process.on('SIGINT', () => {
  if (isClosing) httpServer?.cutConnections();
  void shutDown(0);
});

try {
  await start();
} catch (error) {
  // Errors that a user can fix are printed as a sentence, without a stack.
  const isExplained = [
    EnvironmentError,
    AddressError,
    SiteBuildError,
    FolderInUseError,
    DataFolderError,
    DatabaseUrlError,
  ].some((kind) => error instanceof kind);
  process.stderr.write(`${error instanceof Error ? (isExplained ? error.message : error.stack) : String(error)}\n`);
  await shutDown(1);
}

async function start(): Promise<void> {
  // Files that the process writes, such as the database, are readable by this user only.
  process.umask(0o077);
  const env = parseEnvironment(process.env);
  const log = createLog(env.LOG_FORMAT, (line) => process.stdout.write(`${line}\n`));
  // The program that reads the log may close it (`npm start | head`). The server continues.
  process.stdout.on('error', () => {});

  // Opens the port first, so that a port in use is reported immediately. The rest may take seconds.
  let handleRequest: HttpServerOptions['fetch'] = () => STARTING_ERROR.getResponse();
  ({ REQUEST_TIMEOUT_MS: requestTimeoutMs, SHUTDOWN_DELAY_MS: shutdownDelayMs } = env);
  const server = await startHttpServer({
    fetch: (request, bindings) => handleRequest(request, bindings),
    host: env.HOST,
    port: env.PORT,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    headers: createBaseHeaders(env.APP_ENV === 'production'),
    log,
  });
  httpServer = server;

  const site = await readSiteFiles(env.SITE_DIR);
  if (!site) log.warn('The site has not been built, so only the services are available. To build it, run: npm start');
  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    url: env.DATABASE_URL,
    listings: env.LISTINGS,
    seed: env.SEED,
    now: new Date(),
    // A request that has waited for the slowest statement still has time for its own.
    statementTimeoutMs: env.REQUEST_TIMEOUT_MS / 2,
    maxConnections: env.DATABASE_MAX_CONNECTIONS,
    log,
  });
  closeFunctions.push(() => database.close());
  const catalogue = await readCatalogue(database, EXPOSED_RELATIONS);
  const columns = createColumnCache(database, log);
  const functions = await openFunctions(env, {
    messages: createSqlMessages(database),
    search: createSearchListings(database, columns),
    // Unlike a serverless function, this process continues after a response.
    waitUntil: () => {},
    checks: {
      database: () => checkDatabase(database),
      ...(env.DATABASE_URL === undefined && {
        disk: async () => ((await isDiskNearlyFull(env.DATA_DIR)) ? 'full' : 'ok'),
      }),
    },
    isDraining: () => isClosing,
    log,
    now: () => new Date(),
  });
  closeFunctions.push(() => functions.close());
  await functions.deleteOldMessages();
  setInterval(() => void functions.deleteOldMessages(), DAY_MS).unref();
  handleRequest = createApp({ env, database, catalogue, functions, site, columns, log }).fetch;

  // From here on, an error in one request must not end the process.
  process.on('uncaughtException', (error) => log.error('Uncaught exception.', getErrorFields(error)));
  process.on('unhandledRejection', (reason) => log.error('Unhandled promise rejection.', getErrorFields(reason)));
  log.info(`Ready on ${server.url}`);
  // Reads all listings now, so that no user's search waits for it.
  columns.getRecent().catch((error: unknown) => {
    if (!isClosing) log.warn('The listings could not be read into memory.', getErrorFields(error));
  });
}

/** Ends the process within a bounded time. A second call has no effect. */
async function shutDown(code: number, { delayMs = 0 } = {}): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  const limitMs = delayMs + requestTimeoutMs + CLOSE_TIMEOUT_MS;
  setTimeout(() => {
    process.stderr.write(`The server did not close within ${limitMs} ms and was stopped.\n`);
    process.exit(1);
  }, limitMs).unref();
  await httpServer?.close({ delayMs });
  for (const close of closeFunctions.toReversed()) await close();
  process.exit(code);
}
