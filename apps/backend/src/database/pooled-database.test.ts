import { EventEmitter } from 'node:events';
import { DatabaseError } from 'pg';
import type { Pool, PoolClient } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { createPooledDatabase } from './pooled-database.ts';

/** Creates a database with one connection, which records its statements and responds to each after `answer`. */
function createTestDatabase(answer: (text: string) => Promise<void>) {
  const events: string[] = [];
  const warnings: string[] = [];
  const client = Object.assign(new EventEmitter(), {
    query: async ({ text }: { text: string }) => {
      events.push(text);
      await answer(text);
      return { rows: [] };
    },
    release: (isBroken: boolean) => events.push(isBroken ? 'dropped' : 'released'),
    end: async () => void events.push('disconnected'),
  });
  const createPool = () => {
    events.push('pool');
    return Object.assign(new EventEmitter(), { connect: async () => client, end: async () => {} }) as unknown as Pool;
  };
  let endCancelling = () => {};
  const cancellation = new Promise<void>((resolve) => {
    endCancelling = resolve;
  });
  const database = createPooledDatabase({
    engine: 'postgres',
    createPool,
    statementTimeoutMs: 1000,
    cancel: (cancelledClient: PoolClient) => {
      expect(cancelledClient).toBe(client);
      events.push('cancel');
      return cancellation;
    },
    log: { info: () => {}, warn: (line) => void warnings.push(line) },
  });
  events.length = 0;
  return { database, events, warnings, endCancelling };
}

const createError = (message: string, code: string) =>
  Object.assign(new DatabaseError(message, message.length, 'error'), { code });

describe('a transaction that ends early', () => {
  it('rolls back only after the cancellation has finished', async () => {
    const caller = new AbortController();
    const { database, events, endCancelling } = createTestDatabase(async (text) => {
      if (text === 'select 1') caller.abort(new Error('The caller has disconnected.'));
    });
    const transaction = database.transaction(
      async (tx) => {
        await tx.query('select 1');
        await tx.query('select 2');
      },
      { signal: caller.signal },
    );
    await vi.waitFor(() => expect(events).toEqual(['begin', 'select 1', 'cancel']));
    await new Promise((done) => setTimeout(done, 20));
    expect(events).toEqual(['begin', 'select 1', 'cancel']);
    endCancelling();
    await expect(transaction).rejects.toThrow('The caller has disconnected.');
    expect(events).toEqual(['begin', 'select 1', 'cancel', 'rollback', 'released']);
  });

  it('drops the connection if the rollback fails', async () => {
    const { database, events } = createTestDatabase(async (text) => {
      if (text === 'select 1') throw createError('division by zero', '22012');
      if (text === 'rollback') throw createError('canceling statement', '57014');
    });
    await expect(database.transaction((tx) => tx.query('select 1'))).rejects.toThrow('division by zero');
    expect(events).toEqual(['begin', 'select 1', 'rollback', 'dropped']);
  });
});

describe('the pool', () => {
  it('drops only the connection whose cancelled statement does not end in time', async () => {
    const caller = new AbortController();
    let fail = () => {};
    const statement = new Promise<void>((_, reject) => {
      fail = () => reject(new Error('Connection terminated'));
    });
    const { database, events, endCancelling } = createTestDatabase(() => statement);
    const outcome = database.query('select 1', [], { signal: caller.signal }).catch((error: Error) => error.message);
    await vi.waitFor(() => expect(events).toEqual(['select 1']));
    caller.abort(new Error('The caller has disconnected.'));
    await vi.waitFor(() => expect(events).toContain('disconnected'), 5_000);
    fail();
    endCancelling();
    expect(await outcome).toBe('The caller has disconnected.');
    expect(events).toEqual(['select 1', 'cancel', 'disconnected', 'dropped']);
  });

  it('replaces the whole pool after a lost connection', async () => {
    const { database, events } = createTestDatabase(() => Promise.reject(new Error('Connection terminated')));
    await expect(database.query('select 1')).rejects.toThrow('The database cannot be reached');
    expect(events).toEqual(['select 1', 'pool', 'dropped']);
  });
});

it('warns when a statement fails because the disk is full', async () => {
  const { database, warnings } = createTestDatabase(() => Promise.reject(createError('No space left', '53100')));
  await expect(database.query('insert')).rejects.toThrow('No space left');
  expect(warnings).toEqual(['The disk that holds the database is full, so nothing can be stored. Free some space.']);
});
