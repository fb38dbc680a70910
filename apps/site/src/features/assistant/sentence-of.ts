import { FILTERS, type FilterKey, type Filters, formatPrice, normalisePostcode } from '@forecourt/search-core';

const counted = new Intl.NumberFormat('en-GB');

/**
 * The filters of a search in words that the reader of natural language understands as the same filters: where a search is
 * to be changed, the conversation about it begins with them. A place that nobody named is left out, and so is who sells,
 * which the assistant cannot set. Empty where nothing is left.
 */
export function sentenceOf(filters: Filters, { defaultPostcode }: { defaultPostcode: string }): string {
  const { postcode } = filters;
  const isNamed = postcode !== undefined && postcode !== normalisePostcode(defaultPostcode);
  return FILTERS.flatMap(({ key }) => partOf(key, filters, isNamed) ?? []).join(', ');
}

/** What a filter says; the first of two bounds says both. */
function partOf(key: FilterKey, filters: Filters, isPlaceNamed: boolean): string | undefined {
  const { minPrice, maxPrice, minYear, maxYear, minMileage, maxMileage, postcode, distance } = filters;
  const isOneMake = filters.make?.length === 1;
  switch (key) {
    case 'make':
      // A model that is a mere figure is one right behind its make: 'Fiat 500'.
      return isOneMake && filters.model
        ? `${filters.make?.[0]} ${filters.model.join(' or ')}`
        : filters.make?.join(' or ');
    case 'model':
      return isOneMake ? undefined : filters.model?.join(' or ');
    case 'fuelType':
    case 'transmission':
    case 'bodyType':
    case 'color':
      return filters[key]?.join(' or ');
    case 'doors':
    case 'seats':
      return filters[key] && `${filters[key].join(' or ')} ${key}`;
    case 'postcode':
      return isPlaceNamed && typeof distance !== 'number' ? `near ${spaced(postcode ?? '')}` : undefined;
    case 'distance':
      if (distance === undefined) return undefined;
      if (distance === 'national') return 'anywhere in the UK';
      return `within ${distance} miles${isPlaceNamed ? ` of ${spaced(postcode ?? '')}` : ''}`;
    case 'minPrice':
      return between(minPrice, maxPrice, formatPrice);
    case 'minYear':
      if (minYear !== undefined && minYear === maxYear) return `built in ${minYear}`;
      if (minYear === undefined) return maxYear === undefined ? undefined : `built in ${maxYear} or earlier`;
      return maxYear === undefined ? `built in ${minYear} or later` : `built from ${minYear} to ${maxYear}`;
    case 'minMileage':
      return between(minMileage, maxMileage, (miles) => counted.format(miles), ' miles on the clock');
    case 'excludeWriteoff':
      return filters.excludeWriteoff && 'no write-offs';
    default:
      return undefined;
  }
}

function between(
  min: number | undefined,
  max: number | undefined,
  write: (value: number) => string,
  unit = '',
): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `up to ${write(max)}${unit}`;
  if (max === undefined) return `at least ${write(min)}${unit}`;
  if (min === max) return `at least ${write(min)} and at most ${write(max)}${unit}`;
  return `between ${write(min)} and ${write(max)}${unit}`;
}

/** As it is written on a letter. */
const spaced = (postcode: string): string => postcode.replace(/^(.{2,4})(\d[A-Z]{2})$/, '$1 $2');
