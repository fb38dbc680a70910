import { createContext } from 'react';

/** The ways in which HTML says that a value breaks the rules of its control. */
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

/** The field that a message is written for, and its rules. */
export interface InvalidField {
  /** Empty if the label is not plain text. */
  label: string;
  type?: string | undefined;
  /** What the pattern asks for, in words. */
  title?: string | undefined;
  min?: number | string | undefined;
  max?: number | string | undefined;
  step?: number | string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

/** The error message of each constraint. */
export type ValidationMessages = Readonly<Record<Constraint, (field: InvalidField) => string>>;

/** In British English. */
export const validationMessages: ValidationMessages = {
  valueMissing: ({ label, type }) => {
    if (type !== 'checkbox') return `${label} is required`;
    return label === '' ? 'Tick the box to go on' : `Tick ‘${label}’ to go on`;
  },
  badInput: ({ type }) => (type === 'number' ? 'Enter a number' : 'Enter all of it'),
  typeMismatch: ({ type }) =>
    type === 'email' ? 'Enter an email address like name@example.com' : 'Enter an address that begins with https://',
  patternMismatch: ({ label, title }) => title ?? `${label} is not in the right format`,
  tooShort: ({ minLength }) => `Use ${minLength} characters or more`,
  tooLong: ({ maxLength }) => `Use ${maxLength} characters or fewer`,
  rangeUnderflow: ({ min }) => `Enter ${min} or more`,
  rangeOverflow: ({ max }) => `Enter ${max} or less`,
  stepMismatch: ({ step }) =>
    step === undefined || String(step) === '1' ? 'Enter a whole number' : `Enter a multiple of ${step}`,
};

/** The messages of the surrounding `Form`. */
export const ValidationMessagesContext = createContext(validationMessages);
