import type { SqlValue } from '../database/database.ts';
import type { Filter, Operator, ReadRequest, State } from './read-request.ts';

/** A statement and the values that it binds. */
export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** The one row that the statement of {@link readStatement} answers with. */
export interface ReadRow {
  /** A JSON array of the page's rows, made by PostgreSQL: its dates and numbers are those of PostgREST. */
  readonly body: string;
  /** How many rows the page has. */
  readonly rows: number;
  /** How many rows there are without limit and offset; null where it was not asked. */
  readonly total: number | null;
}

const SYMBOLS: Readonly<Record<Exclude<Operator, 'like' | 'ilike'>, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};

const STATE_WORDS: Readonly<Record<State, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

/**
 * Writes the one statement of a read. Names come from the catalogue and are quoted, values are bound as text
 * and cast to their column's type by PostgreSQL, so that a wrong one gives its own error (22P02).
 *
 * @param maxRows An upper bound of the page, whatever the request asks.
 */
export function readStatement(request: ReadRequest, maxRows: number, countTotal: boolean): Statement {
  const values: SqlValue[] = [];
  const bind = (value: string | number): string => `$${values.push(value)}`;
  const from = `from ${quote('public')}.${quote(request.relation.name)}`;
  const conditions = request.filters.map((filter) => condition(filter, request, bind));
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const order = request.order.map(
    ({ column, descending, nulls }) =>
      `${quote(column)} ${descending ? 'desc' : 'asc'}${nulls === undefined ? '' : ` nulls ${nulls}`}`,
  );
  const columns = request.select.map(({ column, as }) => `${quote(column)} as ${quote(as)}`).join(', ');
  const total = countTotal ? `(select count(*)::int ${from}${where})` : 'null::int';
  const page =
    `select ${columns} ${from}${where}` +
    (order.length === 0 ? '' : ` order by ${order.join(', ')}`) +
    ` limit ${bind(Math.min(request.limit ?? maxRows, maxRows))}::bigint offset ${bind(request.offset)}::bigint`;
  return {
    text: `select coalesce(json_agg(page), '[]')::text as body, count(*)::int as rows, ${total} as total from (${page}) page`,
    values,
  };
}

function condition(filter: Filter, request: ReadRequest, bind: (value: string) => string): string {
  const column = quote(filter.column);
  const type = request.relation.columns.get(filter.column) ?? 'text';
  const typed = (value: string) => `${bind(value)}::text::${type}`;
  const positive = () => {
    if (filter.operator === 'is') return `${column} ${STATE_WORDS[filter.state]}`;
    if (filter.operator === 'in') {
      return filter.values.length === 0 ? 'false' : `${column} in (${filter.values.map(typed).join(', ')})`;
    }
    if (filter.operator === 'like' || filter.operator === 'ilike') {
      // in an address * stands for %, which would have to be escaped
      return `${column} ${filter.operator} ${bind(filter.value.replaceAll('*', '%'))}::text`;
    }
    return `${column} ${SYMBOLS[filter.operator]} ${typed(filter.value)}`;
  };
  return filter.negated ? `not (${positive()})` : positive();
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
