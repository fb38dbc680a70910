import { ANY, type FilterKey, type FilterRow, FILTERS, isExcluded, listTags } from '@forecourt/search-core';
import type { Choice } from '../../services/reference.ts';

export function getFilterRow(key: FilterKey): FilterRow {
  const row = FILTERS.find((candidate) => candidate.key === key);
  if (row === undefined) throw new Error(`Unknown filter ‘${key}’.`);
  return row;
}

/**
 * Returns a field's options: 'Any', the table's rows, and chosen values that the table lacks. If the table is missing,
 * the built-in vocabulary replaces it.
 * @param rows `undefined` until the table has loaded
 */
export function getChoices(
  key: FilterKey,
  rows: readonly Choice[] | undefined,
  chosenValues: readonly string[],
): Choice[] {
  const row = getFilterRow(key);
  const knownChoices = rows ?? row.kind.vocabulary?.map((value) => ({ value, label: value })) ?? [];
  const missingValues = chosenValues.filter(
    (value) => value !== ANY && knownChoices.every((choice) => choice.value !== value),
  );
  const offeredChoices = [...knownChoices, ...missingValues.map((value) => ({ value, label: getLabel(row, value) }))];
  // Keeps numbers in order.
  if (missingValues.length > 0 && row.kind.name === 'number')
    offeredChoices.sort((a, b) => Number(a.value) - Number(b.value));
  return [{ value: ANY, label: 'Any' }, ...offeredChoices];
}

/** Other names under which buyers look for a make. */
const MAKE_NICKNAMES: Partial<Record<string, readonly string[]>> = {
  BMW: ['Beemer', 'Bimmer'],
  Chevrolet: ['Chevy'],
  'Land Rover': ['Landy', 'Range Rover'],
  Peugeot: ['Pug'],
  Volkswagen: ['VW'],
};

export const getMakeChoices = (makes: readonly string[]): (Choice & { keywords?: readonly string[] | undefined })[] =>
  makes.map((make) => ({ value: make, label: make, keywords: MAKE_NICKNAMES[make] }));

/** Returns the options for excluded values, which are offered only while they are chosen. */
export const getExcludedChoices = (key: 'make' | 'model', chosenValues: readonly string[]): Choice[] =>
  chosenValues.filter(isExcluded).map((value) => ({ value, label: getLabel(getFilterRow(key), value) }));

/** Returns the label of a value that the table lacks. */
function getLabel(row: FilterRow, value: string): string {
  if (isExcluded(value)) return listTags({ [row.key]: [value] })[0]?.label ?? value;
  const label = row.tagLabel?.(value) ?? value;
  return row.bound === 'max' ? `Up to ${label}` : label;
}

/** Choosing 'Any' clears the other values, and choosing another value clears 'Any'. */
export function resolveAny(chosenValues: readonly string[], previousValues: readonly string[]): string[] {
  const wasAny = previousValues.length === 0;
  return chosenValues.includes(ANY) && !wasAny ? [] : chosenValues.filter((value) => value !== ANY);
}
