import type { ReactNode } from 'react';

/** One choice of a list. */
export interface ListOption<Value extends string = string> {
  value: Value;
  /** Its name: shown, read, and searched. */
  label: string;
  /** What stands before the name, e.g. a colour's swatch. It is not read. */
  start?: ReactNode;
  /** A second line. */
  description?: string | undefined;
  /** How many there are of it, as it shall be written: '1,204'. */
  count?: string | undefined;
  isDisabled?: boolean | undefined;
}
