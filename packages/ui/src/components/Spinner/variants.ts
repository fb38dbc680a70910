/** Sizes of 16, 24 and 40 px. */
export const spinnerSizes = ['s', 'm', 'l'] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];
