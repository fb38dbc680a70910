'use client';
export { Form, type FormProps } from './Form.tsx';
export {
  type Constraint,
  type FormControl,
  type InvalidField,
  validationMessages,
  type ValidationMessages,
} from './messages.ts';
