import { fillText } from '../labels.ts';
import type { SearchTexts } from '../texts.ts';
import { toExcluded, isExcluded, toWanted } from './exclusions.ts';
import type { FilterKey, FilterRow, Filters } from './filters.ts';
import { type SearchState, withFilters } from './search-state.ts';
import { readTexts, writeTexts, withTexts } from './reading.ts';

/** A filter tag: one value of one filter, which can be removed. */
export interface Tag<Key extends string = FilterKey> {
  /** Unique among the tags of a search: `fuelType:Diesel`. */
  id: string;
  key: Key;
  /** The value's text in the URL. */
  value: string;
  label: string;
  /** The label, with the filter's title if the label alone is ambiguous. */
  accessibleLabel: string;
  /** Additional text for the tag. */
  description?: string;
}

export function createTags(rows: readonly FilterRow[], { excludedTag }: Pick<SearchTexts, 'excludedTag'>) {
  /** Lists the filter tags, one per value, in the order of the table. */
  function listTags(filters: Filters): Tag[] {
    return rows.flatMap((row) => writeTexts(row, filters).flatMap((value) => createTag(row, value, excludedTag) ?? []));
  }

  /** Removes a tag's value. Removing the last value removes the filter. */
  function removeTag(state: SearchState, tag: Pick<Tag, 'key' | 'value'>): SearchState {
    return changeTexts(state, tag.key, (texts) => texts.filter((text) => text !== tag.value));
  }

  /**
   * Adds a tag's value, or replaces the value if the filter can have only one. Adding a wanted value removes its
   * exclusion, and the reverse.
   */
  function addTag(state: SearchState, { key, value }: Pick<Tag, 'key' | 'value'>): SearchState {
    const opposite = isExcluded(value) ? toWanted(value) : toExcluded(value);
    return changeTexts(state, key, (texts, row) =>
      row.multiple ? [...texts.filter((text) => text !== opposite), value] : [value],
    );
  }

  /** Removes all tags. Keeps the sort order, the original query and the postcode, which has no tag. */
  function clearTags(state: SearchState): SearchState {
    let { filters } = state;
    for (const row of rows) if (row.tagLabel) filters = withTexts(filters, row, []);
    return withFilters(state, filters);
  }

  function changeTexts(
    state: SearchState,
    key: FilterKey,
    change: (texts: string[], row: FilterRow) => string[],
  ): SearchState {
    const { filters } = state;
    const row = rows.find((candidate) => candidate.key === key);
    const changedFilters = row && withTexts(filters, row, readTexts(row, change(writeTexts(row, filters), row)).texts);
    return withFilters(state, changedFilters ?? filters);
  }

  return { listTags, removeTag, addTag, clearTags };
}

function createTag(row: FilterRow, value: string, excludedTag: string): Tag | undefined {
  const label = createTagLabel(row, value, excludedTag);
  if (label === undefined) return undefined;
  const { key, tagDescription: description } = row;
  const accessibleLabel = row.tagName?.(label) ?? label;
  return {
    id: `${key}:${value}`,
    key,
    value,
    label,
    accessibleLabel,
    ...(description !== undefined && { description }),
  };
}

function createTagLabel(row: FilterRow, value: string, excludedTag: string): string | undefined {
  if (!row.excludable || !isExcluded(value)) return row.tagLabel?.(value);
  const label = row.tagLabel?.(toWanted(value));
  // Names without a vocabulary (makes, models) and abbreviations ('SUV') keep their capitals.
  const lower = row.kind.vocabulary ? label?.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()) : label;
  return label === undefined ? undefined : fillText(excludedTag, { label, lower: lower ?? label });
}
