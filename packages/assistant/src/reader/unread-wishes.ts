import { isLink } from './fillers.ts';
import { FUNCTION_WORDS } from './lexicon/other-words.ts';
import { CAR_NOUNS, QUALITIES } from './lexicon/qualities.ts';
import { getRoleClasses } from './lexicon/role-words.ts';
import type { Scan } from './scan.ts';

/** Classes of words that are not the content of a wish, such as people and verbs of owning. */
const FUNCTION_CLASS = /^(?:self|mine|theirs|it|person|now|says|wish|be|not|own)$/u;

const ADVERB = /(?<!^(?:fami|friend|ug|ear))ly$/u;
/** Nouns that a value may describe: 'petrol engine'. */
const HEAD_NOUN = /^(?:engines?|seats?|doors?|body|shape|box|roof)$/u;

/** Words that begin a wish: 'nothing flashy', 'must have a decent stereo', 'ideally a tall boot'. */
const OPENER =
  /^(?:some(?:thing|at)|summat|sum(?:th|m)in|anything|nothing|nowt|owt|wants?|wanting|needs?|needing|prefer|ideally|preferably|hopefully|fancy|avoid|hates?|no)$/u;
const MODAL = /^(?:must|should|gotta|shouldnt|mustnt)$/u;
/** Without an opener or a modal verb, a clause with one of these words is not a wish. */
const STORY_WORD =
  /^(?:i|im|id|ill|ive|we|were|weve|wed|well|he|hes|she|shes|they|theyre|theyve|you|youre|my|our|his|her|their|was|had|did|been|who|what|whats|when|where|why|how|is|are|do|does|can|could|there|this)$/u;
const MAX_FRAGMENT_WORDS = 9;
/** In words. In a longer message, a fragment usually belongs to a story. */
const MAX_QUERY_WORDS = 30;
const CLAUSE_START = /^(?:but|because|cos|so|since|as|while|which|although|though|if)$/u;
/** Cues that are not content of their own. */
const FUNCTION_GROUPS = /^(?:bounds|afters|topics|turns|dismissals|steps|distances)$/u;

/** Finds the words of wishes that no stage has read: 'nothing showy', 'a decent stereo', 'must turn heads'. */
export function findUnreadWishes(
  { words, cuesFrom }: Scan,
  isRead: (at: number) => boolean,
  isMention: (at: number) => boolean,
  isQuery: boolean,
): { from: number; to: number }[] {
  const functionFlags = new Uint8Array(words.length);
  for (const cue of cuesFrom.flat())
    if (FUNCTION_GROUPS.test(cue.group) || (cue.group === 'polarity' && cue.tag === 'own'))
      functionFlags.fill(1, cue.from, cue.to);
  const getNorm = (at: number): string => words[at]?.norm ?? '';
  // 'Not too wide' is a wish. 'Too wide' alone is a complaint.
  const isDegree = (at: number): boolean =>
    getNorm(at - 1) === 'too' && /^(?:not|nothing|nowt|isnt|never|without|anything|aint)$/u.test(getNorm(at - 2));
  const isContent = (at: number): boolean => {
    const norm = getNorm(at);
    return (
      (!isRead(at) || isDegree(at)) &&
      functionFlags[at] !== 1 &&
      /^\p{L}{3}/u.test(norm) &&
      (QUALITIES.has(norm) ||
        !(
          ADVERB.test(norm) ||
          (HEAD_NOUN.test(norm) && isRead(at - 1)) ||
          isLink(norm) ||
          FUNCTION_WORDS.has(norm) ||
          getRoleClasses(norm).some((name) => FUNCTION_CLASS.test(name)) ||
          CAR_NOUNS.has(norm)
        ))
    );
  };
  const ranges: { from: number; to: number }[] = [];
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    while (
      to < words.length &&
      words[to]?.gap !== 'stop' &&
      words[to]?.gap !== 'comma' &&
      !CLAUSE_START.test(getNorm(to))
    )
      to++;
    const start = findWishStart({ words, cuesFrom }, from, to, isMention, isQuery);
    if (start !== undefined) {
      let last: { from: number; to: number } | undefined;
      for (let at = start; at < to; at++) {
        if (isContent(at)) {
          if (last && at - last.to < 3) last.to = at + 1;
          else ranges.push((last = { from: at, to: at + 1 }));
        } else if (isRead(at)) last = undefined;
      }
    }
    from = to;
  }
  return ranges;
}

/** Returns the index of the first word of the wish in a clause, if there is one. */
function findWishStart(
  { words, cuesFrom }: Pick<Scan, 'words' | 'cuesFrom'>,
  from: number,
  to: number,
  isMention: (at: number) => boolean,
  isQuery: boolean,
): number | undefined {
  for (let at = from; at < to; at++) {
    const norm = words[at]?.norm ?? '';
    const next = words[at + 1]?.norm;
    if (OPENER.test(norm)) return at + 1;
    if (MODAL.test(norm) || (/^(?:has|needs|got|have|wants)$/u.test(norm) && next === 'to')) return from;
    if (/^(?:i|we|id|wed|would|hed|shed)$/u.test(norm) && /^(?:like|love)$/u.test(next ?? '')) return at + 2;
    if (
      /^(?:with|without|has|having)$/u.test(norm) &&
      (at === from || isMention(at - 1) || CAR_NOUNS.has(words[at - 1]?.norm ?? ''))
    )
      return at + 1;
    if (/^(?:looking|after)$/u.test(norm) && cuesFrom[at]?.some(({ tag }) => tag === 'want')) return at + 1;
    if (cuesFrom[at]?.some(({ group, tag }) => group === 'polarity' && tag === 'avoid')) return at + 1;
  }
  for (let at = from; at < to; at++) if (STORY_WORD.test(words[at]?.norm ?? '')) return undefined;
  return isQuery && words.length <= MAX_QUERY_WORDS && to - from <= MAX_FRAGMENT_WORDS ? from : undefined;
}
