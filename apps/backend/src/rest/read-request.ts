import { RestError, createParseError } from './errors.ts';
import type { Relation } from './catalogue.ts';

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] as const;
export type Operator = (typeof OPERATORS)[number];

const STATES = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type State = (typeof STATES)[number];

export type Filter = { readonly column: string; readonly isNegated: boolean } & (
  | { readonly operator: Operator; readonly value: string }
  | { readonly operator: 'in'; readonly values: readonly string[] }
  | { readonly operator: 'is'; readonly state: State }
);

export interface Order {
  readonly column: string;
  readonly isDescending: boolean;
  readonly nulls: 'first' | 'last' | undefined;
}

/** The relation has every column named here. */
export interface ReadRequest {
  readonly relation: Relation;
  readonly select: readonly { readonly column: string; readonly as: string }[];
  readonly filters: readonly Filter[];
  readonly order: readonly Order[];
  readonly limit?: number;
  readonly offset: number;
}

/** These limits exceed what the site needs: its widest relation has 10 columns. */
const MAX_QUERY_LENGTH = 8_192;
const MAX_SELECT_COLUMNS = 50;
const MAX_FILTERS = 20;
const MAX_LIST_VALUES = 100;
const MAX_ORDER_COLUMNS = 10;

const SUPPORTED_OPERATORS = `Supported operators: ${[...OPERATORS, 'is', 'in'].join(', ')}, each with or without not.`;

/**
 * Parses PostgREST's select, filters, order, limit and offset. Rejects everything else, because ignoring a filter would
 * return too many rows.
 * @param search the query string as sent, with or without its question mark
 * @param range the Range header, used if the query has neither limit nor offset
 * @throws RestError
 */
export function parseReadRequest(relation: Relation, search: string, range: string | undefined): ReadRequest {
  const query = new URLSearchParams(search);
  if (search.length > MAX_QUERY_LENGTH) {
    throw createParseError(
      'the query string is too long',
      `A query string has at most ${MAX_QUERY_LENGTH} characters. Split it into several reads.`,
    );
  }
  const filters: Filter[] = [];
  let select = '*';
  let order = '';
  let rowWindow: { limit?: number; offset: number } = { offset: 0 };
  const rangeMatch = /^(\d{1,15})-(\d{0,15})$/.exec(range ?? '');
  if (rangeMatch && !query.has('limit') && !query.has('offset'))
    rowWindow = getRangeWindow(rangeMatch[1] ?? '', rangeMatch[2] ?? '');

  for (const [key, value] of query) {
    if (key === 'apikey') continue;
    if (key === 'select') select = value === '' ? '*' : value;
    else if (key === 'order') order = value;
    else if (key === 'limit') rowWindow = { ...rowWindow, limit: parseWholeNumber(key, value) };
    else if (key === 'offset') rowWindow = { ...rowWindow, offset: parseWholeNumber(key, value) };
    else if (/^(not\.)?(and|or)$/.test(key)) {
      throw createParseError(`failed to parse logic tree (${value})`, `Logic trees ('${key}') are not supported.`);
    } else if (key.includes('.') || key.includes('->')) {
      throw createParseError(
        `failed to parse "${key}"`,
        'Filters on embedded resources and JSON paths are not supported.',
      );
    } else filters.push(parseFilter(relation, key, value));
    if (filters.length > MAX_FILTERS) {
      throw createParseError(
        'too many filters',
        `A read has at most ${MAX_FILTERS} filters. Use in.(…) to compare a column with a list.`,
      );
    }
  }
  return { relation, select: parseSelect(relation, select), filters, order: parseOrder(relation, order), ...rowWindow };
}

function parseSelect(relation: Relation, text: string): ReadRequest['select'] {
  // Keyed by output name, because a JSON object has each name only once. The last duplicate wins, as in JSON.parse.
  const columnByName = new Map<string, string>();
  let count = 0;
  for (const item of text.split(',')) {
    const match = /^(?:([A-Za-z_]\w{0,62}):)?([A-Za-z_]\w*)$/.exec(item);
    if (!match && item !== '*') {
      throw createParseError(
        `failed to parse select parameter (${text})`,
        'Use *, column or alias:column. Embedded resources, casts, JSON paths and aggregates are not supported.',
      );
    }
    const columns = match ? [requireColumn(relation, match[2] ?? '')] : [...relation.columns.keys()];
    count += columns.length;
    if (count > MAX_SELECT_COLUMNS) {
      throw createParseError(
        'too many columns in the select parameter',
        `A read has at most ${MAX_SELECT_COLUMNS} columns. Select each column once.`,
      );
    }
    for (const column of columns) columnByName.set(match?.[1] ?? column, column);
  }
  return Array.from(columnByName, ([as, column]) => ({ column, as }));
}

function parseFilter(relation: Relation, name: string, text: string): Filter {
  const createFilterError = (details: string) => createParseError(`failed to parse filter (${text})`, details);
  const match = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text);
  if (!match)
    throw createFilterError(`'${name}' needs an operator and a value, as in ${name}=eq.value. ${SUPPORTED_OPERATORS}`);
  const [, not, operator, value = ''] = match;
  const column = requireColumn(relation, name);
  const isNegated = not !== undefined;
  if (isOneOf(OPERATORS, operator)) return { column, isNegated, operator, value };
  if (operator === 'in') {
    const values = parseList(value);
    if (!values) throw createFilterError("The operator 'in' needs a list in parentheses, such as in.(1,2,3).");
    if (values.length > MAX_LIST_VALUES) {
      throw createParseError(
        'too many values in a list',
        `A list has at most ${MAX_LIST_VALUES} values. Split it into several reads.`,
      );
    }
    return { column, isNegated, operator, values };
  }
  if (operator === 'is') {
    const state = value.toLowerCase();
    if (!isOneOf(STATES, state)) throw createFilterError(`The operator 'is' accepts ${STATES.join(', ')}.`);
    return { column, isNegated, operator, state };
  }
  throw createFilterError(`The operator '${operator}' is not supported. ${SUPPORTED_OPERATORS}`);
}

/** Parses `(a,"b,c","say \"d\"",5" wide)`. Quotes count only if they enclose a whole item. */
function parseList(text: string): string[] | undefined {
  if (!text.startsWith('(') || !text.endsWith(')')) return undefined;
  const innerText = text.slice(1, -1);
  if (innerText === '') return [];
  const itemPattern = /(?:"((?:[^"\\]|\\.)*)"(?=,|$)|([^,]*))(?:,|$)/sy;
  const values: string[] = [];
  while (itemPattern.lastIndex < innerText.length) {
    const match = itemPattern.exec(innerText);
    if (!match) return undefined;
    values.push(match[1] === undefined ? (match[2] ?? '') : match[1].replace(/\\(.)/gs, '$1'));
  }
  if (innerText.endsWith(',')) values.push('');
  return values;
}

function parseOrder(relation: Relation, text: string): Order[] {
  if (text === '') return [];
  const items = text.split(',');
  if (items.length > MAX_ORDER_COLUMNS) {
    throw createParseError(
      'too many columns in the order parameter',
      `A read is ordered by at most ${MAX_ORDER_COLUMNS} columns. Remove some.`,
    );
  }
  return items.map((item) => {
    const match = /^([A-Za-z_]\w*)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(item);
    if (!match) {
      throw createParseError(
        `failed to parse order (${text})`,
        'Use a column, then optionally .asc or .desc, then optionally .nullsfirst or .nullslast.',
      );
    }
    return {
      column: requireColumn(relation, match[1] ?? ''),
      isDescending: match[2] === 'desc',
      nulls: match[3] === 'first' || match[3] === 'last' ? match[3] : undefined,
    };
  });
}

function getRangeWindow(first: string, last: string): { limit?: number; offset: number } {
  const offset = Number(first);
  if (last === '') return { offset };
  if (Number(last) < offset) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  }
  return { offset, limit: Number(last) - offset + 1 };
}

function parseWholeNumber(key: string, text: string): number {
  if (/^-\d+$/.test(text)) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `${key} should be greater than or equal to zero.`,
    });
  }
  if (!/^\d{1,15}$/.test(text)) {
    throw createParseError(
      `failed to parse ${key} parameter (${text})`,
      'It must be a whole number of at most 15 digits.',
    );
  }
  return Number(text);
}

function requireColumn(relation: Relation, column: string): string {
  if (relation.columns.has(column)) return column;
  throw new RestError(400, '42703', `column ${relation.name}.${column} does not exist`);
}

function isOneOf<const T extends readonly string[]>(list: T, text: string | undefined): text is T[number] {
  return list.some((item) => item === text);
}
