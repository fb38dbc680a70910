import type { Mention } from './mentions.ts';
import type { Scan } from './scan.ts';

/**
 * Matches the words after a car that the buyer had or saw: 'the Fiat 500 was giving me back ache', but not 'the Golf is
 * my favourite'.
 */
const AFTER_PAST_CAR =
  /^(?:(?:is )?(?:fine|ok|okay|great|good|lovely|brilliant) but|was|were|keeps|kept|gave|costs|hurts|makes|back|can go|went|failed|died|drives|(?:is|isnt|has|had) (?!the|to|my|what|ideal|perfect|fine|ok|good|nice|lovely|great|best|still|also|it|more|first))/u;
/** Matches the words before a car that the buyer had or saw: 'it was a Corsa', 'thought about a Leaf'. */
const BEFORE_PAST_CAR =
  /(?:^| )(?:was|were|been|saw|seen|set on|was after|thought (?:about|of)|looked at|considered|tried|drove|hated|used to love|nothing but|driving|offered (?:me|us)|kept|took|left me|had|just got|over)$/u;
const DETERMINER = /^(?:the|an?|my|her|his|their|our)$/u;
/**
 * Matches the words before a car that somebody is in or complains about: 'climbing into the Land Rover', 'wrong with
 * the Golf'.
 */
const BEFORE_CURRENT_CAR = /(?<!interested )in(?:to)?$|(?:out of|wrong with)$/u;
/** Matches the words after a car that the buyer had or rejected: 'the Corsa I had', 'a Juke was my first thought'. */
const AFTER_REJECTED_CAR =
  /^was (?:my|our) (?:first|original)|^(?:that |which )?(?:(?:i|we|my \w+) (?:had|have(?! (?:in|seen|found|been))|never|own|owned|sold|used|regret|hated|crashed|wrote|learn|drives?|drove)|(?:ive|weve) (?:got|had|owned))/u;

/**
 * Finds the range of the words about a car that is not the wanted one: 'it was a Corsa', 'been a Ford man', 'the
 * Qashqai has been nothing but trouble'. Returns undefined if the car may be the wanted one.
 */
function findPastWords({ words }: Scan, { from, to }: Mention): { from: number; to: number } | undefined {
  const getNorm = (at: number): string => words[at]?.norm ?? '';
  const getPhrase = (at: number, length: number): string => {
    let text = '';
    for (let i = at; i < at + length && words[i] && (i === at || words[i]?.gap === 'space'); i++)
      text += ` ${getNorm(i)}`;
    return text.slice(1);
  };
  let at = from - 1;
  while (at > from - 4 && /^(?:space|joint)/u.test(words[at + 1]?.gap ?? '') && !DETERMINER.test(getNorm(at))) at--;
  // Finds where the noun phrase of the car starts: at an article ('A two-door Mini'), or at the start of the sentence
  // ('Two-door Mini').
  const { gap } = words[at + 1] ?? {};
  const startsSentence = gap === 'stop';
  const hasDeterminer = gap === 'space' && DETERMINER.test(getNorm(at));
  // Includes up to three words before the noun phrase: 'used to love Saabs'.
  const start = hasDeterminer ? at : from;
  let leadStart = start;
  while (leadStart > start - 3 && words[leadStart]?.gap === 'space') leadStart--;
  const precedingWords = getPhrase(leadStart, start - leadStart);
  const followingWords = words[to]?.gap === 'space' ? getPhrase(to, 4) : '';
  // The description of a car may come before the words about the past: 'the Corsa three door I have'.
  let wordsEnd = to;
  while (
    wordsEnd < to + 3 &&
    words[wordsEnd]?.gap === 'space' &&
    !/^(?:i|we|ive|weve|that|which)$/u.test(getNorm(wordsEnd))
  )
    wordsEnd++;
  const isDescribed =
    hasDeterminer && getNorm(at) === 'the' && wordsEnd > to && AFTER_REJECTED_CAR.test(getPhrase(wordsEnd, 4));
  const isPast =
    isDescribed ||
    BEFORE_PAST_CAR.test(precedingWords) ||
    (hasDeterminer && /(?:^| )in$/u.test(precedingWords) && isTravelling(words, leadStart)) ||
    (hasDeterminer && /^(?:his|her|their)$/u.test(getNorm(at))) ||
    ((hasDeterminer || startsSentence) &&
      (AFTER_REJECTED_CAR.test(followingWords) ||
        /^(?:man|woman|fan|driver|family|lover|owner)$/u.test(getNorm(to)))) ||
    (startsSentence && AFTER_PAST_CAR.test(followingWords)) ||
    (hasDeterminer &&
      !/^(?:an?|my)$/u.test(getNorm(at)) &&
      (AFTER_PAST_CAR.test(followingWords) || BEFORE_CURRENT_CAR.test(precedingWords)));
  return isPast ? { from: startsSentence ? at + 1 : start, to: isDescribed ? wordsEnd : to } : undefined;
}

/**
 * Finds the earlier gearbox or number of doors or seats that the mention replaces: 'learnt in a manual but going
 * automatic', '3 door. Well, five door'.
 */
export function findEarlierMention(
  { words }: Scan,
  wantedMentions: readonly Mention[],
  mention: Mention,
): Mention | undefined {
  if (mention.kind !== 'count' && !(mention.kind === 'value' && mention.key === 'transmission')) return undefined;
  const lastMention = wantedMentions.findLast((each) => 'key' in each && each.key === mention.key);
  const wordsBetween = words.slice(lastMention?.to, mention.to + 3);
  const isChoice = wordsBetween.some(
    ({ norm, hasSlash }) => hasSlash || /^(?:or|consider|also|ok|fine|both)$/u.test(norm),
  );
  return isChoice || wordsBetween[0]?.norm === 'and' ? undefined : lastMention;
}

const TRAVEL = /^(?:commut(?:e|es|ing)|drives?|driving|travel|travelling|do|doing)$/u;
const WISH = /^(?:want|wants|need|needs|like|love|looking|after|prefer|fancy|would|id|wed|could)$/u;

/**
 * Returns whether the sentence up to a word is about journeys and contains no wish: 'I commute up the M5 in a Yaris'.
 */
function isTravelling(words: Scan['words'], at: number): boolean {
  let isTravel = false;
  for (let i = at; i >= 0; i--) {
    if (WISH.test(words[i]?.norm ?? '')) return false;
    isTravel ||= TRAVEL.test(words[i]?.norm ?? '');
    if (words[i]?.gap === 'stop') break;
  }
  return isTravel;
}

/**
 * Finds the mentions of cars that the buyer had or saw, and of their features, if the message asks for another car: 'it
 * was a Corsa, now I'd like a Swift'.
 * @param wishAt the index of the first word of the last phrase that expresses a wish
 */
export function findPastMentions(
  scanned: Scan,
  wantedMentions: readonly Mention[],
  unwantedMentions: ReadonlySet<Mention>,
  wishAt: number,
): Mention[] {
  const pastCars = new Map<Mention, { from: number; to: number }>();
  let earlierCar: Mention | undefined;
  for (const mention of wantedMentions) {
    if (mention.kind !== 'car') continue;
    // A sentence about the first car of a list is about the second too: 'looked at the Sportage and the Tucson'.
    const isListed =
      earlierCar &&
      scanned.words.slice(earlierCar.to, mention.from).every(({ norm }) => /^(?:and|the|an?|my)$/u.test(norm));
    const pastWords = findPastWords(scanned, mention) ?? (isListed ? mention : undefined);
    if (pastWords) pastCars.set(mention, pastWords);
    earlierCar = pastWords && mention;
  }
  const isOtherWish = (mention: Mention): boolean =>
    (mention.kind === 'car' && !pastCars.has(mention) && !unwantedMentions.has(mention)) ||
    (mention.from > wishAt && mention.kind === 'value' && mention.key === 'body_type');
  const lastWish = wantedMentions.findLast(isOtherWish);
  return [...pastCars].flatMap(([car, { from, to }]) =>
    lastWish === undefined || (lastWish.kind !== 'car' && lastWish.from < car.to)
      ? []
      : wantedMentions.filter((each) => each.from >= from && each.to <= to),
  );
}

/** The maximum number of mentions to compare with the conclusion of a message. */
const MAX_CONSIDERED_MENTIONS = 20;

/** Finds the mentions that the buyer considered before their conclusion: 'I fancied a Polo, so a Tiguan it is'. */
export function findConsideredMentions(scanned: Scan, wantedMentions: readonly Mention[]): Mention[] {
  return wantedMentions.flatMap((mention, i) => {
    let from = mention.kind === 'car' || mention.kind === 'value' ? findConclusionStart(scanned, mention) : undefined;
    const consideredMentions: Mention[] = [];
    if (from === undefined) return consideredMentions;
    for (const each of wantedMentions.slice(Math.max(0, i - MAX_CONSIDERED_MENTIONS), i).toReversed()) {
      if (each.kind !== mention.kind || ('key' in each && 'key' in mention && each.key !== mention.key)) continue;
      // Alternatives are one choice: 'a Golf or a Polo then'.
      const isChoice = scanned.words
        .slice(each.to, Math.min(each.to + 4, from))
        .every(({ norm }) => /^(?:or|and|an?|the)$/u.test(norm));
      if (isChoice) from = each.from;
      else if (each.to <= from) consideredMentions.push(each);
    }
    return consideredMentions;
  });
}

/**
 * Finds the word at which a conclusion starts: 'so a Tiguan', 'I'll go with the Tiguan', 'Cayenne it is', 'a Leaf
 * then', 'a Touran, that'll do'.
 */
function findConclusionStart({ words }: Scan, { from, to }: Mention): number | undefined {
  let followingWords = words[to]?.norm ?? '';
  for (let i = to + 1; i < to + 3 && words[i]?.gap === 'space'; i++) followingWords += ` ${words[i]?.norm}`;
  if (/^(?:then|it is|(?:that|it)ll do)$/u.test(followingWords)) return from;
  for (let at = from - 1; at > from - 7 && words[at + 1]?.gap !== 'stop'; at--) {
    // 'So far' and 'so that' are not conclusions.
    const isDegree = /^(?:much|many|far|long|that|good|bad|nice|would|is|are|does|do|did|can|could|will)$/u.test(
      words[at + 1]?.norm ?? '',
    );
    if (/^(?:so|settled|decided|realistically)$/u.test(words[at]?.norm ?? '')) return isDegree ? undefined : at;
    if (words[at + 1]?.norm === 'with' && /^(?:go|going|stick|sticking)$/u.test(words[at]?.norm ?? '')) return at;
  }
  return undefined;
}
