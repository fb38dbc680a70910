import { createContext } from 'react';
import { fillMessage, type Formats } from '../locale/index.ts';
import type { FormStrings } from './strings.ts';

export const constraints = [
  'valueMissing',
  'badInput',
  'typeMismatch',
  'patternMismatch',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
] as const;
export type Constraint = (typeof constraints)[number];

export interface InvalidField {
  /** Empty if the label is not plain text. */
  label: string;
  type?: string | undefined;
  /** A description of the pattern. */
  title?: string | undefined;
  min?: number | string | undefined;
  max?: number | string | undefined;
  step?: number | string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** Formats `min`, `max` and `step`, for example as amounts of money. */
  formatNumber?: ((value: number) => string) | undefined;
}

export function getValidationMessage(
  constraint: Constraint,
  field: InvalidField,
  text: FormStrings,
  formats: Formats,
): string {
  const { label, type, title, min = '', max = '', step, minLength = 0, maxLength = 0, formatNumber } = field;
  const isDate = type === 'date';
  const formatRuleValue = (value: number | string) => {
    if (isDate) return formats.formatDate(value);
    if (formatNumber) return formatNumber(Number(value));
    // Does not group digits, because the number may be a year.
    return Number(value).toLocaleString(formats.locale, { useGrouping: false, maximumFractionDigits: 20 });
  };
  switch (constraint) {
    case 'valueMissing':
      if (type !== 'checkbox') return fillMessage(text.required, { label });
      return label === '' ? text.untickedUnlabelled : fillMessage(text.unticked, { label });
    case 'badInput':
      return type === 'number' ? text.notNumber : text.incomplete;
    case 'typeMismatch':
      return type === 'email' ? text.notEmail : text.notUrl;
    case 'patternMismatch':
      return title ?? fillMessage(text.patternMismatch, { label });
    case 'tooShort':
      return formats.formatPlural(text.tooShort, minLength);
    case 'tooLong':
      return formats.formatPlural(text.tooLong, maxLength);
    case 'rangeUnderflow':
      return fillMessage(isDate ? text.tooEarly : text.tooLow, { min: formatRuleValue(min) });
    case 'rangeOverflow':
      return fillMessage(isDate ? text.tooLate : text.tooHigh, { max: formatRuleValue(max) });
    case 'stepMismatch':
      if (step === undefined || String(step) === '1') return text.notWhole;
      return fillMessage(text.notMultiple, { step: formatRuleValue(step) });
  }
}

export const FormStringsContext = createContext<Partial<FormStrings> | undefined>(undefined);
