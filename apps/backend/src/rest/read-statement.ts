import type { SqlValue } from '../database/database.ts';
import type { Filter, Operator, ReadRequest, State } from './read-request.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** The single row that {@link createReadStatement} returns. */
export interface ReadRow {
  /**
   * A JSON array, serialised by PostgreSQL, so that dates and numbers have PostgREST's format. Null if it would exceed
   * `maxBytes`.
   */
  readonly body: string | null;
  readonly rows: number;
  /** The number of rows without limit and offset. Null if not requested. */
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
 * Names come from the catalogue and are quoted. Values are bound as text and cast by PostgreSQL, which rejects invalid
 * ones (22P02).
 *
 * @param limits `maxRows` limits the page, even if the request asks for more. `maxBytes` limits the body.
 */
export function createReadStatement(
  request: ReadRequest,
  { maxRows, maxBytes, includesTotal }: { maxRows: number; maxBytes: number; includesTotal: boolean },
): Statement {
  const values: SqlValue[] = [];
  const bind = (value: string | number): string => `$${values.push(value)}`;
  const from = `from ${quoteIdentifier('public')}.${quoteIdentifier(request.relation.name)}`;
  const conditions = request.filters.map((filter) => createCondition(filter, request, bind));
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const orderTerms = request.order.map(
    ({ column, isDescending, nulls }) =>
      `${quoteIdentifier(column)} ${isDescending ? 'desc' : 'asc'}${nulls === undefined ? '' : ` nulls ${nulls}`}`,
  );
  const columns = request.select
    .map(({ column, as }) => `${quoteIdentifier(column)} as ${quoteIdentifier(as)}`)
    .join(', ');
  const totalExpression = includesTotal ? `(select count(*)::int ${from}${where})` : 'null::int';
  const page =
    `select ${columns} ${from}${where}` +
    (orderTerms.length === 0 ? '' : ` order by ${orderTerms.join(', ')}`) +
    ` limit ${bind(Math.min(request.limit ?? maxRows, maxRows))}::bigint offset ${bind(request.offset)}::bigint`;
  // Serialises each row once. The rows are joined only if they fit into `maxBytes` with their commas and brackets.
  return {
    text: `with line as materialized (select row_to_json(page)::text as json from (${page}) page)
      select case when (select coalesce(sum(octet_length(json) + 1), 1) + 1 from line) <= ${bind(maxBytes)}::bigint
                  then '[' || coalesce((select string_agg(json, ',') from line), '') || ']' end as body,
             (select count(*)::int from line) as rows, ${totalExpression} as total`,
    values,
  };
}

function createCondition(filter: Filter, request: ReadRequest, bind: (value: string) => string): string {
  const column = quoteIdentifier(filter.column);
  const type = request.relation.columns.get(filter.column) ?? 'text';
  const bindTyped = (value: string) => `${bind(value)}::text::${type}`;
  const createPositiveCondition = () => {
    if (filter.operator === 'is') return `${column} ${STATE_WORDS[filter.state]}`;
    if (filter.operator === 'in') {
      return filter.values.length === 0 ? 'false' : `${column} in (${filter.values.map(bindTyped).join(', ')})`;
    }
    if (filter.operator === 'like' || filter.operator === 'ilike') {
      // In a URL, PostgREST accepts * instead of %, which would need escaping.
      return `${column} ${filter.operator} ${bind(filter.value.replaceAll('*', '%'))}::text`;
    }
    return `${column} ${SYMBOLS[filter.operator]} ${bindTyped(filter.value)}`;
  };
  return filter.isNegated ? `not (${createPositiveCondition()})` : createPositiveCondition();
}

function quoteIdentifier(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
