/** The prefix of an excluded value in `Filters` and in URLs: `-Red`. */
const EXCLUSION_PREFIX = '-';

/** Returns whether a value is in the excluded form: `-Red`. */
export const isExcluded = (value: string | number): boolean => String(value).startsWith(EXCLUSION_PREFIX);

/** Returns the excluded form of a value: `-Red` for `Red`. */
export const toExcluded = (value: string): string => EXCLUSION_PREFIX + value;

/** Returns a value without the prefix: `Red` for `-Red`. */
export const toWanted = (value: string): string => (isExcluded(value) ? value.slice(EXCLUSION_PREFIX.length) : value);

/** Splits a filter's values into wanted ones (`undefined` if there are none) and excluded ones, without the prefix. */
export function splitExclusions(values: readonly string[] = []) {
  const wanted = values.filter((value) => !isExcluded(value));
  return {
    wanted: wanted.length > 0 ? wanted : undefined,
    excluded: values.filter(isExcluded).map(toWanted),
  };
}
