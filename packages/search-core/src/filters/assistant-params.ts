import * as v from 'valibot';
import { DEFAULT_POSTCODE } from '../places/postcode.ts';
import { type AiKey, FILTERS, type FilterRow } from './filters.ts';
import { cleanOriginalQuery, EMPTY_SEARCH, type SearchState } from './search-state.ts';
import { readFilters, readTexts } from './texts.ts';

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

const AI_FILTERS = FILTERS.filter((row) => row.aiKey !== undefined);

/**
 * Reads an extraction. It is lenient where models are careless: numbers may be text, several values a list, what was not
 * asked for null, empty, false or 'any'; parameters that it does not know or cannot read are left out. It fails only
 * where the answer is no object.
 */
export const assistantParamsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((answer): AssistantParams => {
    const params: Record<string, string | number | true> = {};
    for (const row of AI_FILTERS) {
      const { texts } = readTexts(row, textsOfAnswer(answer[row.aiKey ?? '']));
      const [only] = texts;
      if (only !== undefined && row.aiKey)
        params[row.aiKey] = texts.length > 1 ? texts.join(',') : row.kind.value(only);
    }
    return params;
  }),
);

/** The same for a model's structured output: every parameter is required and may be null, as the strict mode of such services wants it. */
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

function textsOfAnswer(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOfAnswer);
  if (typeof value === 'string') return /^(null|none|undefined)$/i.test(value.trim()) ? [] : [value];
  return typeof value === 'number' || value === true ? [String(value)] : [];
}

function jsonSchemaOf(row: FilterRow): object {
  const description = row.hint;
  const type = row.kind.name === 'number' ? 'integer' : row.kind.name === 'flag' ? 'boolean' : 'string';
  if (row.multiple) return { type: ['array', 'null'], items: { type }, description };
  return { type: row.kind.name === 'distance' ? ['integer', 'string', 'null'] : [type, 'null'], description };
}
