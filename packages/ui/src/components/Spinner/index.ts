'use client';
export { Spinner, type SpinnerProps } from './Spinner.tsx';
export { type SpinnerSize, spinnerSizes } from './variants.ts';
export type { SpinnerStrings } from './strings.ts';
