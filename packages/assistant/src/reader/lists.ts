import type { Mention } from './mentions.ts';
import type { Scan } from './scan.ts';
import { parseWordSet } from './words.ts';

const LIST_WORDS = parseWordSet('or nor and a an the any either even in');

const sameKey = (a: Mention, b: Mention): boolean => {
  if (a.kind === 'value' && b.kind === 'value') return a.key === b.key;
  if (a.kind === 'car' && b.kind === 'car') return true;
  return a.kind === 'place' && b.kind === 'place';
};

/** Returns whether a mention continues a list: 'not red or blue', 'no red, blue or green'. */
export function continuesList(
  { words }: Scan,
  mentionAt: ReadonlyMap<number, Mention>,
  before: Mention,
  mention: Mention,
): boolean {
  if (!sameKey(before, mention)) return false;
  let hasConjunction = false;
  for (let i = before.to; i < mention.from; i++) {
    const norm = words[i]?.norm ?? '';
    if (!LIST_WORDS.has(norm)) return false;
    if (words[i]?.gap === 'comma' && norm !== 'or' && norm !== 'nor') return false;
    hasConjunction ||= norm === 'or' || norm === 'nor' || norm === 'and';
  }
  const { gap, stroke } = words[mention.from] ?? {};
  if (hasConjunction || stroke || gap === 'joint') return true;
  const after = words[mention.to]?.norm;
  const closing = mentionAt.get(mention.to + 1);
  return gap !== 'stop' && (after === 'or' || after === 'nor') && closing !== undefined && sameKey(mention, closing);
}
