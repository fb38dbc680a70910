export { FieldFrame } from './FieldFrame.tsx';
export { FieldLabel } from './FieldLabel.tsx';
export { FieldNotes } from './FieldNotes.tsx';
export { type AllowUndefined, type FieldProps, type FieldSize, useFieldProps } from './field-props.ts';
export { useTextValue } from './useTextValue.ts';
export type { FormStrings } from './strings.ts';
export { FormStringsContext } from './validation-messages.ts';
