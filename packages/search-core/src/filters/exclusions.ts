/** The mark of an excluded value in `Filters` and in URLs: `-Red`. */
const MARK = '-';

/** Returns whether a value of a filter is excluded: `-Red`. */
export const isExcluded = (value: string | number): boolean => String(value).startsWith(MARK);

/** Marks a value as excluded. */
export const toExcluded = (value: string): string => MARK + value;

/** Returns a value without its mark. */
export const toWanted = (value: string): string => (isExcluded(value) ? value.slice(MARK.length) : value);

/** Splits a filter's values into the wanted ones, undefined if there are none, and the excluded ones, without their mark. */
export function splitExclusions(values: readonly string[] = []): {
  wanted: string[] | undefined;
  excluded: string[];
} {
  const wanted = values.filter((value) => !isExcluded(value));
  return {
    wanted: wanted.length > 0 ? wanted : undefined,
    excluded: values.filter(isExcluded).map(toWanted),
  };
}
