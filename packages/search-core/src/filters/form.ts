import { type Distance } from '../places/distance.ts';
import { isOutcode, isPostcode } from '../places/postcode.ts';
import { type FilterKey, type FilterRow, type Filters, FILTERS } from './filters.ts';
import { type SearchState, withFilters } from './search-state.ts';
import { ANY, readTexts, textsOf, withTexts } from './texts.ts';

/** The fields of the filter form. A list holds what is chosen and is empty for 'any'; a number not given is null. */
export interface FilterFormValues {
  postcode: string;
  /** A step of `DISTANCES` as text, or `any`. */
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

type FormKey = keyof FilterFormValues;

/** The rows of `FILTERS` that are fields of the form. */
export const FORM_FILTERS = FILTERS.filter((row) => row.inForm);

/** The form of a search. */
export function formFromFilters(filters: Filters): FilterFormValues {
  const fields = FORM_FILTERS.map((row) => [row.key, fieldOf(row, textsOf(row, filters))]);
  return Object.fromEntries(fields) as FilterFormValues; // a test holds the rows of the form and this type together
}

/**
 * The search with what the form says, from its first page. `any`, an empty text, an empty list, null and NaN remove a
 * filter; filters that are no field of the form stay as they are.
 */
export function applyForm(state: SearchState, values: FilterFormValues): SearchState {
  let { filters } = state;
  for (const row of FORM_FILTERS) {
    const value = values[row.key as FormKey];
    const texts = Array.isArray(value) ? value : [value];
    const given = texts.filter((text) => text !== null && !Number.isNaN(text)).map(String);
    filters = withTexts(filters, row, readTexts(row, given).texts);
  }
  return withFilters(state, filters);
}

/** What is wrong with a form, a message a field; nothing is wrong with an empty answer. */
export function formErrors(values: FilterFormValues): Partial<Record<FilterKey, string>> {
  const errors: Partial<Record<FilterKey, string>> = {};
  if (values.postcode.trim() === '') errors.postcode = 'Postcode is required';
  else if (!isPostcode(values.postcode) && !isOutcode(values.postcode)) {
    errors.postcode = 'Enter a UK postcode, such as M20 2RN, or its first half';
  }
  return errors;
}

function fieldOf(row: FilterRow, texts: string[]): string | number | null | string[] {
  if (row.multiple) return texts;
  const [text] = texts;
  switch (row.kind.name) {
    case 'number':
      return text === undefined ? null : Number(text);
    case 'distance':
      return text ?? ANY;
    case 'seller':
      return text ?? 'private';
    case 'postcode':
    case 'text':
    case 'flag':
      return text ?? '';
  }
}
