import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Pool } from 'pg';
import { loadEmptyDatabase } from '../../test/empty-database.ts';
import type { Database } from './database.ts';
import { DatabaseBusyError, DatabaseUnavailableError, StatementTimeoutError } from './database.ts';
import { openPGlite } from './pglite.ts';
import { PGliteError } from './pglite-thread.ts';
import { createPooledDatabase } from './pooled-database.ts';

/** Long enough for a busy machine, and short enough for a test. */
const STATEMENT_TIMEOUT_MS = 1_500;
const LONG_TIMEOUT_MS = 30_000;
/** A statement that runs for many minutes. */
const ENDLESS_QUERY = 'select count(*) from generate_series(1, 10000000000)';
/** Runs for at least tens of milliseconds. */
const SLOW_QUERY = 'select count(*)::int as count from generate_series(1, 500000)';

const log = { info: () => {}, warn: () => {} };
let database: Database;

describe('PGlite in memory', () => {
  beforeAll(async () => {
    database = await openPGlite({ dump: await loadEmptyDatabase() }, LONG_TIMEOUT_MS, log);
    await database.query('create table visits (n int)');
  });
  afterAll(() => database.close());

  it('does not block the event loop while a statement runs', async () => {
    const order: string[] = [];
    const statement = database.query(SLOW_QUERY).then(() => order.push('statement'));
    await sleep(1);
    order.push('timer');
    await statement;
    expect(order).toEqual(['timer', 'statement']);
  });

  it('does not start a statement that is aborted while waiting', async () => {
    const caller = new AbortController();
    const slowQuery = database.query(SLOW_QUERY);
    const waitingQuery = database.query('insert into visits values (1)', [], { signal: caller.signal });
    caller.abort(new Error('gone'));
    await expect(waitingQuery).rejects.toThrow('gone');
    await slowQuery;
    expect(await database.query('select * from visits')).toEqual([]);
  });

  it('does not start the next statement of an aborted transaction', async () => {
    const caller = new AbortController();
    const transaction = database.transaction(
      async (tx) => {
        await tx.query('insert into visits values (1)');
        caller.abort(new Error('gone'));
        await tx.query('insert into visits values (2)');
      },
      { signal: caller.signal },
    );
    await expect(transaction).rejects.toThrow('gone');
    expect(await database.query('select * from visits')).toEqual([]);
  });

  it('loads rows of every type that the tables use', async () => {
    await database.query('create table public.loaded (n int, t text, d timestamptz, b boolean, a text[])');
    const date = new Date('2026-11-20T12:00:00.123Z');
    const rows = [
      [1, `"quoted", 'quoted'\n\\N`, date, true, ['a,b', '"c"', '{d}']],
      [2, null, date, false, []],
    ];
    await database.transaction((tx) => tx.load('public.loaded', ['n', 't', 'd', 'b', 'a'], rows));
    expect(await database.query('select * from loaded order by n')).toEqual([
      { n: 1, t: `"quoted", 'quoted'\n\\N`, d: date, b: true, a: ['a,b', '"c"', '{d}'] },
      { n: 2, t: null, d: date, b: false, a: [] },
    ]);
  });
});

describe('PGlite in a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-pglite-'));
    database = await openPGlite({ folder }, STATEMENT_TIMEOUT_MS, log);
    await database.query('create table kept (n int)');
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('stops a statement at the timeout and keeps committed rows', async () => {
    await database.query('insert into kept values (1)');
    await expect(database.query(ENDLESS_QUERY)).rejects.toThrow(StatementTimeoutError);
    // Reopening the folder may take longer than the statement timeout.
    const rows = await vi.waitFor(() => database.query('select n from kept'), { timeout: 30_000 });
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('rejects a statement that waits longer than the timeout', async () => {
    let release = () => {};
    const releasePromise = new Promise<void>((resolve) => (release = resolve));
    const holdingTransaction = database.transaction(() => releasePromise);
    await expect(database.query('select 1')).rejects.toThrow(DatabaseBusyError);
    release();
    await holdingTransaction;
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(process.env['FULL'])('rolls back a transaction whose statement timed out', async () => {
    const rowsBefore = await database.query('select n from kept');
    const transaction = database.transaction(async (tx) => {
      await tx.query('insert into kept values (2)');
      await tx.query(ENDLESS_QUERY);
    });
    await expect(transaction).rejects.toThrow(StatementTimeoutError);
    const rows = await vi.waitFor(() => database.query('select n from kept'), { timeout: 30_000 });
    expect(rows).toEqual(rowsBefore);
  });

  it('restarts its worker after an unexpected exit', async () => {
    const postMessageSpy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker) {
      void this.terminate();
    });
    await expect(database.query('select 1 as one')).rejects.toThrow(DatabaseUnavailableError);
    // On a busy machine the restart can take longer than a connection may wait.
    const rows = await vi.waitFor(() => database.query('select 1 as one'), { timeout: 30_000 });
    expect(rows).toEqual([{ one: 1 }]);
    postMessageSpy.mockRestore();
  });

  it.runIf(process.env['FULL'])('recovers when a restart succeeds after an earlier restart has failed', async () => {
    const movedFolder = `${folder}.away`;
    // Loads the catalogue entries that the second statement needs, before the files are moved.
    await database.query('select pg_sleep(0)');
    const endlessQuery = database.query('select pg_sleep(600)').catch((error: unknown) => error);
    await rename(folder, movedFolder);
    await writeFile(folder, 'not a folder');
    expect(await endlessQuery).toBeInstanceOf(StatementTimeoutError);
    await vi.waitFor(
      async () => {
        const outcome = await database.query('select 1').catch((error: unknown) => error);
        expect(outcome).toBeInstanceOf(DatabaseUnavailableError);
      },
      { timeout: 30_000 },
    );
    await rm(folder);
    await rename(movedFolder, folder);
    const rows = await vi.waitFor(() => database.query('select n from kept'), { timeout: 30_000 });
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('a folder that PGlite cannot open', () => {
  it('rejects with a PGliteError', async () => {
    await expect(openPGlite({ folder: '/dev/null/data' }, STATEMENT_TIMEOUT_MS, log)).rejects.toThrow(PGliteError);
  });
});

it('keeps PGlite’s only pool when a connection fails', async () => {
  const createPool = vi.fn<() => Pool>(
    () =>
      new Pool({ max: 1, connectionTimeoutMillis: 20, stream: () => Object.assign(new PassThrough(), SOCKET_STUB) }),
  );
  const unreachableDatabase = createPooledDatabase({ engine: 'pglite', createPool, statementTimeoutMs: 20, log });
  await expect(unreachableDatabase.query('select 1')).rejects.toThrow(DatabaseUnavailableError);
  expect(createPool).toHaveBeenCalledTimes(1);
  await unreachableDatabase.close();
});

/** A socket with the methods that the driver calls. It never connects. */
const SOCKET_STUB = { connect: () => {}, setNoDelay: () => {}, setKeepAlive: () => {}, ref: () => {}, unref: () => {} };
