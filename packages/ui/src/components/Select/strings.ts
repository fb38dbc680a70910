export interface SelectStrings {
  /** In place of a value. */
  placeholder: string;
  /** In place of a required value. */
  requiredPlaceholder: string;
  /** In place of several values, of which one is required. */
  requiredMultiplePlaceholder: string;
  /** In a list without options. */
  empty: string;
  loading: string;
  /** More than two values: the first two {labels} and the {count} of the others. */
  more: string;
}

export const enGB: SelectStrings = {
  placeholder: 'Any',
  requiredPlaceholder: 'Choose one',
  requiredMultiplePlaceholder: 'Choose at least one',
  empty: 'Nothing to choose from',
  loading: 'Loading…',
  more: '{labels} + {count}',
};
