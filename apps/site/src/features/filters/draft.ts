import {
  ANY,
  type FilterFormValues,
  type Filters,
  formatPrice,
  getFormErrors,
  createFormValues,
} from '@forecourt/search-core';
import { formatPostcode } from '../../lib/format-postcode.ts';
import { readAmount } from './amount.ts';
import { getFilterRow } from './choices.ts';

export type FormKey = keyof FilterFormValues;
/** The fields with one number, typed or chosen. */
type AmountKey = 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear' | 'maxMileage';
export type ListKey = { [Key in FormKey]: FilterFormValues[Key] extends string[] ? Key : never }[FormKey];

/** The form's values as shown. Numbers are strings as typed, which may be invalid. */
export type Draft = Omit<FilterFormValues, AmountKey> & Record<AmountKey, string>;

export function createDraft(filters: Filters): Draft {
  const values = createFormValues(filters);
  const formatYear = (amount: number | null) => (amount === null ? '' : String(amount));
  const formatPriceText = (amount: number | null) => (amount === null ? '' : formatPrice(amount));
  return {
    ...values,
    postcode: formatPostcode(values.postcode),
    minPrice: formatPriceText(values.minPrice),
    maxPrice: formatPriceText(values.maxPrice),
    minYear: formatYear(values.minYear),
    maxYear: formatYear(values.maxYear),
    maxMileage: values.maxMileage === null ? ANY : String(values.maxMileage),
  };
}

/** An invalid number is NaN, which sets no filter. */
export function getFormValues(draft: Draft): FilterFormValues {
  return {
    ...draft,
    minPrice: readAmount(draft.minPrice),
    maxPrice: readAmount(draft.maxPrice),
    minYear: readAmount(draft.minYear),
    maxYear: readAmount(draft.maxYear),
    maxMileage: draft.maxMileage === ANY ? null : readAmount(draft.maxMileage),
  };
}

export function getDraftErrors(draft: Draft): Partial<Record<FormKey, string>> {
  const values = getFormValues(draft);
  const errors = getFormErrors(values);
  for (const key of ['minPrice', 'maxPrice'] as const)
    if (Number.isNaN(values[key])) errors[key] = 'Enter an amount, such as £12,500';
  for (const key of ['minYear', 'maxYear'] as const)
    if (values[key] !== null && getFilterRow(key).kind.read(String(values[key])) === undefined)
      errors[key] = 'Enter a year, such as 2018';
  return errors;
}

/** Returns invalid text unchanged. */
export function formatAmount(key: FormKey, typed: string): string {
  const amount = readAmount(typed);
  if (amount === null) return '';
  if (Number.isNaN(amount)) return typed;
  return key === 'minPrice' || key === 'maxPrice' ? formatPrice(amount) : String(amount);
}

export const clearDraft = (draft: Draft): Draft => ({ ...createDraft({}), postcode: draft.postcode });

/** Errors of both ends of a range are shown together if both are filled in, because changing either may fix them. */
export const OTHER_BOUND: Partial<Record<FormKey, FormKey>> = {
  minPrice: 'maxPrice',
  maxPrice: 'minPrice',
  minYear: 'maxYear',
  maxYear: 'minYear',
};
