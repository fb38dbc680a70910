import { cut } from '../cut.ts';
import type { FilterKey } from './filters.ts';

/** Something of a search's URL that was not taken as it was given: nothing changes a search silently. */
export interface SearchNotice {
  key: FilterKey | 'sort' | 'page' | 'car';
  /** `dropped`: it made no sense. `adjusted`: something near was taken. `swapped`: both ends of a range were. */
  kind: 'dropped' | 'adjusted' | 'swapped';
  /** What was given, cut to a length that can be shown. */
  given: string;
  /** A sentence for the buyer. */
  message: string;
}

const SHOWN = 40;

/** @param why what follows the value in the sentence: 'makes no sense here' */
export function droppedNotice(key: SearchNotice['key'], title: string, text: string, why: string): SearchNotice {
  const given = cut(text, SHOWN);
  return { key, kind: 'dropped', given, message: `${title}: ‘${given}’ ${why}, so it was left out.` };
}

/** @param used what was taken, as its tag says it */
export function adjustedNotice(key: SearchNotice['key'], title: string, text: string, used: string): SearchNotice {
  const given = cut(text, SHOWN);
  return { key, kind: 'adjusted', given, message: `${title}: we used ${used} for ‘${given}’.` };
}
