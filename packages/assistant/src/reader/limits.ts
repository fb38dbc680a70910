import type { WordsAfter, WordsBefore, Comparator, Margin } from './words-near-figure.ts';

/** The bounds that a figure sets, inclusive. */
export interface Limits {
  min?: number;
  max?: number;
}

/** Returns the bounds of a price or a mileage, which are always inclusive. */
export function getAmountBounds(
  value: number,
  comparator: Comparator | undefined,
  isApproximate: boolean,
  isNegated: boolean,
): Limits {
  const minLimits: Limits = { min: value };
  const maxLimits: Limits = { max: value };
  if (comparator === 'lt' || comparator === 'older') return isNegated ? minLimits : maxLimits;
  if (comparator === 'gt' || comparator === 'newer') return isNegated ? maxLimits : minLimits;
  if (comparator === 'ge' || comparator === 'since') return minLimits;
  if (comparator === undefined && isApproximate) return { min: Math.round(value * 0.9), max: Math.round(value * 1.1) };
  return maxLimits;
}

/** Returns the bounds of a price or a mileage with a margin: '£22,000 plus or minus 2k', '20k give or take 2'. */
export function getMarginBounds(value: number, { value: margin, isScaled, isPercent }: Margin): Limits {
  const isInThousands = !isScaled && margin < 100 && value >= 1000;
  const maxMargin = isPercent ? Math.round((value * margin) / 100) : isInThousands ? margin * 1000 : margin;
  return maxMargin < value ? { min: value - maxMargin, max: value + maxMargin } : { max: value };
}

/** Returns the bounds for the calendar years `first` to `last` (a plate may span two). */
export function getYearBounds(
  first: number,
  last: number,
  comparator: Comparator | undefined,
  isApproximate: boolean,
  isNegated: boolean,
): Limits {
  switch (comparator) {
    case 'lt':
    case 'older':
      return isNegated ? { min: first } : { max: last - 1 };
    case 'gt':
    case 'newer':
      return isNegated ? { max: last } : { min: first + 1 };
    case 'ge':
    case 'since':
      return { min: first };
    case 'le':
      return { max: last };
    case undefined:
      return isApproximate ? { min: first - 1, max: last + 1 } : { min: first, max: last };
  }
}

/** Converts a bound of an age to calendar years: the older the car, the earlier its year. */
export function getAgeBounds(years: number, thisYear: number, before: WordsBefore, after: WordsAfter): Limits {
  const year = thisYear - years;
  const minYearLimits: Limits = { min: year };
  const maxYearLimits: Limits = { max: year };
  const { comparator, isNegated } = before;
  if (comparator === 'older' || comparator === 'gt') return isNegated ? minYearLimits : maxYearLimits;
  if (comparator === 'ge') return maxYearLimits;
  if (comparator !== undefined || before.followsLast)
    return comparator === 'lt' && isNegated ? maxYearLimits : minYearLimits;
  if (after.comparator === 'le') return minYearLimits;
  if (after.comparator === 'ge') return maxYearLimits;
  return before.isApproximate || after.isApproximate ? { min: year - 1, max: year + 1 } : { min: year, max: year };
}

/**
 * Returns the calendar years of a plate's age identifier: '19' is 2019 from March, '66' is September 2016 to February
 * 2017. Undefined for an identifier that has not been issued.
 */
export function getPlateYears(plate: number, thisYear: number): [first: number, last: number] | undefined {
  const isSeptember = plate > 50;
  const first = 2000 + (isSeptember ? plate - 50 : plate);
  if (!Number.isInteger(plate) || plate < 1 || plate > 99 || first < 2001 || first > thisYear) return undefined;
  return [first, isSeptember ? first + 1 : first];
}
