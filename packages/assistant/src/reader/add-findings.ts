import type { Exclusion, Finding, Reading, Span } from './reading.ts';

/** Findings of a language model in words that the reader did not recognise. */
export interface AddedFindings {
  values: readonly Finding[];
  excluded: readonly Exclusion[];
}

const overlaps = (a: Span, b: Span): boolean => a.message === b.message && a.start < b.end && b.start < a.end;

/**
 * Adds findings to a reading. Parameters that the reader found do not change. Words of findings no longer count as
 * unrecognised.
 */
export function addFindings(reading: Reading, added: AddedFindings): Reading {
  const foundKeys = new Set(reading.values.map(({ key }) => key));
  const isAlreadyExcluded = ({ key, value }: Exclusion): boolean =>
    reading.excluded.some((each) => each.key === key && each.value === value);
  const isWanted = ({ key, value }: Exclusion): boolean =>
    reading.values.some((each) => each.key === key && each.value === value);
  const values = added.values.filter((finding) => !foundKeys.has(finding.key) && !isAlreadyExcluded(finding));
  const excluded = added.excluded.filter((exclusion) => !isWanted(exclusion) && !isAlreadyExcluded(exclusion));
  const isRead = (span: Span): boolean => [...values, ...excluded].some((each) => overlaps(each.span, span));
  return {
    values: [...reading.values, ...values],
    excluded: [...reading.excluded, ...excluded],
    unread: reading.unread.filter((span) => !isRead(span)),
  };
}
