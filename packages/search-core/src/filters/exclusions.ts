/** The prefix of an excluded value in `Filters` and in URLs: `-Red`. */
const MARK = '-';

/** Returns whether a value is in the excluded form: `-Red`. */
export const isExcluded = (value: string | number): boolean => String(value).startsWith(MARK);

/** Returns the excluded form of a value: `-Red` for `Red`. */
export const toExcluded = (value: string): string => MARK + value;

/** Returns a value without the prefix: `Red` for `-Red`. */
export const toWanted = (value: string): string => (isExcluded(value) ? value.slice(MARK.length) : value);

/**
 * Splits a filter's values into the wanted ones and the excluded ones, without the prefix. Each list is undefined if it
 * is empty.
 */
export function splitExclusions(values: readonly string[] = []) {
  const wanted = values.filter((value) => !isExcluded(value));
  return {
    wanted: wanted.length > 0 ? wanted : undefined,
    excluded: values.filter(isExcluded).map(toWanted),
  };
}
