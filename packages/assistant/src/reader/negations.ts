import { isLink } from './fillers.ts';
import type { Mention } from './mentions.ts';
import { isSameKind, type NegationScope } from './negation-scope.ts';
import { findSentenceStart } from './owners.ts';
import { type Cue, findCueFrom, type Scan } from './scan.ts';
import type { Statement, Topic } from './statements.ts';

/**
 * A word that negates the next mention ('not', 'rather than', 'doesn't have to be'), and the index of the word after
 * it.
 */
export interface Pending {
  tag: 'not' | 'than' | 'drop' | 'whichever';
  /** Whether a list usually follows the negation: 'avoid A, B and C'. */
  isList?: boolean;
  isColon?: boolean;
  from: number;
  at: number;
}

/**
 * Returns whether a word is a 'but' that excludes the value after it: 'any colour but red', 'any A3 but the saloon'.
 * @param clearedTo the index of the word after a dismissed topic such as 'any colour'
 */
export function isException(
  { words }: Scan,
  mentionAt: ReadonlyMap<number, Mention>,
  last: Mention | undefined,
  clearedTo: number,
  at: number,
): boolean {
  if (words[at]?.norm !== 'but' || words[at]?.gap === 'comma') return false;
  if (!mentionAt.has(at + (/^(?:an?|the)$/u.test(words[at + 1]?.norm ?? '') ? 2 : 1))) return false;
  return at === clearedTo || (last?.kind === 'car' && last.to === at && words[last.from - 1]?.norm === 'any');
}

/** Nouns that a value may describe before its rejection: 'manual gearboxes do my head in'. */
const HEAD_NOUN = /^(?:gearbox(?:es)?|transmissions?|engines?|paint)$/u;
const CONDITION = /^(?:if|when) (?:its|it is|theyre|they are|it was|its got)(?: an?| the)?$/u;
const REFUSAL =
  /^(?:ones? |cars? )?(?:then )?(?:(?:forget|skip|leave) it|(?:im|were) (?:not interested|out)|(?:i|we) (?:dont|wont) (?:want|have|look)|(?:dont|do not) bother|no thanks?|count me out|(?:i|we) (?:am|are) not interested)/u;

/** Returns whether a condition rules a value out: 'if it's red, forget it', 'if it's a diesel I'm not interested'. */
export function isRefusedCondition({ words }: Scan, { from, to }: Mention): boolean {
  const read = (start: number, end: number): string =>
    words
      .slice(Math.max(0, start), end)
      .map(({ norm }) => norm)
      .join(' ');
  const isCondition = [2, 3, 4].some((length) => CONDITION.test(read(from - length, from)));
  return isCondition && REFUSAL.test(read(to, to + 5));
}

const LOW_OPINION =
  /^(?:boring|dull|ugly|awful|horrible|hideous|dreadful|soulless|tedious|pointless|uncomfortable|unreliable|tacky)$/u;

/** Returns whether the buyer has a low opinion of a value: 'I find automatics boring'. */
export const isFoundBad = ({ words }: Scan, { from, to }: Mention): boolean =>
  /^(?:find|finds|found)$/u.test(words[from - 1]?.norm ?? '') &&
  words[to]?.gap === 'space' &&
  [words[to], words[to + 1]].some((word) => LOW_OPINION.test(word?.norm ?? ''));

/** Returns whether a value shares the rejection before it: 'red's a no, so's yellow', 'I hate purple. Also gold.' */
export function isRejectedToo({ words }: Scan, statements: readonly Statement[], mention: Mention): boolean {
  const last = statements.at(-1);
  const start = words[mention.from - 1];
  const isAlone = words[mention.to]?.gap !== 'space' && words[mention.from]?.gap === 'space';
  if (/^(?:also|ditto|likewise)$/u.test(start?.norm ?? '') && start?.gap === 'stop' && isAlone)
    return last?.type === 'exclude' && isSameKind(last.mention, mention);
  // Finds 'so is' before the value: 'Diesel is a no, so is an SUV.'
  const from = mention.from - (/^(?:an?|the|any)$/u.test(words[mention.from - 1]?.norm ?? '') ? 1 : 0);
  const [before, previous] = [words[from - 2]?.norm, words[from - 1]?.norm];
  const isSame = previous === 'sos' || (before === 'so' && /^(?:is|are)$/u.test(previous ?? ''));
  return isSame && statements.at(-1)?.type === 'exclude';
}

/** Returns whether the sentence has already excluded the value: 'not silver because every car is silver'. */
export function isRestated(scanned: Scan, statements: readonly Statement[], mention: Mention): boolean {
  if (mention.kind !== 'value') return false;
  const start = findSentenceStart(scanned, mention.from);
  return statements.some(
    (each) =>
      each.type === 'exclude' &&
      each.from >= start &&
      each.mention.kind === 'value' &&
      each.mention.value === mention.value,
  );
}

/** Finds the value before a phrase that rejects it: 'SUVs are too big', 'diesel's on the way out'. */
export function findRejectedBefore({ words }: Scan, cue: Cue, last: Mention | undefined): Mention | undefined {
  if (
    (last?.kind !== 'value' && last?.kind !== 'count') ||
    words.slice(last.to, cue.from).some(({ norm }) => !isLink(norm) && !HEAD_NOUN.test(norm))
  )
    return undefined;
  const isWithin = words[last.from]?.gap === 'space';
  const startsClause = /^(?:but|and|cos|because|as|since|so|says)$/u.test(words[last.from - 1]?.norm ?? '');
  return isWithin && !startsClause ? undefined : last;
}

/** Finds the values that a later phrase rejects: 'Defender need not apply', 'Fords, Nissans and Renaults are a no'. */
export function findRejectedMentions({ words }: Scan, cue: Cue, wanted: readonly Mention[]): Mention[] {
  const out: Mention[] = [];
  // A rejection in its own sentence does not apply to the values before it: 'a Golf. No thanks!'. After a comma,
  // 'never' does: 'two Fords, never again'.
  const { gap, norm, asked } = words[cue.from] ?? {};
  // A rejection after a question answers it: 'a Corsa? No thanks.'
  const isAnswer = asked === true && wanted.at(-1)?.to === cue.from;
  if (gap !== 'space' && !isAnswer && !(gap === 'comma' && norm === 'never')) return out;
  let isList = false;
  for (let end = cue.from, i = wanted.length - 1; i >= 0; i--) {
    const mention = wanted[i];
    if (mention?.kind !== 'car' && mention?.kind !== 'value' && mention?.kind !== 'flag') break;
    const between = words.slice(mention.to, end);
    const isPart = between.every(
      ({ norm, gap }) => (isLink(norm) || HEAD_NOUN.test(norm)) && gap !== 'comma' && gap !== 'stop',
    );
    const isNext = between.length > 0 || (isList && words[end]?.gap === 'comma');
    if (!isPart || (end < cue.from && !isNext)) break;
    isList ||= end < cue.from && /^(?:and|or)$/u.test(between[0]?.norm ?? '');
    out.push(mention);
    end = mention.from;
  }
  return out;
}

/**
 * Returns whether a negation also excludes the next value. In 'no diesel automatics' it does. In 'no red ones' and 'no
 * red BMW' it does not.
 */
export function isRuledOutToo({ words }: Scan, mention: Mention, next: Mention): boolean {
  // 'Not an SUV manual' does not exclude manuals.
  const isBodyType = (value: Mention): boolean => value.kind === 'value' && value.key === 'body_type';
  if (next.kind !== 'value' || mention.kind !== 'value' || isBodyType(mention)) return false;
  const last = words[next.to - 1]?.norm ?? '';
  const behind = words[next.to]?.gap === 'space' ? `${last} ${words[next.to]?.norm}` : last;
  return (isBodyType(next) || /(?:s|car|one)$/u.test(behind)) && words[next.from]?.gap === 'space';
}

/**
 * Returns whether a car is the head of a phrase whose value is excluded: the BMWs of 'no red BMWs', 'not a red BMW'.
 */
export function isHeadOfNegated({ words }: Scan, { last }: NegationScope, mention: Mention): boolean {
  if (mention.kind !== 'car' || last.kind !== 'value' || last.to !== mention.from) return false;
  const name = mention.model ?? mention.make;
  const isPlural = words[mention.to - 1]?.norm.endsWith('s') && !/s$/iu.test(name);
  return words[mention.from]?.gap === 'space' && (isPlural || /^(?:an?|any)$/u.test(words[last.from - 1]?.norm ?? ''));
}

/** Finds the topics that a 'no' clears: 'no budget', 'no mileage limit', 'no colour preference'. */
export function findRefusedTopics(scanned: Scan, cue: Cue): Topic[] {
  const topic = findCueFrom(scanned, cue.to, 'topics');
  const { gap, norm = '' } = scanned.words[topic?.to ?? 0] ?? {};
  const isAll =
    gap === undefined ||
    gap === 'stop' ||
    gap === 'comma' ||
    /^(?:limit|preference|restriction|cap|requirement)/u.test(norm);
  return topic && isAll ? (topic.tag.split(' ') as Topic[]) : [];
}
