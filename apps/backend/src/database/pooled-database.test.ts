import { EventEmitter } from 'node:events';
import { DatabaseError } from 'pg';
import type { Pool, PoolClient } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { createPooledDatabase } from './pooled-database.ts';

/** A database of one connection that logs its statements. Answers with what `answer` returns. */
function createTestDatabase(answer: (text: string) => Promise<void>) {
  const events: string[] = [];
  const client = Object.assign(new EventEmitter(), {
    query: async ({ text }: { text: string }) => {
      events.push(text);
      await answer(text);
      return { rows: [] };
    },
    release: (isBroken: boolean) => events.push(isBroken ? 'dropped' : 'released'),
    end: async () => {},
  });
  const pool = Object.assign(new EventEmitter(), { connect: async () => client, end: async () => {} });
  let endCancelling = () => {};
  const cancelling = new Promise<void>((resolve) => {
    endCancelling = resolve;
  });
  const database = createPooledDatabase({
    engine: 'postgres',
    createPool: () => pool as unknown as Pool,
    statementTimeoutMs: 1000,
    cancel: (cancelled: PoolClient) => {
      expect(cancelled).toBe(client);
      events.push('cancel');
      return cancelling;
    },
    log: { info: () => {}, warn: () => {} },
  });
  return { database, events, endCancelling };
}

const createError = (message: string, code: string) =>
  Object.assign(new DatabaseError(message, message.length, 'error'), { code });

describe('a transaction that ends early', () => {
  it('is rolled back after the cancellation, which could otherwise stop the rollback', async () => {
    const caller = new AbortController();
    const { database, events, endCancelling } = createTestDatabase(async (text) => {
      if (text === 'select 1') caller.abort(new Error('The caller has left.'));
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
    await expect(transaction).rejects.toThrow('The caller has left.');
    expect(events).toEqual(['begin', 'select 1', 'cancel', 'rollback', 'released']);
  });

  it('loses its connection if the rollback fails', async () => {
    const { database, events } = createTestDatabase(async (text) => {
      if (text === 'select 1') throw createError('division by zero', '22012');
      if (text === 'rollback') throw createError('canceling statement', '57014');
    });
    await expect(database.transaction((tx) => tx.query('select 1'))).rejects.toThrow('division by zero');
    expect(events).toEqual(['begin', 'select 1', 'rollback', 'dropped']);
  });
});
