'use client';
export {
  type Constraint,
  type InvalidField,
  validationMessages,
  type ValidationMessages,
} from '../../internal/field/index.ts';
export { Form, type FormProps } from './Form.tsx';
export type { FormErrors } from './useServerErrors.ts';
