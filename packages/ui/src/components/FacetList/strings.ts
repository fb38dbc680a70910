import type { PluralMessage } from '../../internal/locale/index.ts';

export interface FacetListStrings {
  /** The description of an option with results. {count}: the number of results */
  results: PluralMessage;
  /** Explains why an option cannot be selected. */
  noResults: string;
  /** Follows the label of an excluded option. */
  excluded: string;
  /** The label of the button that shows the other options. {count}: the number of all options */
  showAll: string;
  showFewer: string;
  /** The name of the field that filters the options. {label}: the list's label */
  filter: string;
  noMatches: string;
  /** Announced while users filter the options. {count}: the number of options that match */
  matches: PluralMessage;
}

export const enGB: FacetListStrings = {
  results: { one: '{count} result', other: '{count} results' },
  noResults: 'No results with this option',
  excluded: 'excluded',
  showAll: 'Show all {count}',
  showFewer: 'Show fewer',
  filter: 'Filter {label}',
  noMatches: 'No matches',
  matches: { one: '{count} option', other: '{count} options' },
};
