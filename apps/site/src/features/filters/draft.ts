import {
  ANY,
  type FilterFormValues,
  type Filters,
  formatPrice,
  formErrors,
  formFromFilters,
} from '@forecourt/search-core';
import { readAmount } from './amount.ts';
import { rowOf } from './choices.ts';

export type FormKey = keyof FilterFormValues;
/** The fields into which a number is typed, or of which one is chosen. */
type AmountKey = 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear' | 'maxMileage';
/** The fields that hold any number of values. */
export type ListKey = { [Key in FormKey]: FilterFormValues[Key] extends string[] ? Key : never }[FormKey];

/** The form as it stands on the screen: numbers are what was typed, and may yet be none. */
export type Draft = Omit<FilterFormValues, AmountKey> & Record<AmountKey, string>;

/** The form of a search. */
export function draftOf(filters: Filters): Draft {
  const values = formFromFilters(filters);
  const text = (amount: number | null) => (amount === null ? '' : String(amount));
  const price = (amount: number | null) => (amount === null ? '' : formatPrice(amount));
  return {
    ...values,
    postcode: spacedPostcode(values.postcode),
    minPrice: price(values.minPrice),
    maxPrice: price(values.maxPrice),
    minYear: text(values.minYear),
    maxYear: text(values.maxYear),
    maxMileage: values.maxMileage === null ? ANY : String(values.maxMileage),
  };
}

/** What the form says; a number that cannot be read is NaN, which asks for nothing. */
export function valuesOf(draft: Draft): FilterFormValues {
  return {
    ...draft,
    minPrice: readAmount(draft.minPrice),
    maxPrice: readAmount(draft.maxPrice),
    minYear: readAmount(draft.minYear),
    maxYear: readAmount(draft.maxYear),
    maxMileage: draft.maxMileage === ANY ? null : readAmount(draft.maxMileage),
  };
}

/** What is wrong with the form, a message a field. */
export function draftErrors(draft: Draft): Partial<Record<FormKey, string>> {
  const values = valuesOf(draft);
  const errors = formErrors(values);
  for (const key of ['minPrice', 'maxPrice'] as const)
    if (Number.isNaN(values[key])) errors[key] = 'Enter an amount, such as £12,500';
  for (const key of ['minYear', 'maxYear'] as const)
    if (values[key] !== null && rowOf(key).kind.read(String(values[key])) === undefined)
      errors[key] = 'Enter a year, such as 2018';
  return errors;
}

/** The number of a field as the form writes it once it is typed; what is no number stays as it is. */
export function tidied(key: FormKey, typed: string): string {
  const amount = readAmount(typed);
  if (amount === null) return '';
  if (Number.isNaN(amount)) return typed;
  return key === 'minPrice' || key === 'maxPrice' ? formatPrice(amount) : String(amount);
}

/** The form without what narrows the search: where it looks stays. */
export const clearedDraft = (draft: Draft): Draft => ({ ...draftOf({}), postcode: draft.postcode });

/** The ends of a range are told of together: what is wrong with one may be mended at the other. */
export const PARTNERS: Partial<Record<FormKey, FormKey>> = {
  minPrice: 'maxPrice',
  maxPrice: 'minPrice',
  minYear: 'maxYear',
  maxYear: 'minYear',
};

/** A full postcode as people write it, its second half apart: M20 2RN. */
function spacedPostcode(postcode: string): string {
  return postcode.replace(/^(\S{2,4})(\d[A-Z]{2})$/, '$1 $2');
}
