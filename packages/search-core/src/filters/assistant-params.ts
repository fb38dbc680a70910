import * as v from 'valibot';
import { DEFAULT_POSTCODE } from '../places/postcode.ts';
import { type AiKey, FILTERS, type FilterRow } from './filters.ts';
import type { FilterKind } from './kinds.ts';
import { cleanOriginalQuery, EMPTY_SEARCH, type SearchState } from './search-state.ts';
import { readFilters, readTexts } from './reading.ts';

/**
 * What the assistant extracted, under the assistant's own names. What the buyer did not ask for is absent. Several values
 * of one parameter are joined by commas.
 */
export type AssistantParams = {
  [Key in AiKey]?: Key extends 'exclude_writeoff'
    ? true
    : Key extends NumberKey
      ? number
      : Key extends MixedKey
        ? number | string
        : string;
};
type NumberKey = `${'min' | 'max'}_${string}`;
type MixedKey = 'radius' | 'doors' | 'seats';

type AiRow = FilterRow & { aiKey: AiKey };

const AI_FILTERS: readonly AiRow[] = FILTERS.filter((row): row is AiRow => row.aiKey !== undefined);

const JSON_TYPES = {
  text: 'string',
  postcode: 'string',
  seller: 'string',
  number: 'integer',
  distance: ['integer', 'string'],
  flag: 'boolean',
} as const satisfies Record<FilterKind['name'], string | readonly string[]>;

/**
 * Reads an extraction. It is lenient where models are careless: numbers may be text, several values a list, what was not
 * asked for null, empty, false or 'any'. Left out is what it does not know or cannot read, a value outside a closed
 * vocabulary too: it could only find nothing. A radius stays as it was said; the search snaps it. It fails where the answer
 * is no object.
 */
export const assistantParamsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((answer) => !Array.isArray(answer), 'Expected an object of search parameters, got a list.'),
  v.transform((answer): AssistantParams => {
    const read = AI_FILTERS.map((row) => [row.aiKey, readParam(row, textsOfAnswer(answer[row.aiKey]))] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }),
);

/**
 * The JSON schema by which a model is asked for the same. Every parameter is required and may be null, lists are lists: so
 * the strict mode of structured outputs wants it. `assistantParamsSchema` reads what comes of it.
 */
export const assistantParamsJsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(AI_FILTERS.map((row) => [row.aiKey, jsonSchemaOf(row)])),
  required: AI_FILTERS.map((row) => row.aiKey),
};

/**
 * The search that an extraction asks for. The place is the default where the extraction has none; a radius is snapped to a
 * step; bounds the wrong way round are swapped.
 */
export function stateFromAssistant(
  params: AssistantParams,
  { originalQuery, defaultPostcode = DEFAULT_POSTCODE }: { originalQuery: string; defaultPostcode?: string },
): SearchState {
  const { filters } = readFilters((row) => (row.aiKey ? textsOfAnswer(params[row.aiKey]) : []));
  const state: SearchState = {
    ...EMPTY_SEARCH,
    filters: { ...filters, postcode: filters.postcode ?? defaultPostcode },
  };
  const words = cleanOriginalQuery(originalQuery);
  return words === undefined ? state : { ...state, originalQuery: words };
}

function readParam(row: AiRow, given: string[]): string | number | true | undefined {
  const { vocabulary, name } = row.kind;
  const texts = readTexts(row, given).texts.filter((text) => vocabulary?.includes(text) ?? true);
  const [text] = texts;
  if (text === undefined || texts.length > 1) return texts.join(',') || undefined;
  const said = Number(given[0]);
  return name === 'distance' && !Number.isNaN(said) ? said : row.kind.value(text);
}

function textsOfAnswer(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOfAnswer);
  if (typeof value === 'string') return /^(null|none|undefined)$/i.test(value.trim()) ? [] : [value];
  return typeof value === 'number' || value === true ? [String(value)] : [];
}

function jsonSchemaOf(row: AiRow): object {
  const { vocabulary } = row.kind;
  const items = { type: JSON_TYPES[row.kind.name], ...(vocabulary && { enum: vocabulary }) };
  const description = row.hint;
  if (row.multiple) return { type: ['array', 'null'], items, description };
  return { type: [JSON_TYPES[row.kind.name], 'null'].flat(), description };
}
