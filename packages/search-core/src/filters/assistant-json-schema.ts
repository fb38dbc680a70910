import { type AiFilterRow, getExcludedKey, isAiRow } from './assistant-params.ts';
import type { FilterRow } from './filters.ts';

/** The JSON schema of one parameter. Several values are a list. */
export interface ParamJsonSchema {
  type: 'string' | 'number' | 'boolean' | 'array' | readonly ['number', 'string'];
  description?: string;
  enum?: readonly string[];
  items?: ParamJsonSchema;
}

/**
 * Creates the JSON schema of an extraction for a filter table (`FILTERS`, or `rows` of `createFilters`), for a language model's
 * structured output. Every parameter is optional.
 */
export function createAssistantJsonSchema(rows: readonly FilterRow<string>[]) {
  const aiRows = (rows as readonly FilterRow[]).filter(isAiRow);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries([
      ...aiRows.map((row) => [row.aiKey, describeParam(row)]),
      ...aiRows
        .filter(({ excludable }) => excludable)
        .map((row) => [getExcludedKey(row), describeParam({ ...row, title: `Not: ${row.title}` })]),
    ]) as Record<string, ParamJsonSchema>,
  } as const;
}

function describeParam({ kind, title, multiple }: AiFilterRow): ParamJsonSchema {
  const value: ParamJsonSchema =
    kind.name === 'number'
      ? { type: 'number' }
      : kind.name === 'flag'
        ? { type: 'boolean' }
        : kind.name === 'distance'
          ? { type: ['number', 'string'] }
          : { type: 'string', ...(kind.vocabulary && { enum: kind.vocabulary }) };
  return multiple ? { type: 'array', description: title, items: value } : { ...value, description: title };
}
