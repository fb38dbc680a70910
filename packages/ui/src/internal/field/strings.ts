import type { PluralMessage } from '../locale/index.ts';

/** Error messages for values that break the rules of their field. */
export interface FormStrings {
  /** The value is missing: {label} */
  required: string;
  /** The checkbox is not ticked: {label} */
  unticked: string;
  /** An unticked checkbox whose label is not plain text. */
  untickedUnlabelled: string;
  /** A date or time with a missing part. */
  incomplete: string;
  notNumber: string;
  notEmail: string;
  notUrl: string;
  /** The value does not match `pattern`, and the field has no `title`: {label} */
  patternMismatch: string;
  /** The number of characters: {count} */
  tooShort: PluralMessage;
  tooLong: PluralMessage;
  /** The minimum of a number: {min} */
  tooLow: string;
  /** The maximum of a number: {max} */
  tooHigh: string;
  /** The earliest date: {min} */
  tooEarly: string;
  /** The latest date: {max} */
  tooLate: string;
  notWhole: string;
  /** The step: {step} */
  notMultiple: string;
}

export const enGB: FormStrings = {
  required: '{label} is required',
  unticked: 'Tick ‘{label}’ to continue',
  untickedUnlabelled: 'Tick the box to continue',
  incomplete: 'Complete this field',
  notNumber: 'Enter a number',
  notEmail: 'Enter an email address like name@example.com',
  notUrl: 'Enter an address that begins with https://',
  patternMismatch: '{label} isn’t in the right format',
  tooShort: { one: 'Use {count} character or more', other: 'Use {count} characters or more' },
  tooLong: { one: 'Use {count} character or fewer', other: 'Use {count} characters or fewer' },
  tooLow: 'Enter {min} or more',
  tooHigh: 'Enter {max} or less',
  tooEarly: 'Enter {min} or later',
  tooLate: 'Enter {max} or earlier',
  notWhole: 'Enter a whole number',
  notMultiple: 'Enter a multiple of {step}',
};
