import { getParams, isExcludable, type Reading } from '../index.ts';
import { formatList, writeSummary } from './format-facts.ts';

/** Describes what was understood, in one sentence. */
export function describe(reading: Pick<Reading, 'values' | 'excluded'>): string {
  if (reading.values.length === 0 && reading.excluded.length === 0)
    return "I don't know yet which car you're looking for.";
  // The summary already contains the other exclusions.
  const counts = reading.excluded.flatMap(({ key, value }) => (isExcludable(key) ? [] : [`${value} ${key}`]));
  const exclusionText = counts.length > 0 ? `, not ${formatList(counts)}` : '';
  return `You're looking for ${writeSummary({ params: getParams(reading) })}${exclusionText}.`;
}
