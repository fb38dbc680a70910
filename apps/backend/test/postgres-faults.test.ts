// Tests requests while the network or the PostgreSQL server fails.
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTemporaryPostgres } from '../bench/temporary-postgres.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { DatabaseUnavailableError } from '../src/database/database.ts';
import type { Database } from '../src/database/database.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { checkDatabase } from '../src/database/check-database.ts';
import { NOW, requestRaw, serve } from './serve.ts';
import type { TestServer } from './serve.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';

/** More statements than the pool has connections. */
const READ_COUNT = 12;
const STATEMENT_TIMEOUT_MS = 1_000;

// Each PostgreSQL server takes seconds to start, so by default only postgres.test.ts starts one.
const postgres = process.env['FULL'] ? await startTemporaryPostgres() : undefined;

describe.runIf(postgres)('PostgreSQL behind a failing network', () => {
  const restOptions = { headers: { apikey: 'local-anon-key' } };
  const read = (path = 'door_options?limit=1') => requestRaw(server.url, `/rest/v1/${path}`, restOptions);
  const getHealth = async () => {
    const response = await requestRaw(server.url, '/api/health');
    return [response.status, (JSON.parse(response.body.toString()) as { database: string }).database];
  };
  let proxy: TcpProxy;
  let database: Database;
  let directDatabase: Database;
  let server: TestServer;
  let lines: string[];

  beforeAll(async () => {
    directDatabase = await openDatabase({ url: postgres?.url, listings: 50, seed: 1, now: NOW });
  });
  afterAll(async () => {
    await directDatabase.close();
    await postgres?.stop();
  });
  beforeEach(async () => {
    const { hostname, port } = new URL(postgres?.url ?? '');
    proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    lines = [];
    const url = postgres?.url.replace(`:${port}/`, `:${proxy.port}/`);
    database = await openDatabase({
      url,
      listings: 50,
      seed: 1,
      now: NOW,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      log: { info: (line) => void lines.push(line), warn: (line) => void lines.push(line) },
    });
    server = await serve({ database });
  });
  afterEach(async () => {
    expect(server.takeLog()).toEqual([]);
    await server.close();
    await database.close();
    await proxy.close();
  });

  it('replaces connections that died silently', async () => {
    await Promise.all(Array.from({ length: READ_COUNT }, () => read()));
    proxy.freeze();
    const lostConnectionResponse = await read();
    expect([lostConnectionResponse.status, lostConnectionResponse.headers['retry-after']]).toEqual([503, '5']);
    const responses = await Promise.all(Array.from({ length: READ_COUNT }, () => read()));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: READ_COUNT }, () => 200));
    expect(await getHealth()).toEqual([200, 'ok']);
  });

  it('replaces silently dead connections for health checks and cancellations', async () => {
    // Opens the connections for cancellations and for health checks.
    await cancelSleep();
    expect(await checkDatabase(database)).toBe('ok');
    proxy.freeze();
    // The endpoint is called once, because with the test server's fixed clock it would repeat its first result.
    expect(await getHealth()).toEqual([503, 'failing']);
    expect(await checkDatabase(database)).toBe('ok');
    // The cancellation fails, because its connection is frozen, but the connection is replaced.
    const signal = AbortSignal.timeout(50);
    await expect(database.query('select pg_sleep(30)', [], { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
    await cancelSleep();
  });

  it('returns 503 while the server is down, logs the outage once and recovers', async () => {
    proxy.refuse();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await read();
      expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
      expect(JSON.parse(response.body.toString())).toMatchObject({ code: 'database-unavailable' });
    }
    expect(await getHealth()).toEqual([503, 'failing']);
    expect(lines.filter((line) => line.includes('cannot be reached'))).toHaveLength(1);
    proxy.restore();
    expect((await read()).status).toBe(200);
    expect(lines.at(-1)).toBe('The database can be reached again.');
  });

  it('uses its existing connections if the server allows no more', async () => {
    const { hostname, port } = new URL(postgres?.url ?? '');
    await directDatabase.query('create role limited login connection limit 4 superuser');
    await directDatabase.query('alter role limited nosuperuser');
    await directDatabase.query('grant all on all tables in schema public to limited');
    const limitedDatabase = await openPostgres(`postgresql://limited@${hostname}:${port}/postgres`, {
      statementTimeoutMs: 5_000,
      maxConnections: 10,
      log: { info: (line) => void lines.push(line), warn: (line) => void lines.push(line) },
    });
    const queries = Array.from({ length: 20 }, () =>
      limitedDatabase.query('select pg_sleep(0.2)').then(() => 'done', getErrorName),
    );
    const outcomes = await Promise.all(queries);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'DatabaseBusyError']));
    expect(await limitedDatabase.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(lines).toEqual([]);
    await limitedDatabase.close();
  });

  it('survives a connection cut between two statements of a transaction', async () => {
    const transaction = database.transaction(async (tx) => {
      await tx.query('select 1');
      proxy.cut();
      await new Promise((done) => setTimeout(done, 50));
      await tx.query('select 2');
    });
    await expect(transaction).rejects.toThrow(DatabaseUnavailableError);
    expect((await read()).status).toBe(200);
  });

  it('reports a connection cut during startup', async () => {
    const closingProxy = await startTcpProxy({ host: '127.0.0.1', port: proxy.port });
    const lockHolder = directDatabase.transaction(async (tx) => {
      // Startup waits for this lock.
      await tx.query('select pg_advisory_xact_lock(4173001)');
      const openAttempt = openDatabase({
        url: postgres?.url.replace(/:\d+\//, `:${closingProxy.port}/`),
        listings: 50,
        seed: 1,
        now: NOW,
        statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      });
      const failure = openAttempt.then(
        () => 'opened',
        (error: Error) => error.message,
      );
      await vi.waitFor(async () => {
        expect(await countLockWaiters(tx)).toBe(1);
      });
      closingProxy.cut();
      expect(await failure).toContain('DATABASE_URL cannot be reached');
    });
    await lockHolder;
    await closingProxy.close();
  });

  it('cancels the statements of callers that have disconnected', async () => {
    // The server's statement timeout must not end the statements first.
    const longTimeoutDatabase = await openPostgres(postgres?.url ?? '', {
      statementTimeoutMs: 30_000,
      maxConnections: 10,
      log: { info: (line) => void lines.push(line), warn: (line) => void lines.push(line) },
    });
    const caller = new AbortController();
    const statements = Array.from({ length: READ_COUNT }, () =>
      longTimeoutDatabase.query('select pg_sleep(30)', [], { signal: caller.signal }).then(
        () => 'finished',
        (error: Error) => error.message,
      ),
    );
    await vi.waitFor(async () => expect(await countActiveSleeps()).toBeGreaterThan(5));
    caller.abort(new Error('The caller has disconnected.'));
    expect(new Set(await Promise.all(statements))).toEqual(new Set(['The caller has disconnected.']));
    await vi.waitFor(async () => expect(await countActiveSleeps()).toBe(0));
    // No connection was lost.
    expect(lines).toEqual([]);
    expect(await longTimeoutDatabase.query('select 1 as one')).toEqual([{ one: 1 }]);
    await longTimeoutDatabase.close();
  });

  /** Cancels a statement that the server's statement timeout would not end. */
  const cancelSleep = async () => {
    const caller = new AbortController();
    const options = { signal: caller.signal, isLong: true };
    const outcome = database
      .transaction((tx) => tx.query('select pg_sleep(30)'), options)
      .then(
        () => 'finished',
        (error: Error) => error.message,
      );
    await expect.poll(countActiveSleeps, { timeout: 5_000 }).toBe(1);
    caller.abort(new Error('The caller has disconnected.'));
    expect(await outcome).toBe('The caller has disconnected.');
    await expect.poll(countActiveSleeps, { timeout: 5_000 }).toBe(0);
  };

  const countActiveSleeps = async () => {
    const [row] = await directDatabase.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where state = 'active' and query like 'select pg_sleep%' and pid <> pg_backend_pid()`,
    );
    return row?.count;
  };
});

const getErrorName = (error: Error) => error.name;

async function countLockWaiters(tx: { query: Database['query'] }): Promise<number | undefined> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`,
  );
  return row?.count;
}

describe('a PostgreSQL server that accepts connections but never responds', () => {
  it('is reported as unreachable', async () => {
    const silentServer = createServer((socket) => socket.on('error', () => {}).resume());
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve));
    const { port } = silentServer.address() as AddressInfo;
    const openAttempt = openDatabase({
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      listings: 0,
      seed: 1,
      now: NOW,
      statementTimeoutMs: 300,
    });
    await expect(openAttempt).rejects.toThrow(/DATABASE_URL cannot be reached/);
    await new Promise((resolve) => silentServer.close(resolve));
  });
});
