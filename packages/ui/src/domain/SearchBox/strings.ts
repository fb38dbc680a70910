export interface SearchBoxStrings {
  submit: string;
  /** Announced with the button's name while it loads. */
  submitting: string;
  /** Describes one mark to screen readers: {words} of the query and the {label} that they were understood as. */
  mark: string;
}

export const enGB: SearchBoxStrings = {
  submit: 'Search',
  submitting: 'Searching…',
  mark: '{words}: {label}',
};
