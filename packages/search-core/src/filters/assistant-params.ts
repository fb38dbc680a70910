import * as v from 'valibot';
import { DEFAULT_POSTCODE, normalisePostcode } from '../places/postcode.ts';
import { isRecord } from '../record.ts';
import { type AiKey, FILTERS, type FilterRow } from './filters.ts';
import { cleanOriginalQuery, EMPTY_SEARCH, type SearchState } from './search-state.ts';
import { readFilters, readTexts } from './reading.ts';

/**
 * The parameters that the assistant extracted, under its own names. A parameter that the buyer did not ask for is absent.
 * Several values of one parameter are joined by commas.
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
 * Parses an extraction. It accepts what language models send: numbers as text, several values as a list, and null, empty,
 * false or 'any' for parameters that were not asked for. It drops unknown parameters, invalid values and values outside a
 * closed vocabulary. A radius keeps its value; the search snaps it. It fails if the answer is not an object.
 */
export const assistantParamsSchema = v.pipe(
  v.custom<Record<string, unknown>>(isRecord, 'Expected an object of search parameters.'),
  v.transform((answer): AssistantParams => {
    const read = AI_FILTERS.map((row) => [row.aiKey, readParam(row, textsOfAnswer(answer[row.aiKey]))] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }),
);

/**
 * Returns the search for an extraction. It uses the default postcode if there is none, snaps the radius to a step, and
 * swaps crossed bounds.
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
  // A number that JavaScript writes with an exponent could not be parsed again.
  const isRadius = name === 'distance' && row.kind.read(String(said)) !== undefined;
  return isRadius ? said : row.kind.value(text);
}

function textsOfAnswer(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOfAnswer);
  if (typeof value === 'string') return /^(null|none|undefined)$/i.test(value.trim()) ? [] : [value];
  return typeof value === 'number' || value === true ? [String(value)] : [];
}
