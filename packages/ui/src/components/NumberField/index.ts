'use client';
export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export { type NumberFieldFormat, numberFieldFormats } from '../../internal/locale/number-formats.ts';
