import { Pool, types, type PoolClient } from 'pg';
import type { Database, Queryable, SqlValue, Transaction } from './database.ts';

const INT8 = 20;
const ROWS_A_STATEMENT = 1000;

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
      for (const table of tables) await pool.query(`vacuum (analyze) ${table}`);
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
      const list = columns.join(', ');
      const insert = `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
      let batch: Record<string, SqlValue>[] = [];
      for (const row of rows) {
        batch.push(Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null])));
        if (batch.length === ROWS_A_STATEMENT) {
          await client.query(insert, [JSON.stringify(batch)]);
          batch = [];
        }
      }
      if (batch.length) await client.query(insert, [JSON.stringify(batch)]);
    },
  };
}
