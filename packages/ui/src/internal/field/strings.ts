import type { PluralMessage } from '../locale/index.ts';

/** Error messages for values that break the rules of their field. */
export interface FormStrings {
  /** Shown if the value is missing. {label}: the field's label */
  required: string;
  /** Shown if a required checkbox is not ticked. {label}: the checkbox's label */
  unticked: string;
  /** Shown instead of `unticked` if the label is not plain text. */
  untickedUnlabelled: string;
  /** Shown if part of a date or time is missing. */
  incomplete: string;
  notNumber: string;
  notEmail: string;
  notUrl: string;
  /** Shown if the value does not match `pattern`, and the field has no `title`. {label}: the field's label */
  patternMismatch: string;
  /** Shown if the text is too short. {count}: the minimum number of characters */
  tooShort: PluralMessage;
  /** Shown if the text is too long. {count}: the maximum number of characters */
  tooLong: PluralMessage;
  /** Shown if a number is too low. {min}: the minimum */
  tooLow: string;
  /** Shown if a number is too high. {max}: the maximum */
  tooHigh: string;
  /** Shown if a date is too early. {min}: the earliest date */
  tooEarly: string;
  /** Shown if a date is too late. {max}: the latest date */
  tooLate: string;
  notWhole: string;
  /** Shown if the value is not a multiple of the step. {step}: the step */
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
