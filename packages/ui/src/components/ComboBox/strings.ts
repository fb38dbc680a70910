export interface ComboBoxStrings {
  /** In the list if no option matches. */
  empty: string;
  loading: string;
  /** Name of the button that opens the list. */
  open: string;
  /** Name of the button that clears the field: {label} */
  clear: string;
  /** Name of the button that removes a value: {label} */
  remove: string;
}

export const enGB: ComboBoxStrings = {
  empty: 'No matches',
  loading: 'Loading…',
  open: 'Show all',
  clear: 'Clear {label}',
  remove: 'Remove {label}',
};
