import { Pool, types, type PoolClient } from 'pg';
import type { Database, Queryable, SqlValue, Transaction } from './database.ts';

const INT8 = 20;
const ROWS_A_STATEMENT = 1000;
/** Of one statement, by the protocol. */
const MOST_PARAMETERS = 65_535;

/** Opens a pool on a PostgreSQL server (`url` as libpq writes it). `statementTimeoutMs` is enforced by the server. */
export async function openPostgres(
  url: string,
  statementTimeoutMs: number,
  log: (message: string) => void,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: statementTimeoutMs,
    // PGlite gives int8 as a number; so do we, for one SQL and one result on both.
    types: {
      getTypeParser: (oid, format) => (oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format)),
    },
  });
  // Without a listener an idle connection that the server drops would end the process; the next statement reconnects.
  pool.on('error', (error) => log(`An idle connection to the database was lost (${error.message}).`));
  await pool.query('select 1');
  return {
    engine: 'postgres',
    query: queryOf(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(transactionOf(client));
        await client.query('commit');
        return result;
      } catch (error) {
        try {
          await client.query('rollback');
        } catch (rollbackError) {
          broken = rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError));
        }
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async vacuum(tables) {
      const client = await pool.connect();
      try {
        // It takes as long as it takes.
        await client.query('set statement_timeout = 0');
        for (const table of tables) await client.query(`vacuum (analyze) ${table}`);
        await client.query('reset statement_timeout');
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

function queryOf(connection: Pool | PoolClient): Queryable['query'] {
  return async <Row extends object>(sql: string, params: readonly SqlValue[] = []) =>
    (await connection.query<Row>(sql, [...params])).rows;
}

function transactionOf(client: PoolClient): Transaction {
  return {
    query: queryOf(client),
    async run(script) {
      await client.query(script);
    },
    async load(table, columns, rows) {
      const batchSize = Math.min(ROWS_A_STATEMENT, Math.floor(MOST_PARAMETERS / columns.length));
      let batch: (readonly SqlValue[])[] = [];
      const flush = async () => {
        if (batch.length === 0) return;
        const places = batch.map((row, r) => `(${row.map((_, c) => `$${r * columns.length + c + 1}`).join(', ')})`);
        await client.query(`insert into ${table} (${columns.join(', ')}) values ${places.join(', ')}`, batch.flat());
        batch = [];
      };
      for (const row of rows) {
        batch.push(row);
        if (batch.length === batchSize) await flush();
      }
      await flush();
    },
  };
}
