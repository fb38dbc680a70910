export { type ControlProps, Field, type FieldProps } from './Field.tsx';
