export interface SearchBoxStrings {
  submit: string;
  /** Announced with the button's name while it loads. */
  submitting: string;
  /** Describes a mark to screen readers. {words}: the marked words; {label}: the label of the mark */
  mark: string;
}

export const enGB: SearchBoxStrings = {
  submit: 'Search',
  submitting: 'Searching…',
  mark: '{words}: {label}',
};
