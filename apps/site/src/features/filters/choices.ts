import { ANY, type FilterKey, type FilterRow, FILTERS } from '@forecourt/search-core';
import type { Choice } from '../../services/reference.ts';

/** What search-core knows of a filter. */
export function rowOf(key: FilterKey): FilterRow {
  const row = FILTERS.find((each) => each.key === key);
  if (row === undefined) throw new Error(`There is no filter ${key}.`);
  return row;
}

/**
 * What a field offers: 'Any', the table's rows, and what the address holds beside them, which would be lost otherwise.
 * Without the table, the few values that the product itself knows stand in.
 *
 * @param rows `undefined` while the table is not there
 */
export function choicesOf(key: FilterKey, rows: readonly Choice[] | undefined, chosen: readonly string[]): Choice[] {
  const row = rowOf(key);
  const known = rows ?? row.kind.vocabulary?.map((value) => ({ value, label: value })) ?? [];
  const missing = chosen.filter((value) => value !== ANY && known.every((choice) => choice.value !== value));
  const offered = [...known, ...missing.map((value) => ({ value, label: labelOf(row, value) }))];
  // A number is looked for in its place.
  if (missing.length > 0 && row.kind.name === 'number')
    offered.sort((one, other) => Number(one.value) - Number(other.value));
  return [{ value: ANY, label: 'Any' }, ...offered];
}

/** What a value is called that no table has. */
function labelOf(row: FilterRow, value: string): string {
  const label = row.tagLabel?.(value) ?? value;
  return row.bound === 'max' ? `Up to ${label}` : label;
}

/** 'Any' takes the place of whatever was chosen, and whatever is chosen that of 'Any'. */
export function withoutAny(chosen: readonly string[], before: readonly string[]): string[] {
  const wasAny = before.length === 0;
  return chosen.includes(ANY) && !wasAny ? [] : chosen.filter((value) => value !== ANY);
}
