import { isLink } from './fillers.ts';
import type { Mention } from './mentions.ts';
import { isSameKind, type NegationScope } from './negation-scope.ts';
import { findSentenceStart } from './owners.ts';
import { type Cue, findCueFrom, type Scan } from './scan.ts';
import type { Statement, Topic } from './statements.ts';

/**
 * A phrase that negates the next mention ('not', 'rather than', 'doesn't have to be'). `from` is the index of its first
 * word, and `at` the index of the word after it.
 */
export interface PendingNegation {
  tag: 'not' | 'than' | 'drop' | 'whichever';
  /** Whether a list usually follows the negation: 'avoid A, B and C'. */
  isList?: boolean;
  isColon?: boolean;
  from: number;
  at: number;
}

/**
 * Returns whether a word is a 'but' or 'besides' that excludes the value after it: 'any colour but red', 'any A3 but
 * the saloon'.
 * @param clearedTo the index of the word after a dismissed topic such as 'any colour'
 */
export function isException(
  { words }: Scan,
  mentionAt: ReadonlyMap<number, Mention>,
  last: Mention | undefined,
  clearedTo: number,
  at: number,
): boolean {
  if (!/^(?:but|besides)$/u.test(words[at]?.norm ?? '') || words[at]?.gap === 'comma') return false;
  const { norm = '' } = words[at + 1] ?? {};
  // Adjectives may precede the value only after a determiner: 'any colour but that flat grey'.
  const maxDistance = /^(?:th(?:at|is|ose|ese))$/u.test(norm) ? 4 : /^(?:an?|the)$/u.test(norm) ? 2 : 1;
  const next = Array.from({ length: maxDistance }, (_, i) => at + 1 + i).find((i) => mentionAt.has(i));
  if (next === undefined || words.slice(at + 1, next + 1).some(({ gap }) => gap !== 'space')) return false;
  return at === clearedTo || (last?.kind === 'car' && last.to === at && words[last.from - 1]?.norm === 'any');
}

/** Nouns that a value may describe before its rejection: 'manual gearboxes do my head in'. */
const HEAD_NOUN = /^(?:gearbox(?:es)?|transmissions?|engines?|paint)$/u;
const CONDITION =
  /(?:^| )(?:if|when) (?:its|it is|theyre|they are|it was|its got|you(?:ve)? only (?:got|have)|it (?:turns out|happens) to be)(?: an?| the)?$/u;
const REFUSAL =
  /^(?:ones? |cars? )?(?:then )?(?:no(?: (?!problem|worries|bother|issue)|$)|(?:i|ill|id|we|well) (?:will )?(?:pass|walk)|(?:forget|skip|leave) it|(?:im|were) (?:not interested|out)|(?:i|we) (?:dont|wont) (?:want|have|look)|(?:dont|do not) bother|(?:ill|well) (?:cry|scream|walk|leave)|no thanks?|count me out|(?:i|we) (?:am|are) not interested)/u;

/** Returns whether a condition rules a value out: 'if it's red, forget it', 'if it's a diesel I'm not interested'. */
export function isRefusedCondition({ words }: Scan, { from, to }: Mention): boolean {
  const readText = (start: number, end: number): string =>
    words
      .slice(Math.max(0, start), end)
      .map(({ norm }) => norm)
      .join(' ');
  const isCondition = CONDITION.test(readText(from - 8, from));
  return isCondition && REFUSAL.test(readText(to, to + 5));
}

const HEAD = /^(?:ones?|cars?|models?|versions?)$/u;

/** Returns the index of the word after a value and its head noun: the 'cars' of 'white cars'. */
export const getHeadEnd = ({ words }: Scan, { to }: Mention): number =>
  to + Number(words[to]?.gap === 'space' && HEAD.test(words[to]?.norm ?? ''));

/** Returns whether a clause ends before a word, apart from words of politeness. */
export const endsClause = ({ words }: Scan, at: number): boolean => {
  const end = /^(?:please|pls|plz|thanks|ta|cheers|though|tho|lol|mate|either)$/u.test(words[at]?.norm ?? '')
    ? at + 1
    : at;
  const { norm = '', gap } = words[end] ?? {};
  return gap !== 'space' || /^(?:if|because|cos|but|so)$/u.test(norm);
};

const SUBJECT = /^(?:i|we|they|im|id|ill|ive|were|wed|well|weve)$/u;

/** Finds the value that is the object of a verb after it: 'diesels I hate', 'a Juke we could do without'. */
export function findObject(scanned: Scan, last: Mention | undefined, cue: Cue): Mention | undefined {
  if (last?.kind !== 'car' && last?.kind !== 'value') return undefined;
  const { words } = scanned;
  const from = getHeadEnd(scanned, last);
  const wordsBetween = words.slice(from, cue.from + 1);
  const isObject =
    cue.from >= from &&
    wordsBetween.length <= 5 &&
    (SUBJECT.test(wordsBetween[0]?.norm ?? '') || (wordsBetween.length === 1 && wordsBetween[0]?.norm === 'never')) &&
    // 'She wants an Evoque. I don't.'
    wordsBetween.every(({ gap }, i) => gap === 'space' || (i === 0 && wordsBetween.length === 2));
  return isObject ? last : undefined;
}

/** Returns whether a value is a whole question: 'Diesel?', 'An automatic?' */
export const isWholeQuestion = (scanned: Scan, mention: Mention): boolean => {
  const { words } = scanned;
  const from = mention.from - Number(/^(?:an?|the)$/u.test(words[mention.from - 1]?.norm ?? ''));
  const next = words[getHeadEnd(scanned, mention)];
  return words[from]?.gap === 'stop' && next?.gap === 'stop' && next.followsQuestion;
};

const ANSWERED_OBJECT = /^(?:them|one|it|those|that|these|any)$/u;

/** Returns whether an answer to a question about a value rejects it: 'diesels? I hate them', 'a Juke? Nope.' */
export function isRefusedInAnswer(
  scanned: Scan,
  mentionAt: ReadonlyMap<number, Mention>,
  last: Mention,
  at: number,
): boolean {
  const { words } = scanned;
  if ((last.kind !== 'car' && last.kind !== 'value') || words[at]?.followsQuestion !== true) return false;
  if (getHeadEnd(scanned, last) !== at) return false;
  const from = at + Number(SUBJECT.test(words[at]?.norm ?? ''));
  if (/^(?:no|nope|nah|naw|never|pass)$/u.test(words[at]?.norm ?? '') && endsClause(scanned, at + 1)) return true;
  const cue = findCueFrom(scanned, from, 'polarity', 'dismissals');
  if (!cue || !/^(?:not|avoid|out|drop)$/u.test(cue.tag) || (words[cue.to]?.gap === 'space' && mentionAt.has(cue.to)))
    return false;
  return endsClause(scanned, cue.to) || ANSWERED_OBJECT.test(words[cue.to]?.norm ?? '');
}

const LOW_OPINION =
  /^(?:boring|dull|ugly|awful|horrible|hideous|dreadful|soulless|tedious|pointless|uncomfortable|unreliable|tacky)$/u;

/** Returns whether the buyer has a low opinion of a value: 'I find automatics boring'. */
export const isDisliked = ({ words }: Scan, { from, to }: Mention): boolean =>
  /^(?:find|finds|found)$/u.test(words[from - 1]?.norm ?? '') &&
  words[to]?.gap === 'space' &&
  [words[to], words[to + 1]].some((word) => LOW_OPINION.test(word?.norm ?? ''));

/** Returns whether a value shares the rejection before it: 'red's a no, so's yellow', 'I hate purple. Also gold.' */
export function sharesRejection({ words }: Scan, statements: readonly Statement[], mention: Mention): boolean {
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

/**
 * Returns whether the same sentence already excludes the value ('not silver because every car is silver'), or the same
 * message the car ('no Twizy. The Twizy …').
 */
export function isAlreadyExcluded(scanned: Scan, statements: readonly Statement[], mention: Mention): boolean {
  if (mention.kind === 'car' && /^(?:the|that)$/u.test(scanned.words[mention.from - 1]?.norm ?? ''))
    return statements.some(
      ({ type, ...each }) =>
        type === 'exclude' && 'mention' in each && each.mention.kind === 'car' && each.mention.model === mention.model,
    );
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
export function findRejectedMention({ words }: Scan, cue: Cue, last: Mention | undefined): Mention | undefined {
  if (
    (last?.kind !== 'value' && last?.kind !== 'count') ||
    words.slice(last.to, cue.from).some(({ norm }) => !isLink(norm) && !HEAD_NOUN.test(norm))
  )
    return undefined;
  const isInClause = words[last.from]?.gap === 'space';
  const startsClause = /^(?:but|and|cos|because|as|since|so|says)$/u.test(words[last.from - 1]?.norm ?? '');
  return isInClause && !startsClause ? undefined : last;
}

/** Finds the values that a later phrase rejects: 'Defender need not apply', 'Fords, Nissans and Renaults are a no'. */
export function findRejectedMentions(scanned: Scan, cue: Cue, wantedMentions: readonly Mention[]): Mention[] {
  const { words } = scanned;
  const rejectedMentions: Mention[] = [];
  // A rejection in its own sentence does not apply to the values before it: 'a Golf. No thanks!'. After a comma,
  // 'never' does: 'two Fords, never again'.
  const { gap, norm, followsQuestion } = words[cue.from] ?? {};
  // A rejection after a question answers it: 'a Corsa? No thanks.'
  const last = wantedMentions.at(-1);
  const isNext = last !== undefined && getHeadEnd(scanned, last) === cue.from;
  const isAnswer = followsQuestion === true && isNext;
  // After a comma a refusal rejects the value that is alone before it: 'a diesel, no thanks'.
  const isAlone =
    isNext && words[last.from - Number(/^(?:an?|any)$/u.test(words[last.from - 1]?.norm ?? ''))]?.gap !== 'space';
  const isPause = gap === 'comma' && (norm === 'never' || (isAlone && endsClause(scanned, cue.to)));
  if (gap !== 'space' && !isAnswer && !isPause) return rejectedMentions;
  let isList = false;
  for (let end = cue.from, i = wantedMentions.length - 1; i >= 0; i--) {
    const mention = wantedMentions[i];
    if (mention === undefined || !/^(?:car|value|flag|count)$/u.test(mention.kind)) break;
    const wordsBetween = words.slice(mention.to, end);
    const isListItem = wordsBetween.every(
      ({ norm, gap }) => (isLink(norm) || HEAD_NOUN.test(norm)) && gap !== 'comma' && gap !== 'stop',
    );
    const isNextItem = wordsBetween.length > 0 || (isList && words[end]?.gap === 'comma');
    if (!isListItem || (end < cue.from && !isNextItem)) break;
    isList ||= end < cue.from && /^(?:and|or)$/u.test(wordsBetween[0]?.norm ?? '');
    rejectedMentions.push(mention);
    end = mention.from;
  }
  return rejectedMentions;
}

/** Returns whether a negation also excludes the next value, as in 'no diesel automatics', but not in 'no red BMW'. */
export function sharesExclusion({ words }: Scan, mention: Mention, next: Mention): boolean {
  // 'Not an SUV manual' does not exclude manuals.
  const isBodyType = (value: Mention): boolean => value.kind === 'value' && value.key === 'body_type';
  if (next.kind !== 'value' || mention.kind !== 'value' || isBodyType(mention)) return false;
  const last = words[next.to - 1]?.norm ?? '';
  const followingWords = words[next.to]?.gap === 'space' ? `${last} ${words[next.to]?.norm}` : last;
  return (isBodyType(next) || /(?:s|car|one)$/u.test(followingWords)) && words[next.from]?.gap === 'space';
}

/**
 * Returns whether a car is the head of a phrase whose value is excluded: 'BMWs' in 'no red BMWs', 'BMW' in 'not a red
 * BMW'.
 */
export function isHeadOfExcludedPhrase(
  { words }: Scan,
  { lastMention: last }: NegationScope,
  mention: Mention,
): boolean {
  if (mention.kind !== 'car' || last.kind !== 'value' || last.to !== mention.from) return false;
  const name = mention.model ?? mention.make;
  const isPlural = words[mention.to - 1]?.norm.endsWith('s') && !/s$/iu.test(name);
  return words[mention.from]?.gap === 'space' && (isPlural || /^(?:an?|any)$/u.test(words[last.from - 1]?.norm ?? ''));
}

/** Finds the topics that a 'no' clears: 'no budget', 'no mileage limit', 'no colour preference'. */
export function findRefusedTopics(scanned: Scan, cue: Cue): Topic[] {
  const topic = findCueFrom(scanned, cue.to, 'topics');
  const { gap, norm = '' } = scanned.words[topic?.to ?? 0] ?? {};
  const isWholeClause =
    gap === undefined ||
    gap === 'stop' ||
    gap === 'comma' ||
    /^(?:limit|preference|restriction|cap|requirement)/u.test(norm);
  return topic && isWholeClause ? (topic.tag.split(' ') as Topic[]) : [];
}

const getText = ({ words }: Scan, from: number, to: number): string =>
  words
    .slice(Math.max(0, from), to)
    .map(({ norm }) => norm)
    .join(' ');

function findSentenceEnd({ words }: Scan, at: number): number {
  let end = at + 1;
  while (end < words.length && words[end]?.gap !== 'stop') end++;
  return end;
}

/** Returns whether a sentence explains what the one before excludes: 'not an X anything. X1 and X3 I mean'. */
export const explainsNegation = (scanned: Scan, at: number): boolean => {
  const end = findSentenceEnd(scanned, at);
  return /^i mean?t?$/u.test(getText(scanned, end - 2, end));
};

/** Finds the excluded word that 'I mean' defines: 'nothing German. By German I mean BMW and Audi'. */
export function findDefinedMention({ words }: Scan, statements: readonly Statement[], at: number): Mention | undefined {
  const isNamed = ({ to }: Mention): boolean => words[to - 1]?.norm === words[at - 1]?.norm;
  const excluded = statements.findLast((each) => each.type === 'exclude' && isNamed(each.mention));
  return words[at - 2]?.norm === 'by' && excluded?.type === 'exclude' ? excluded.mention : undefined;
}

/** Returns whether a relative clause names what is excluded: 'as long as it's not the one he chose, which is green'. */
export const isRelativeClause = (
  { words }: Scan,
  mentionAt: ReadonlyMap<number, Mention>,
  { at: after }: PendingNegation,
  at: number,
): boolean =>
  words[at]?.norm === 'which' &&
  /^(?:is|are|was|were|means)$/u.test(words[at + 1]?.norm ?? '') &&
  /^(?:the|that|one)$/u.test(words[after]?.norm ?? '') &&
  /^(?:value|car)$/u.test(mentionAt.get(at + (/^an?$/u.test(words[at + 2]?.norm ?? '') ? 3 : 2))?.kind ?? '');

const DENIAL = /^(?:it|that|they) (?:(?:would|will|is|are|does|do|can) not|(?:wo|would|is|are|does|do|ca)nt|aint)$/u;

/** Returns whether a sentence only denies the one before: 'she thinks yellow would be fun; it would not'. */
export const isDenial = (scanned: Scan, at: number): boolean =>
  DENIAL.test(getText(scanned, at, findSentenceEnd(scanned, at)));

const VERB_OF_STATE = /^(?:is|are|was|were|seems?|comes?)$/u;
const EVERY = /^(?:every|everything|everybody|everyone|everywhere|all|most|half)$/u;
const REQUEST = /^(?:show|me|us|include|find|send|give|consider|see|list)$/u;
const OWN_REFUSAL =
  /^(?:and|but|so) (?:mine|ours|i|we) (?:wont|wouldnt|cant|couldnt|isnt|dont|am not|will not|would not|could not|cannot)/u;

/**
 * Returns 'skipped' for a value that only describes other cars: 'every car my mates are selling is manual', 'his is
 * orange'. Returns 'excluded' if the buyer also rules it out: 'his is orange and mine won't be'.
 */
export function getOtherCarRole(scanned: Scan, { kind, from, to }: Mention): 'excluded' | 'skipped' | undefined {
  const { words, cuesFrom } = scanned;
  const verb = from - (/^(?:an?|in|either|just|only)$/u.test(words[from - 1]?.norm ?? '') ? 2 : 1);
  if (kind !== 'value' || !VERB_OF_STATE.test(words[verb]?.norm ?? '') || words[verb - 1]?.norm === 'that')
    return undefined;
  if (words.slice(verb, from + 1).some(({ gap }) => gap === 'stop' || gap === 'comma')) return undefined;
  if (/^(?:his|hers|theirs)$/u.test(words[verb - 1]?.norm ?? ''))
    return OWN_REFUSAL.test(getText(scanned, to, to + 4)) ? 'excluded' : 'skipped';
  for (let i = verb - 1; i >= 0; i--) {
    const { norm = '', gap } = words[i] ?? {};
    const isWish =
      !/^(?:see|seen|find)$/u.test(norm) &&
      cuesFrom[i]?.some(({ group, tag }) => group === 'polarity' && tag === 'want') === true;
    if (isWish || gap === undefined) return undefined;
    if (EVERY.test(norm)) return REQUEST.test(words[i - 1]?.norm ?? '') ? undefined : 'skipped';
    if (gap === 'stop' || gap === 'comma' || /^(?:but|and|so|because|cos)$/u.test(norm)) return undefined;
  }
  return undefined;
}

const FAULT =
  /^(?:cvt|dsg|gearbox|clutch|engine|turbo|cambelt|timing (?:chain|belt)|battery|dpf|(?:head )?gasket|suspension|exhaust|radiator|alternator|mot|lease|electrics)(?: (?:has|have|had|is|was|just|finally|then|also))* (?:went|gone|going|goes|failed|failing|died|dying|broke|broken|snapped|packed|blew|blown|exploded|slipp|leak|knackered|shot|cost|ran|runs|expires|ended|ends|needs|seized)/u;

/** Returns whether a part of a car has failed, which shows that the car is not a wish: 'the Juke's CVT went'. */
export const hasFault = (scanned: Scan, { kind, to }: Mention): boolean =>
  kind === 'car' && scanned.words[to - 1]?.isPossessive === true && FAULT.test(getText(scanned, to, to + 5));

/** Words that except a model from the exclusion of its make: 'no Fords except the Focus', 'no other Fords'. */
const EXCEPTION = /(?:^| )(?:other|else|except|unless|but|bar|apart|besides|although|though|only|just|even)(?: |$)/u;

/**
 * Skips the models of makes that the same message excludes, unless the buyer asks for them: 'not a Vauxhall, the Insignia
 * we had was a dog'.
 */
export function skipExcludedMakes(
  scanned: Scan,
  statements: readonly Statement[],
  isAsked: (car: Mention) => boolean,
): Statement[] {
  const mentionByMake = new Map<string, Mention>();
  for (const each of statements) {
    if (each.type === 'correct' || each.type === 'reset') mentionByMake.clear();
    if (each.type !== 'exclude') continue;
    const { mention } = each;
    const excludedMakes =
      mention.kind === 'origin'
        ? mention.makes
        : mention.kind === 'car' && mention.model === undefined
          ? [mention.make]
          : [];
    for (const make of excludedMakes) mentionByMake.set(make, mention);
  }
  return statements.map((statement) => {
    if (statement.type !== 'want' || statement.mention.kind !== 'car' || statement.mention.model === undefined)
      return statement;
    const { mention } = statement;
    const exclusion = mentionByMake.get(mention.make);
    if (!exclusion || isAsked(mention)) return statement;
    const isException = [mention, exclusion].some(({ from }) => EXCEPTION.test(getText(scanned, from - 4, from)));
    return isException ? statement : { type: 'skip', mention };
  });
}
