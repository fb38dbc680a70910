/** What HTML calls the ways in which a value can break the rules of its control. */
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

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field that a message is written for. */
export interface InvalidField {
  name: string;
  /** As it is written over the field. */
  label: string;
  /** Where its bounds can be read: `min`, `maxLength` and so on. */
  control: FormControl;
}

/** What is said to each. */
export type ValidationMessages = Readonly<Record<Constraint, (field: InvalidField) => string>>;

const attribute = (control: FormControl, name: string) => control.getAttribute(name) ?? '';

/** In British English. */
export const validationMessages: ValidationMessages = {
  valueMissing: ({ label, control }) =>
    control.type === 'checkbox' ? `Tick ‘${label}’ to go on` : `${label} is required`,
  badInput: ({ control }) => (control.type === 'number' ? 'Enter a number' : 'Enter all of it'),
  typeMismatch: ({ control }) =>
    control.type === 'email'
      ? 'Enter an email address like name@example.com'
      : 'Enter an address that begins with https://',
  patternMismatch: ({ label, control }) => control.title || `${label} is not in the right format`,
  tooShort: ({ control }) => `Use ${attribute(control, 'minlength')} characters or more`,
  tooLong: ({ control }) => `Use ${attribute(control, 'maxlength')} characters or fewer`,
  rangeUnderflow: ({ control }) => `Enter ${attribute(control, 'min')} or more`,
  rangeOverflow: ({ control }) => `Enter ${attribute(control, 'max')} or less`,
  stepMismatch: ({ control }) =>
    ['', '1'].includes(attribute(control, 'step'))
      ? 'Enter a whole number'
      : `Enter a multiple of ${attribute(control, 'step')}`,
};
