export interface ComboBoxStrings {
  /** Shown in the list if no option matches. */
  empty: string;
  loading: string;
  /** The name of the button that opens the list. */
  open: string;
  /** The name of the button that clears the field. {label}: the field's label */
  clear: string;
  /** The name of the button that removes a value. {label}: the value's label */
  remove: string;
}

export const enGB: ComboBoxStrings = {
  empty: 'No matches',
  loading: 'Loading…',
  open: 'Show all',
  clear: 'Clear {label}',
  remove: 'Remove {label}',
};
