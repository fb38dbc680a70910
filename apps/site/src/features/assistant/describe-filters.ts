import {
  FILTERS,
  type FilterKey,
  type Filters,
  formatPrice,
  normalizePostcode,
  splitExclusions,
} from '@forecourt/search-core';
import { formatNumber } from '../../lib/format-number.ts';
import { formatPostcode } from '../../lib/format-postcode.ts';

/**
 * Describes filters in a sentence that the reader parses to the same filters, except some ambiguous names. Omits the
 * default postcode, and the seller type, which the assistant cannot set.
 */
export function describeFilters(filters: Filters, { defaultPostcode }: { defaultPostcode: string }): string {
  const { postcode } = filters;
  const isPlaceNamed = postcode !== undefined && postcode !== normalizePostcode(defaultPostcode);
  return FILTERS.flatMap(({ key }) => describeFilter(key, filters, isPlaceNamed) ?? []).join(', ');
}

/** The key of the minimum describes the whole range, so `minPrice` also covers `maxPrice`. */
function describeFilter(key: FilterKey, filters: Filters, isPlaceNamed: boolean): string | undefined {
  const { minPrice, maxPrice, minYear, maxYear, minMileage, maxMileage, postcode, distance } = filters;
  const makes = splitExclusions(filters.make);
  const models = splitExclusions(filters.model);
  const isOneMake = makes.wanted?.length === 1;
  switch (key) {
    case 'make':
      // The reader recognises a numeric model only after its make, as in 'Fiat 500'.
      return describeChoice(
        isOneMake && models.wanted
          ? { ...makes, wanted: [`${makes.wanted?.[0]} ${models.wanted.join(' or ')}`] }
          : makes,
      );
    case 'model':
      return describeChoice(isOneMake ? { ...models, wanted: undefined } : models);
    case 'fuelType':
    case 'transmission':
    case 'bodyType':
    case 'color':
      return describeChoice(splitExclusions(filters[key]));
    case 'doors':
    case 'seats':
      return filters[key] && `${filters[key].join(' or ')} ${key}`;
    case 'postcode':
      return isPlaceNamed && typeof distance !== 'number' ? `near ${formatPostcode(postcode ?? '')}` : undefined;
    case 'distance':
      if (distance === undefined) return undefined;
      if (distance === 'national') return 'anywhere in the UK';
      return `within ${distance} miles${isPlaceNamed ? ` of ${formatPostcode(postcode ?? '')}` : ''}`;
    case 'minPrice':
      return describeRange(minPrice, maxPrice, formatPrice);
    case 'minYear':
      if (minYear !== undefined && minYear === maxYear) return `built in ${minYear}`;
      if (minYear === undefined) return maxYear === undefined ? undefined : `built in ${maxYear} or earlier`;
      return maxYear === undefined ? `built in ${minYear} or later` : `built from ${minYear} to ${maxYear}`;
    case 'minMileage':
      return describeRange(minMileage, maxMileage, formatNumber, ' miles on the clock');
    case 'excludeWriteoff':
      return filters.excludeWriteoff && 'no write-offs';
    default:
      return undefined;
  }
}

/** Returns a text such as 'Red or Blue, not Green', or undefined if there are no values. */
function describeChoice({ wanted, excluded }: ReturnType<typeof splitExclusions>): string | undefined {
  const phrases = [...(wanted ? [wanted.join(' or ')] : []), ...excluded.map((value) => `not ${value}`)];
  return phrases.length > 0 ? phrases.join(', ') : undefined;
}

function describeRange(
  min: number | undefined,
  max: number | undefined,
  format: (value: number) => string,
  unit = '',
): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `up to ${format(max)}${unit}`;
  if (max === undefined) return `at least ${format(min)}${unit}`;
  if (min === max) return `at least ${format(min)} and at most ${format(max)}${unit}`;
  return `between ${format(min)} and ${format(max)}${unit}`;
}
