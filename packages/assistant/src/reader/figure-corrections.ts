import { isFiller } from './fillers.ts';
import { findCueTo, type Scan } from './scan.ts';
import type { WordsAfter, WordsBefore } from './words-near-figure.ts';

/** Words after which a figure replaces an earlier one: 'say 80k'. */
const CORRECTION = /^(?:no|say|it|well|mean|meant|that)$/u;

/** Returns whether a figure corrects an earlier one: 'actually 80k', or 'up to 7' as a complete turn. */
export function isCorrection(scanned: Scan, { from, comparator }: WordsBefore, after: WordsAfter): boolean {
  const previous = scanned.words[from - 1]?.norm ?? '';
  // 'It' or 'that' does not begin a correction if it is the object of a verb ('keep it below fifteen thousand') or a
  // pause follows it.
  const isObject = /^(?:keep|keeping|want|need|get|like|prefer|afford)$/u.test(scanned.words[from - 2]?.norm ?? '');
  const isOtherObject = /^(?:it|that)$/u.test(previous) && (isObject || scanned.words[from]?.gap !== 'space');
  if ((CORRECTION.test(previous) && !isOtherObject) || findCueTo(scanned, from, 'turns')?.tag === 'correct')
    return true;
  // A turn that begins with 'or' and a figure above 9 corrects the last figure: 'or 80k at a push'.
  if (previous === 'or' && from === 1 && (scanned.words[1]?.number ?? 0) > 9) return true;
  const followingWords = `${scanned.words[after.to]?.norm} ${scanned.words[after.to + 1]?.norm}`;
  if (/^(?:is|are|will|would) (?:fine|ok|do|enough|plenty)$/u.test(followingWords) && comparator === undefined)
    return true;
  const isCompleteTurn =
    scanned.words.slice(0, from).every(({ norm }) => isFiller(norm)) && after.to >= scanned.words.length - 1;
  return isCompleteTurn && (comparator ?? after.comparator) !== undefined;
}
