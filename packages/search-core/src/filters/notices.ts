import { cut } from '../cut.ts';
import type { FilterKey } from './filters.ts';

/** A value of a search's URL that was not used as given. No search changes silently. */
export interface SearchNotice {
  key: FilterKey | 'sort' | 'page' | 'car';
  /** `dropped`: it was invalid. `adjusted`: a near value was used. `swapped`: the ends of a range were crossed. */
  kind: 'dropped' | 'adjusted' | 'swapped';
  /** The given text, cut to a length that can be shown. */
  given: string;
  /** A sentence for the buyer. */
  message: string;
}

const SHOWN = 40;

/** @param why follows the value in the sentence: 'makes no sense here' */
export function droppedNotice(key: SearchNotice['key'], title: string, text: string, why: string): SearchNotice {
  const given = cut(text, SHOWN);
  return { key, kind: 'dropped', given, message: `${title}: ‘${given}’ ${why}, so it was left out.` };
}

/** @param used the label of the value that was used */
export function adjustedNotice(key: SearchNotice['key'], title: string, text: string, used: string): SearchNotice {
  const given = cut(text, SHOWN);
  return { key, kind: 'adjusted', given, message: `${title}: we used ${used} for ‘${given}’.` };
}
