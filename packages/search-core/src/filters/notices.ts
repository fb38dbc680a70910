import { truncate } from '../truncate.ts';
import { fillText } from '../labels.ts';
import type { SearchTexts } from '../texts.ts';
import type { FilterKey } from './filters.ts';

/** Tells the user that a value in a search's URL was not used as given. */
export interface SearchNotice {
  key: FilterKey | 'sort' | 'page' | 'car';
  /**
   * `dropped`: the value was not used. `adjusted`: a near value was used. `swapped`: the ends of a range were crossed.
   */
  kind: 'dropped' | 'adjusted' | 'swapped';
  /** The given text, truncated for display. */
  given: string;
  /** A sentence for the buyer. */
  message: string;
}

/** A notice that `writeNotice` has not yet formatted in a language. */
export interface NoticeDraft {
  key: SearchNotice['key'];
  reason: keyof SearchTexts['notices'];
  given: string;
  /** Values for the placeholders in the reason's text. */
  values?: Record<string, string | number>;
}

const MAX_GIVEN_LENGTH = 40;

export function writeNotice({ key, reason, given: text, values }: NoticeDraft, texts: SearchTexts): SearchNotice {
  const given = truncate(text, MAX_GIVEN_LENGTH);
  const kind = reason === 'adjusted' || reason === 'swapped' ? reason : 'dropped';
  return { key, kind, given, message: fillText(texts.notices[reason], { ...values, given }) };
}
