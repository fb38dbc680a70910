import * as v from 'valibot';
import { DEFAULT_POSTCODE, normalisePostcode } from '../places/postcode.ts';
import { isRecord } from '../record.ts';
import { type AiKey, FILTERS, type FilterRow } from './filters.ts';
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

/** A row of `FILTERS` that the assistant can set. */
export type AiFilterRow = FilterRow & { aiKey: AiKey };

/** The rows of `FILTERS` that the assistant can set. */
export const AI_FILTERS: readonly AiFilterRow[] = FILTERS.filter((row): row is AiFilterRow => row.aiKey !== undefined);

/**
 * Reads an extraction. It is lenient where models are careless: numbers may be text, several values a list, what was not
 * asked for null, empty, false or 'any'. Left out is what it does not know or cannot read, a value outside a closed
 * vocabulary too: it could only find nothing. A radius stays as it was said; the search snaps it. It fails where the answer
 * is no object.
 */
export const assistantParamsSchema = v.pipe(
  v.custom<Record<string, unknown>>(isRecord, 'Expected an object of search parameters.'),
  v.transform((answer): AssistantParams => {
    const read = AI_FILTERS.map((row) => [row.aiKey, readParam(row, textsOfAnswer(answer[row.aiKey]))] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }),
);

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
    filters: { ...filters, postcode: filters.postcode ?? normalisePostcode(defaultPostcode) },
  };
  const words = cleanOriginalQuery(originalQuery);
  return words === undefined ? state : { ...state, originalQuery: words };
}

function readParam(row: AiFilterRow, given: string[]): string | number | true | undefined {
  const { vocabulary, name } = row.kind;
  const texts = readTexts(row, given).texts.filter((text) => vocabulary?.includes(text) ?? true);
  const [text] = texts;
  if (text === undefined || texts.length > 1) return texts.join(',') || undefined;
  const said = Number(given[0]);
  // so huge or so small that it is written with an exponent, it could not be read again
  const isRadius = name === 'distance' && row.kind.read(String(said)) !== undefined;
  return isRadius ? said : row.kind.value(text);
}

function textsOfAnswer(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOfAnswer);
  if (typeof value === 'string') return /^(null|none|undefined)$/i.test(value.trim()) ? [] : [value];
  return typeof value === 'number' || value === true ? [String(value)] : [];
}
