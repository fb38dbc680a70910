import type { Distance } from '../places/distance.ts';
import { isOutcode, isPostcode } from '../places/postcode.ts';
import type { SearchTexts } from '../texts.ts';
import type { FilterRow, Filters } from './filters.ts';
import type { FilterKind } from './kinds.ts';
import { ANY, listRanges, readTexts, writeTexts, withTexts } from './reading.ts';
import { type SearchState, withFilters } from './search-state.ts';

/** The values of the filter form. An empty list means 'any'; an empty number field is null. */
export interface FilterFormValues {
  postcode: string;
  /** A value of `DISTANCES` as text, or `any`. */
  distance: `${Distance}` | typeof ANY;
  make: string[];
  model: string[];
  minPrice: number | null;
  maxPrice: number | null;
  minYear: number | null;
  maxYear: number | null;
  maxMileage: number | null;
  fuelType: string[];
  transmission: string[];
  bodyType: string[];
  doors: string[];
  seats: string[];
  color: string[];
  sellerType: 'private' | 'dealer' | 'both';
}

export type FormKey = keyof FilterFormValues;

type FormRow = FilterRow & { key: FormKey };
type FieldValue = FilterFormValues[FormKey];

export function createForm(rows: readonly FilterRow[], texts: SearchTexts['errors']) {
  const formRows = rows.filter((row): row is FormRow => row.inForm);

  /** Returns the form's values for a search's filters. */
  function createFormValues(filters: Filters): FilterFormValues {
    const fields = formRows.map((row) => [row.key, toFieldValue(row, writeTexts(row, filters))]);
    return Object.fromEntries(fields) as FilterFormValues; // A test compares this type with the table.
  }

  /** Applies the form to a search, and goes to its first page. An empty or invalid field removes its filter. */
  function applyForm(state: SearchState, values: FilterFormValues): SearchState {
    let { filters } = state;
    for (const row of formRows) {
      filters = withTexts(filters, row, readTexts(row, readFieldTexts(values[row.key])).texts);
    }
    return withFilters(state, filters);
  }

  /**
   * Validates the form. Returns a message for each invalid field, or an empty object.
   *
   * @param options.needsPostcode whether a search needs a place; true by default
   */
  function getFormErrors(
    values: FilterFormValues,
    { needsPostcode = true }: { needsPostcode?: boolean } = {},
  ): Partial<Record<FormKey, string>> {
    const errors: Partial<Record<FormKey, string>> = {};
    // A custom table may have no postcode filter.
    const postcode = (values as Partial<FilterFormValues>).postcode ?? '';
    const hasPostcodeField = formRows.some(({ key }) => key === 'postcode');
    if (postcode.trim() === '') {
      if (needsPostcode && hasPostcodeField) errors.postcode = texts.postcodeRequired;
    } else if (!isPostcode(postcode) && !isOutcode(postcode)) {
      errors.postcode = texts.postcodeInvalid;
    }
    for (const row of formRows) {
      const [typedText] = readFieldTexts(values[row.key]);
      if (row.kind.name !== 'number' || row.multiple || typedText === undefined) continue;
      if (row.kind.read(typedText) === undefined) errors[row.key] = texts.numberInvalid;
    }
    for (const [low, high] of listRanges(formRows)) {
      const { [low.key as FormKey]: from, [high.key as FormKey]: to } = values;
      if (typeof from === 'number' && typeof to === 'number' && from > to) {
        errors[high.key as FormKey] = texts.rangeCrossed;
      }
    }
    return errors;
  }

  return { createFormValues, applyForm, getFormErrors };
}

function readFieldTexts(value: FieldValue | undefined): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((item) => item !== null && item !== undefined && !Number.isNaN(item)).map(String);
}

/** The value of a field whose filter is not set, by the filter's kind. Fields of other kinds are empty. */
const UNSET_TEXTS: Partial<Record<FilterKind['name'], string>> = { distance: ANY, seller: 'private' };

function toFieldValue(row: FilterRow, texts: string[]): string | number | null | string[] {
  if (row.multiple) return texts;
  const [text] = texts;
  if (row.kind.name === 'number') return text === undefined ? null : Number(text);
  return text ?? UNSET_TEXTS[row.kind.name] ?? '';
}
