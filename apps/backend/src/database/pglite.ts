import { PGlite, type Transaction as PGliteTransaction } from '@electric-sql/pglite';
import type { Database, Queryable, SqlValue, Transaction } from './database.ts';
import { createQueue } from './queue.ts';

/** Opens PGlite in a folder, which the caller has locked, or in memory, where it may begin as what PGlite dumped. */
export async function openPGlite(
  where: { folder: string } | { dump: Blob | undefined },
  statementTimeoutMs: number,
): Promise<Database> {
  const db =
    'folder' in where
      ? await PGlite.create(where.folder)
      : await PGlite.create(where.dump === undefined ? {} : { loadDataDir: where.dump });
  // PGlite queues by itself, but for ever.
  const inTurn = createQueue(statementTimeoutMs);
  return {
    engine: 'pglite',
    query: (sql, params) => inTurn(() => queryOf(db)(sql, params)),
    transaction: (work) => inTurn(() => db.transaction((tx) => work(transactionOf(tx)))),
    vacuum: (tables) =>
      inTurn(async () => {
        for (const table of tables) await db.exec(`vacuum (analyze) ${table}`);
      }),
    close: () => db.close(),
  };
}

function queryOf(connection: PGlite | PGliteTransaction): Queryable['query'] {
  return async <Row extends object>(sql: string, params: readonly SqlValue[] = []) =>
    (await connection.query<Row>(sql, [...params])).rows;
}

function transactionOf(tx: PGliteTransaction): Transaction {
  return {
    query: queryOf(tx),
    async run(script) {
      await tx.exec(script);
    },
    async load(table, columns, rows) {
      const lines: string[] = [];
      for (const row of rows) lines.push(row.map(csvCell).join(','));
      const blob = new Blob([lines.join('\n')]);
      await tx.query(`copy ${table} (${columns.join(', ')}) from '/dev/blob' with (format csv)`, [], { blob });
    },
  };
}

/** A cell of COPY's CSV, where an empty unquoted cell is null and an empty quoted one an empty text. */
function csvCell(value: SqlValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return `"${value.replaceAll('"', '""')}"`;
  return String(value);
}
