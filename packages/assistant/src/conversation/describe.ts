import { getParams, type Reading } from '../index.ts';
import { toSentenceCase, formatList, writeSummary } from './format-facts.ts';

/** Describes what was understood, in one sentence. */
export function describe(reading: Pick<Reading, 'values' | 'excluded'>): string {
  const excluded = reading.excluded.map(({ key, value }) => {
    if (key === 'doors' || key === 'seats') return `${value} ${key}`;
    return key === 'make' || key === 'model' ? String(value) : toSentenceCase(String(value));
  });
  if (reading.values.length === 0 && excluded.length === 0)
    return 'I have not understood yet which car you are looking for.';
  const without = excluded.length > 0 ? `, not ${formatList(excluded)}` : '';
  return `You are looking for ${writeSummary({ params: getParams(reading) })}${without}.`;
}
