import { ANY, type FacetKey, type Facets, isExcluded } from '@forecourt/search-core';
import type { ListOption } from '@forecourt/ui/Select';
import { formatNumber } from '../../lib/format-number.ts';

/** The facet counts on screen. */
export interface ShownCounts {
  /** The counts. `undefined` or `null` if there are none. */
  facets: Facets | null | undefined;
  /** Whether the counts belong to the previous state of the form. */
  isStale: boolean;
}

/**
 * Adds the number of cars to each option. An option without cars shows 0 but stays enabled, because keyboard and screen
 * reader users cannot reach disabled options in React Aria's lists. An option that stale counts lack gets no count.
 */
export function addCounts(
  key: FacetKey,
  options: readonly ListOption[],
  { facets, isStale }: ShownCounts,
): ListOption[] {
  const counts = facets?.[key];
  if (counts === undefined) return [...options];
  const countsByValue = new Map(counts.map(({ value, count }) => [value, count]));
  return options.map((option) => {
    const count = countsByValue.get(option.value) ?? (isStale ? undefined : 0);
    if (option.value === ANY || count === undefined || isExcluded(option.value)) return option;
    return { ...option, count: formatNumber(count) };
  });
}
