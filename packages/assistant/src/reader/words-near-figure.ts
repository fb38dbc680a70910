import { type Cue, findCueFrom, findCueTo, type Scan } from './scan.ts';
import { isFiller, isLink } from './fillers.ts';
import { isNegation } from './negation-scope.ts';
import type { Word } from './words.ts';
import { type Amount, readAmount } from './quantities.ts';

export type Comparator = 'lt' | 'le' | 'gt' | 'ge' | 'newer' | 'older' | 'since';

export interface WordsBefore {
  /** The first word that belongs to the figure. */
  from: number;
  comparator?: Comparator;
  /** Whether a negation reverses the comparator, which then includes the figure: 'nothing older than', 'not over'. */
  isNegated: boolean;
  isApproximate: boolean;
  isBetween: boolean;
  /** Whether the words introduce a search radius: 'within'. */
  isSearch: boolean;
  /** Whether the figure is the distance that the buyer drives, not the mileage of a car: 'I do about'. */
  isUsage: boolean;
  /** Whether 'last' or 'past' is before the figure: 'the last 5 years'. */
  followsLast: boolean;
  topic?: string;
}

/** The amount after 'plus or minus', which may be a percentage of the figure. */
export type Margin = Pick<Amount, 'value' | 'isScaled' | 'to'> & { isPercent: boolean };

export interface WordsAfter {
  to: number;
  comparator?: Comparator;
  isApproximate: boolean;
  /** The margin around the figure: 'plus or minus 2k'. */
  margin?: Margin;
  isUsage: boolean;
  isAway: boolean;
  topic?: string;
}

const MAX_STEPS = 8;
const isSubject = (word: string): boolean =>
  /^(?:i|im|ive|id|we|weve|were|he|hes|she|shes|it|its|they|theyre|theyve|my|our|the)$/u.test(word);
/** Words between a negation and its comparator: 'can't afford more than', 'except those over'. */
const INTERVENING =
  /^(?:those|these|models?|vehicles?|motors?|afford|manage|justify|much|far|ever|consider|look|looking|see|entertain|gannin|going|pound|quid|mile)$/u;
/** Words after which a negation does not reverse the comparator: 'don't mind paying over', 'not a problem if it's over'. */
const INDIFFERENCE = /^(?:mind|minds|matter|matters|bothered|fussed|care|problem|object|afraid|only|just|sure)$/u;
const NEGATED_MODAL = /^(?:wouldnt|couldnt|shouldnt|cannot)$/u;
/** The maximum distance between a negation and its comparator, in words. */
const MAX_NEGATION_DISTANCE = 9;

/** Returns whether a clause negates a minimum at its end: 'I don't intend to part with more than'. */
function isClauseNegated(scanned: Scan, from: number, isCovered: (word: number) => boolean): boolean {
  for (let i = from; i > 0 && i > from - MAX_NEGATION_DISTANCE; i--) {
    const { gap, norm } = scanned.words[i - 1] ?? {};
    if (isNegation(findCueTo(scanned, i, 'polarity')) || NEGATED_MODAL.test(norm ?? '')) return true;
    const isClauseStart = scanned.words[i]?.gap !== 'space' || gap === undefined;
    if (isClauseStart || isCovered(i - 1) || INDIFFERENCE.test(norm ?? '') || /^(?:but|so|and|if)$/u.test(norm ?? ''))
      return false;
  }
  return false;
}

/** Returns whether the topic before a figure is dismissed: 'not bothered about mileage 15k tops'. */
function isDismissed(scanned: Scan, from: number): boolean {
  let at = from;
  while (isLink(scanned.words[at - 1]?.norm ?? '') || (at < from && findCueTo(scanned, at, 'topics'))) at--;
  return [at, at + 1, at + 2].some((end) => end <= from && findCueTo(scanned, end, 'dismissals') !== undefined);
}

export function readWordsBefore(scanned: Scan, at: number, isCovered: (word: number) => boolean): WordsBefore {
  const before: WordsBefore = {
    from: at,
    isNegated: false,
    isApproximate: false,
    isBetween: false,
    isSearch: false,
    isUsage: false,
    followsLast: false,
  };
  const { words } = scanned;
  let j = at;
  for (let step = 0; step < MAX_STEPS && j > 0; step++) {
    const gap = words[j]?.gap;
    if (gap === 'stop') break;
    const namedTopic = findCueTo(scanned, j, 'topics');
    // In 'make it 7', 'make' is a verb.
    const topic =
      namedTopic && (/^m(?:ake|odel)/u.test(namedTopic.tag) || isDismissed(scanned, namedTopic.from))
        ? undefined
        : namedTopic;
    if (gap === 'comma' && !(topic && j === at && words[j]?.hasColon)) break;
    if (isCovered(j - 1)) break;
    const previous = words[j - 1]?.norm ?? '';
    // After 'I'm', 'after' is not a comparator: 'I'm after £10k'.
    if (previous === 'after' && /^(?:im|am|are|were|is|hes|shes)$/u.test(words[j - 2]?.norm ?? '')) break;
    const negation = findCueTo(scanned, j, 'polarity');
    const boundCue = findCueTo(scanned, j, 'bounds');
    const distanceCue = findCueTo(scanned, j, 'distances');
    const distanceBefore = distanceCue?.tag === 'away' ? undefined : distanceCue;
    const longestCue = [boundCue, distanceBefore, topic].reduce<Cue | undefined>(
      (best, cue) => (cue && (!best || cue.from < best.from) ? cue : best),
      undefined,
    );
    // 'Since' before a clause gives a reason: 'since I'm the one with the £10,600'.
    const isReason =
      boundCue &&
      /^(?:since|till|until)$/u.test(words[boundCue.from]?.norm ?? '') &&
      isSubject(words[boundCue.to]?.norm ?? '');
    if (longestCue === boundCue && isReason) break;
    // 'Starting over with six grand' has no comparator.
    if (
      longestCue === boundCue &&
      boundCue &&
      words[boundCue.to - 1]?.norm === 'over' &&
      words[boundCue.to]?.norm === 'with'
    )
      break;
    const isEqualsSign = words[j]?.norm === '=';
    if (previous === '<' || previous === '≤') before.comparator ??= previous === '<' && !isEqualsSign ? 'lt' : 'le';
    else if (previous === '>' || previous === '≥')
      before.comparator ??= previous === '>' && !isEqualsSign ? 'gt' : 'ge';
    else if (previous === '~') before.isApproximate = true;
    else if (
      isNegation(negation) &&
      (!longestCue || negation.from <= longestCue.from) &&
      before.comparator !== undefined
    ) {
      before.isNegated = true;
      before.from = negation.from;
      // The topic may precede the comparator: 'mileage not more than'.
      const topicCue = words[before.from]?.gap === 'space' ? findCueTo(scanned, before.from, 'topics') : undefined;
      if (topicCue && !isCovered(before.from - 1)) before.topic ??= topicCue.tag;
      break;
    } else if (longestCue) {
      if (distanceBefore && distanceBefore.from <= longestCue.from) {
        if (distanceBefore.tag === 'search') before.isSearch = true;
        if (distanceBefore.tag === 'usage') before.isUsage = true;
      }
      if (longestCue === topic) before.topic ??= topic.tag;
      if (longestCue === boundCue && boundCue.tag === 'to' && previous !== 'to') break;
      // 'Travel up to' and 'up to a' also contain the comparator 'up to'.
      const innerBound =
        boundCue?.from === longestCue.from ? boundCue : findCueFrom(scanned, longestCue.from, 'bounds');
      if (innerBound && innerBound.to <= longestCue.to) {
        if (innerBound.tag === 'approx') before.isApproximate = true;
        else if (innerBound.tag === 'between') before.isBetween = true;
        else if (innerBound.tag !== 'to') before.comparator ??= innerBound.tag as Comparator;
      }
      j = longestCue.from;
      before.from = j;
      continue;
    } else if (
      previous === 'anything' &&
      before.comparator !== undefined &&
      isNegation(findCueTo(scanned, j - 2, 'polarity'))
    ) {
      // The negation may be far before the comparator: 'the council won't plate anything more than five years old'.
      before.isNegated = true;
      break;
    } else if (previous === 'last' || previous === 'past') before.followsLast = true;
    else if (!isFiller(previous) && !(before.comparator !== undefined && INTERVENING.test(previous))) break;
    else {
      if (previous === 'mile') before.topic ??= 'mileage';
      j--;
      continue;
    }
    j--;
    before.from = j;
  }
  if (before.comparator === 'gt' && !before.isNegated)
    before.isNegated = isClauseNegated(scanned, before.from, isCovered);
  return before;
}

/** The comparators that may follow a year or a plate, and those that may follow other figures. */
const YEAR_TAGS: Readonly<Record<string, Comparator>> = { newer: 'ge', older: 'le' };
const AMOUNT_TAGS: Readonly<Record<string, Comparator>> = { le: 'le', ge: 'ge' };

/** Reads the amount after 'plus or minus' or 'give or take'. */
function readMargin(scanned: Scan, at: number): Margin | undefined {
  if (!/^(?:take|minus|plusminus)$/u.test(scanned.words[at - 1]?.norm ?? '')) return undefined;
  const amount = readAmount(scanned, at);
  const isPercent = amount !== undefined && /^(?:%|percent|pc)$/u.test(scanned.words[amount.to]?.norm ?? '');
  return amount && { ...amount, to: amount.to + (isPercent ? 1 : 0), isPercent };
}

/** Returns whether a plus sign does not mean 'or more': '2+2', '£9k + VAT'. */
const isAddition = (next: Word | undefined): boolean =>
  next !== undefined && ((next.gap === 'joint' && next.number !== undefined) || next.norm === 'vat');

export function readWordsAfter(scanned: Scan, amount: Amount, isCalendar: boolean, hasComparator: boolean): WordsAfter {
  const { words, cuesFrom } = scanned;
  const after: WordsAfter = {
    to: amount.to,
    isApproximate: amount.isApproximate,
    isUsage: false,
    isAway: false,
    ...(amount.isMinimum && { comparator: 'ge' }),
  };
  const tags = isCalendar ? YEAR_TAGS : AMOUNT_TAGS;
  for (let step = 0; step < 3; step++) {
    const word = words[after.to];
    if (!word || word.gap === 'stop') break;
    if (word.norm === '+' && word.gap !== 'comma' && !isAddition(words[after.to + 1])) {
      after.comparator ??= 'ge';
      after.to++;
      continue;
    }
    const cue = cuesFrom[after.to]?.find(({ group, tag }) => group === 'afters' && (tag in tags || tag === 'approx'));
    // The comparator belongs to the next figure ('under 10k and less than 60k miles', '2019 up to 9k'), or to none ('a
    // year up and down the A1').
    const isUpTo = word.norm === 'up' && /^(?:to|and)$/u.test(words[after.to + 1]?.norm ?? '');
    if (isUpTo || (cue && /^(?:than|to)$/u.test(words[cue.to]?.norm ?? ''))) break;
    const isNextAmount =
      cue !== undefined &&
      (readAmount(scanned, cue.to + (words[cue.to]?.norm === 'of' ? 1 : 0)) !== undefined ||
        words[cue.to]?.norm === '£');
    const isContinued =
      cue !== undefined &&
      /^(?:on|plus)$/u.test(words[cue.from]?.norm ?? '') &&
      /^(?:a|an|the|my|it)$/u.test(words[cue.to]?.norm ?? '');
    // 'Max' between two figures belongs to the second one, if the first has a comparator.
    if (
      cue &&
      !isContinued &&
      !(isNextAmount && (hasComparator || after.comparator !== undefined || word.gap === 'comma')) &&
      !(hasComparator && word.gap === 'comma')
    ) {
      // 'Give or take nothing' is exact.
      if (cue.tag === 'approx') after.isApproximate = !/^(?:nothing|nowt)$/u.test(words[cue.to]?.norm ?? '');
      else after.comparator ??= tags[cue.tag] ?? 'le';
      const margin = readMargin(scanned, cue.to);
      if (margin) after.margin = margin;
      after.to = margin?.to ?? cue.to;
      continue;
    }
    if (word.gap === 'comma') break;
    const distance = findCueFrom(scanned, after.to, 'distances');
    if (distance && distance.tag !== 'search') {
      if (distance.tag === 'usage') after.isUsage = true;
      else after.isAway = true;
      break;
    }
    const topic = findCueFrom(scanned, after.to, 'topics');
    if (
      topic &&
      (topic.tag === 'price' || topic.tag === 'mileage') &&
      after.topic === undefined &&
      !(isCalendar && after.comparator !== undefined) &&
      !readAmount(scanned, topic.to)
    ) {
      after.topic = topic.tag;
      after.to = topic.to;
      continue;
    }
    break;
  }
  return after;
}
