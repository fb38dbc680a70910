export interface SelectStrings {
  /** In place of a value. */
  placeholder: string;
  /** Placeholder of a required Select. */
  requiredPlaceholder: string;
  /** Placeholder of a required Select for several values. */
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
