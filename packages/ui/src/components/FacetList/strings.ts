import type { PluralMessage } from '../../internal/locale/index.ts';

export interface FacetListStrings {
  /** Describes an option by its results: {count} */
  results: PluralMessage;
  /** Explains why an option cannot be selected. */
  noResults: string;
  /** Follows the label of an excluded option. */
  excluded: string;
  /** The label of the button that shows the other options. {count} is the number of all options. */
  showAll: string;
  showFewer: string;
  /** The name of the filter field: {label} */
  filter: string;
  noMatches: string;
  /** Announced while users filter: {count} */
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
