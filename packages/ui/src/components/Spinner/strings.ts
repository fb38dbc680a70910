export interface SpinnerStrings {
  /** The default label. */
  label: string;
}

export const enGB: SpinnerStrings = { label: 'Loading' };
