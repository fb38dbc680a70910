'use client';
export type { FormStrings } from '../../internal/field/index.ts';
export { Form, type FormProps } from './Form.tsx';
export type { FormErrors } from './useServerErrors.ts';
