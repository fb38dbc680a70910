import * as v from 'valibot';
import { DEFAULT_POSTCODE, normalizePostcode } from '../places/postcode.ts';
import { isRecord } from '../listings/fields.ts';
import { toExcluded, isExcluded, toWanted } from './exclusions.ts';
import type { AiKey, WantedParams } from './filter-values.ts';
import type { FilterRow } from './filters.ts';
import { cleanOriginalQuery } from './original-query.ts';
import { EMPTY_SEARCH, type SearchState } from './search-state.ts';
import { readFilters, readTexts } from './reading.ts';
import type { Sort } from './sorts.ts';

/**
 * The parameters that the assistant extracted, under its own names. Several wanted values are joined by commas;
 * excluded values are lists.
 */
export type AssistantParams = WantedParams & { [Key in ExcludedKey]?: string[] };
/** The parameters for excluded values. */
export type ExcludedKey = `not_${'make' | 'model' | 'fuel_type' | 'transmission' | 'body_type' | 'color'}`;

export type AiFilterRow = FilterRow & { aiKey: AiKey };

export const isAiRow = (row: FilterRow): row is AiFilterRow => row.aiKey !== undefined;

export function createAssistantParams(rows: readonly FilterRow[], defaults: { postcode?: string; sort?: Sort } = {}) {
  const aiRows = rows.filter(isAiRow);
  const excludableRows = aiRows.filter(({ excludable }) => excludable);

  /**
   * Parses an answer leniently, because language models send numbers as text, lists, or null for an unset parameter.
   * Drops unknown parameters and invalid values, and fails only if the answer is not an object.
   */
  const assistantParamsSchema = v.pipe(
    v.custom<Record<string, unknown>>(isRecord, 'Expected an object of search parameters.'),
    v.transform((answer): AssistantParams => {
      const wanted = aiRows.map((row) => [row.aiKey, readParam(row, readAnswerTexts(answer[row.aiKey]))] as const);
      const excludedParams = excludableRows.map((row) => [getExcludedKey(row), readExcluded(row, answer)] as const);
      return Object.fromEntries([...wanted, ...excludedParams].filter(([, value]) => value !== undefined));
    }),
  );

  /** Returns the search for an extraction, with the default postcode if it has none. */
  function createStateFromAssistant(
    params: AssistantParams,
    {
      originalQuery,
      defaultPostcode = defaults.postcode ?? DEFAULT_POSTCODE,
    }: { originalQuery: string; defaultPostcode?: string },
  ): SearchState {
    const { filters } = readFilters(rows, (row) => {
      if (row.aiKey === undefined) return [];
      const texts = readAnswerTexts(params[row.aiKey]);
      return row.excludable ? [...texts, ...splitTexts(params[getExcludedKey(row)]).map(toExcluded)] : texts;
    });
    const cleanQuery = cleanOriginalQuery(originalQuery);
    return {
      ...EMPTY_SEARCH,
      sort: defaults.sort ?? EMPTY_SEARCH.sort,
      filters: { ...filters, postcode: filters.postcode ?? normalizePostcode(defaultPostcode) },
      ...(cleanQuery !== undefined && { originalQuery: cleanQuery }),
    };
  }

  return { assistantParamsSchema, createStateFromAssistant };
}

export const getExcludedKey = ({ aiKey }: Pick<FilterRow, 'aiKey'>): ExcludedKey => `not_${aiKey}` as ExcludedKey;

/** Returns the excluded values of a parameter that are not also wanted, or undefined if there are none. */
function readExcluded(row: AiFilterRow, answer: Record<string, unknown>): string[] | undefined {
  const wantedTexts = filterKnownTexts(row, readAnswerTexts(answer[row.aiKey]));
  const givenTexts = splitTexts(answer[getExcludedKey(row)]);
  const excludedTexts = filterKnownTexts(row, givenTexts).filter((text) => !wantedTexts.includes(text));
  return excludedTexts.length > 0 ? excludedTexts : undefined;
}

/** Splits the values of a `not_` parameter, and removes the prefix that a model may also write (`-Red`). */
const splitTexts = (value: unknown): string[] =>
  readAnswerTexts(value).flatMap((text) => text.split(',').map((part) => toWanted(part.trim())));

/** Canonicalises values. Omits excluded values (`-Red`), and values outside the filter's vocabulary if it has one. */
const filterKnownTexts = ({ excludable, kind, ...row }: AiFilterRow, given: string[]): string[] =>
  readTexts({ ...row, kind, excludable: false }, given).texts.filter(
    (text) => !(excludable && isExcluded(text)) && (kind.vocabulary?.includes(text) ?? true),
  );

function readParam(row: AiFilterRow, given: string[]): string | number | true | undefined {
  const { name } = row.kind;
  const texts = filterKnownTexts(row, given);
  const [text] = texts;
  if (text === undefined || texts.length > 1) return texts.join(',') || undefined;
  const statedNumber = Number(given[0]);
  // A number that JavaScript writes with an exponent could not be parsed again.
  const isRadius = name === 'distance' && row.kind.read(String(statedNumber)) !== undefined;
  return isRadius ? statedNumber : row.kind.value(text);
}

function readAnswerTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(readAnswerTexts);
  if (typeof value === 'string') return /^(null|none|undefined)$/i.test(value.trim()) ? [] : [value];
  return typeof value === 'number' || value === true ? [String(value)] : [];
}
