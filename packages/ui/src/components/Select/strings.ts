export interface SelectStrings {
  /** Shown if there is no value. */
  placeholder: string;
  /** The placeholder of a required Select. */
  requiredPlaceholder: string;
  /** The placeholder of a required Select with several values. */
  requiredMultiplePlaceholder: string;
  /** Shown in a list without options. */
  empty: string;
  loading: string;
  /** The text for more than two values. {labels}: the first two labels; {count}: the number of the other values */
  more: string;
}

export const enGB: SelectStrings = {
  placeholder: 'Any',
  requiredPlaceholder: 'Choose one',
  requiredMultiplePlaceholder: 'Choose at least one',
  empty: 'No options available',
  loading: 'Loading…',
  more: '{labels} + {count}',
};
