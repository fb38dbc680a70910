export { Field, labelIdOf } from './Field.tsx';
export { type FieldOwnProps, partsOf, type SaidOtherwise } from './parts.ts';
export { type Problems, ProblemsContext } from './problems.ts';
export { type ControlProps, type FieldProps, useField } from './useField.tsx';
