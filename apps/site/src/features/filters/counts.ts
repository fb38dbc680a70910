import { ANY, type FacetKey, type Facets, isExcluded } from '@forecourt/search-core';
import type { ListOption } from '@forecourt/ui/Select';
import { formatNumber } from '../../lib/format-number.ts';

export interface ShownCounts {
  /** `null` if the service has none, `undefined` if they are not loaded. */
  facets: Facets | null | undefined;
  /** Whether the counts belong to the previous state of the form. */
  isStale: boolean;
}

/**
 * An option without cars stays enabled, because the keyboard cannot reach disabled options in React Aria's lists. An
 * option that stale counts lack gets no count.
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
