import { createBaseHeaders, openFunctions } from '@forecourt/functions';
import type { LogFields, LogLevel } from '@forecourt/functions';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { Agent, IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSqlMessages } from '../src/contact/sql-messages.ts';
import { openDatabase } from '../src/database/open-database.ts';
import type { Database } from '../src/database/database.ts';
import { parseEnvironment } from '../src/env.ts';
import { readCatalogue } from '../src/rest/catalogue.ts';
import type { Catalogue } from '../src/rest/catalogue.ts';
import { EXPOSED_RELATIONS } from '../src/rest/exposed-relations.ts';
import { createApp } from '../src/server/app.ts';
import { checkDatabase } from '../src/database/check-database.ts';
import { startHttpServer } from '../src/server/http-server.ts';
import { createSearchListings } from '../src/listings/search-listings.ts';
import { readSiteFiles } from '../src/server/site-files.ts';
import { loadEmptyDatabase } from './empty-database.ts';

export const NOW = new Date('2026-11-20T12:00:00Z');

export const ASSISTANT_ASKED_EVENT = 'The assistant was asked.';

export interface LogLine {
  level: LogLevel;
  event: string;
  fields: LogFields;
}

export interface TestServer {
  url: string;
  database: Database;
  /** Returns and clears the logged lines. A test must take all of them. */
  takeLog: () => LogLine[];
  close: () => Promise<void>;
}

export interface TestServerOptions {
  environment?: Record<string, string>;
  listings?: number;
  /** An open database, which stays open. 'none' if the test does not need one. */
  database?: Database | 'none';
  /** The files of the built site, by path below dist/. */
  dist?: Record<string, string | Uint8Array>;
  /** Replaces parts of the database, to make it fail or wait. */
  replaceMethods?: (database: Database) => Partial<Database>;
}

/** Opens a database in memory with the reference tables and sample listings. */
export const openTestDatabase = async (listings = 0): Promise<Database> =>
  openDatabase({ listings, seed: 1, now: NOW, dump: await loadEmptyDatabase() });

export async function serve({
  environment = {},
  listings = 0,
  database: databaseOption,
  dist,
  replaceMethods: createFaults,
}: TestServerOptions = {}): Promise<TestServer> {
  const env = parseEnvironment({ PORT: '0', ...environment });
  const database = databaseOption === 'none' ? ABSENT_DATABASE : (databaseOption ?? (await openTestDatabase(listings)));
  const lines: LogLine[] = [];
  const createLogLine =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) =>
      void lines.push({ level, event, fields });
  const log = { info: createLogLine('info'), warn: createLogLine('warn'), error: createLogLine('error') };
  const catalogue = databaseOption === 'none' ? EMPTY_CATALOGUE : await readCatalogue(database, EXPOSED_RELATIONS);
  const folder = dist ? await writeFolder(dist) : undefined;
  const faultyDatabase = { ...database, ...createFaults?.(database) };
  const functions = await openFunctions(env, {
    messages: createSqlMessages(faultyDatabase),
    search: createSearchListings(faultyDatabase),
    waitUntil: () => {},
    checks: { database: () => checkDatabase(faultyDatabase) },
    log,
    now: () => NOW,
  });
  const app = createApp({
    env,
    functions,
    database: faultyDatabase,
    catalogue,
    site: folder ? await readSiteFiles(folder) : undefined,
    log,
  });
  const server = await startHttpServer({
    fetch: app.fetch,
    host: env.HOST,
    port: 0,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    headers: createBaseHeaders(env.APP_ENV === 'production'),
    log,
  });
  return {
    url: server.url.replace('localhost', '127.0.0.1'),
    database,
    takeLog: () => lines.splice(0),
    async close() {
      await server.close();
      await functions.close();
      if (!databaseOption) await database.close();
      if (folder) await rm(folder, { recursive: true });
    },
  };
}

const rejectWithoutDatabase = () => Promise.reject(new Error('This test runs without a database.'));
const ABSENT_DATABASE: Database = {
  engine: 'pglite',
  query: rejectWithoutDatabase,
  transaction: rejectWithoutDatabase,
  ping: rejectWithoutDatabase,
  vacuum: rejectWithoutDatabase,
  close: async () => {},
};
const EMPTY_CATALOGUE: Catalogue = { find: () => undefined, isExposed: () => false };

export async function writeFolder(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-site-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/**
 * Unlike `fetch`, does not normalise the path, follow redirects or decompress the response. Opens a new connection
 * unless an agent is given, because the server may have just closed an idle one.
 */
export function requestRaw(
  base: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
    agent = false,
  }: { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent | false } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoingRequest = request({ hostname, port, path, method, headers, agent }, (incomingResponse) => {
      const chunks: Buffer[] = [];
      incomingResponse.on('data', (chunk: Buffer) => chunks.push(chunk));
      incomingResponse.on('end', () =>
        resolve({
          status: incomingResponse.statusCode ?? 0,
          headers: incomingResponse.headers,
          body: Buffer.concat(chunks),
        }),
      );
      incomingResponse.on('error', reject);
    });
    outgoingRequest.on('error', reject);
    outgoingRequest.end(body);
  });
}
