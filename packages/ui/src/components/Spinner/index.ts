export { Spinner, type SpinnerProps } from './Spinner.tsx';
export { type SpinnerSize, spinnerSizes } from './variants.ts';
