import type { Mention } from './mentions.ts';
import { CONTINUES_DESCRIPTION } from './owners.ts';
import { findCueFrom, type Match, type Scan } from './scan.ts';
import { isKnown, isOffTopicNoun } from './spelling.ts';

/** Matches a word that begins a wish after off-topic words: 'I want to sell my Corsa and buy a Golf'. */
const WISH_START = /^(?:buy|buying|replace|swap|looking|want|wanted|need|after|searching|get me|find me|show|rather)/u;

/**
 * Marks the words that do not ask for a car, such as the words before a wish in a sentence on another subject, and all
 * words from the start of an instruction to a language model.
 */
export function markOffTopicWords(scanned: Scan): Uint8Array {
  const { words, cuesFrom, matchesFrom } = scanned;
  const offTopicFlags = new Uint8Array(words.length);
  let start = 0;
  let subjectEnd: number | undefined;
  /** The part of a wish that the sentence contains so far: 0 none, 1 a word such as 'want', 2 also a value. */
  let wishState = 0;
  let isAboutOwnCar = false;
  let hasTask = false;
  let isBuying = false;
  for (let at = 0; at < words.length; at++) {
    if (words[at]?.gap === 'stop') {
      start = at;
      wishState = 0;
      // Further sentences about the buyer's own car are off-topic too: 'How much is my Juke worth? It's done 61k.'
      isAboutOwnCar &&= CONTINUES_DESCRIPTION.has(words[at]?.norm ?? '');
      subjectEnd = isAboutOwnCar ? at : undefined;
    }
    const cue = findCueFrom(scanned, at, 'subjects');
    // 'Is a Golf reliable?' is off-topic. 'What I want is a Golf' is not.
    const isSubordinate = (cue?.tag === 'asks' && at > start) || (cue?.tag === 'other' && wishState === 2);
    const subject = isSubordinate
      ? undefined
      : (cue ?? (at === start ? (findCalculation(scanned, at) ?? findComparison(scanned, at)) : undefined));
    // A wish before an instruction to the language model still counts.
    const isRoleLabel = at === 0 && /^(?:system|assistant|developer|admin)$/u.test(words[0]?.norm ?? '');
    if (isRoleLabel || subject?.tag === 'attack') return offTopicFlags.fill(1, start);
    // An offer to sell is off-topic ('My late brother's Mercedes. Would you buy it from me?'), unless a wish follows
    // ('Would you buy my Corsa? I want a Golf.').
    if (subject?.tag === 'offer' && !hasWishForCar(scanned, subject.to)) return offTopicFlags.fill(1);
    hasTask ||= subject?.tag === 'task';
    isAboutOwnCar ||= subject?.tag === 'sale';
    const isWishVerb =
      WISH_START.test(words[at]?.norm ?? '') && cuesFrom[at]?.some(({ tag }) => tag === 'want') === true;
    isBuying ||= isWishVerb;
    // The rest of a sentence after a wish is on topic: 'a people carrier, don't care who makes it'.
    if (isWishVerb) wishState ||= 1;
    else if (wishState > 0 && matchesFrom[at]?.some(({ meaning }) => meaning.kind !== 'idiom')) wishState = 2;
    if (subject) {
      offTopicFlags.fill(1, start, at);
      subjectEnd = Math.max(subjectEnd ?? 0, subject.to);
    }
    if (subjectEnd === undefined) continue;
    const isAskingPrice = /^wants?$/u.test(words[at]?.norm ?? '') && words[at + 1]?.norm === '£';
    const isWish = !isAskingPrice && at >= subjectEnd && isWishVerb;
    if (isWish) subjectEnd = undefined;
    else offTopicFlags[at] = 1;
  }
  // A request to write about a car is not a wish for the car.
  return hasTask && !isBuying ? offTopicFlags.fill(1) : offTopicFlags;
}

/** Returns whether the words from an index contain a wish for a car: 'I want a Golf'. */
const hasWishForCar = ({ words, matchesFrom }: Scan, from: number): boolean =>
  words.some(
    ({ norm }, at) =>
      at >= from &&
      WISH_START.test(norm) &&
      matchesFrom.slice(at + 1, at + 4).some((matches) => matches.some(({ meaning }) => meaning.kind === 'vehicle')),
  );

/** Finds the beginning of a question about a car: 'Is Ibiza hotter than Cordoba?', 'Are Fords reliable?' */
function findComparison({ words, matchesFrom }: Scan, at: number): { tag: string; to: number } | undefined {
  const isCar =
    matchesFrom[at + 1]?.some(
      ({ meaning }) =>
        meaning.kind === 'feature' || (meaning.kind === 'vehicle' && meaning.vehicle.needs === 'nothing'),
    ) === true;
  return isCar && /^(?:is|are|was|were|does|do|did)$/u.test(words[at]?.norm ?? '')
    ? { tag: 'asks', to: at + 1 }
    : undefined;
}

const CALCULATION =
  /^(?:(?:what|how) )?(?:is|are|whats) (?:£ )?[\d.,]+ (?:%|greater|more|less|bigger|smaller|times|plus|minus|divided|a|an|the|odd|even|prime|\+|miles a)/u;

/**
 * Finds the beginning of a calculation or a question about figures: 'Is 10,000 greater than 9,999?', 'What is 15% of
 * £12,000?'
 */
function findCalculation({ words }: Scan, at: number): { tag: string; to: number } | undefined {
  const text = words
    .slice(at, at + 6)
    .map(({ norm }) => norm)
    .join(' ');
  return CALCULATION.test(text) ? { tag: 'other', to: at + 1 } : undefined;
}

/** Words that suggest that a message is about cars. */
const CAR_WORDS =
  /^(?:cars?|motors?|vehicles?|runa(?:bout|round)|banger|hatch|suv|mpg|mileage|plate|reg|gearbox|engine|mot|boot|something|ulez|towbar|dealers?|hpi|owners?|litre|bhp|alloys|driver|driving|drive|learner|commut(?:e|ing)|clutch|insurance|legroom|headroom|headlights?|visibility|panoramic|advisories|v[68]|isofix|carplay|airbags|towing|steering)$/u;

export const isCarWord = (word: string): boolean => CAR_WORDS.test(word);

/** In pounds. Almost no car costs less. */
const MIN_PRICE = 300;

/** Returns whether a mention by itself proves that a car is meant, unlike a colour, a price or an ambiguous word. */
function showsCar(mention: Mention): boolean {
  switch (mention.kind) {
    case 'car':
      return !mention.isWord;
    case 'value':
      return !(
        mention.key === 'color' ||
        mention.key === 'transmission' ||
        /^(?:Petrol|Electric|Saloon|Estate)$/u.test(mention.value)
      );
    case 'bound':
      return mention.dimension === 'mileage' && !mention.isGuessed;
    case 'flag':
      return mention.flag !== 'national' && mention.flag !== 'recent';
    default:
      return false;
  }
}

/**
 * Returns whether a message is about something that shares its name or description with a car: 'jazz festival', 'leaf
 * blower, petrol, under £120', 'white 3 seater sofa'.
 */
export function isAboutNamesake(
  { words, matchesFrom, cuesFrom }: Scan,
  isFirst: boolean,
  mentions: readonly Mention[],
  idioms: readonly { from: number; to: number }[],
  isCovered: (word: number) => boolean,
): boolean {
  const isOffTopicAt = (at: number): boolean => {
    const norm = words[at]?.norm ?? '';
    return norm.length > 1 && (isOffTopicNoun(norm) || (/....s$/u.test(norm) && isOffTopicNoun(norm.slice(0, -1))));
  };
  // Hardly any car is this cheap: 'two seats for the match, under 60 quid', 'Lego Porsche under 40'.
  const price = Math.min(
    ...mentions.map((each) => (each.kind === 'bound' && each.dimension === 'price' && each.max) || MIN_PRICE),
  );
  if (isFirst && price < MIN_PRICE && !mentions.some((each) => each.kind !== 'value' && showsCar(each))) return true;
  // The noun in a paint's name does not count: '570S volcano orange'.
  const isColorAt = (at: number): boolean =>
    matchesFrom[at]?.some(({ meaning }) => meaning.kind === 'feature' && meaning.key === 'color') === true;
  // In a conversation about cars, a message that names no car is about the car: 'avant, because of the bikes'.
  if (!isFirst && mentions.every(({ kind }) => kind !== 'car')) return false;
  const isNextToOffTopicNoun = ({ kind, from, to }: Mention): boolean =>
    (words[to]?.gap === 'space' && isOffTopicAt(to) && !isColorAt(to + 1)) ||
    (kind === 'car' && words[from]?.gap === 'space' && isOffTopicAt(from - 1));
  if (mentions.some((mention) => showsCar(mention) && !isNextToOffTopicNoun(mention))) return false;
  // Finds the car's name in an idiom: 'golf clubs'.
  const isName = ({ meaning }: Match): boolean => meaning.kind === 'vehicle' && meaning.vehicle.isWord;
  const isBare = mentions.every(({ kind, ...each }) => kind !== 'car' && !('key' in each && each.key !== 'color'));
  let hasNoun = isBare && idioms.some(({ from, to }) => matchesFrom.slice(from, to).some((each) => each.some(isName)));
  // 'Showing' in 'don't bother showing me' is not about a film.
  const isInPolarityPhrase = (at: number): boolean =>
    [0, 1, 2, 3].some((back) => cuesFrom[at - back]?.some(({ group, to }) => group === 'polarity' && to > at));
  for (const [i, { norm, number }] of words.entries()) {
    if (isCovered(i) || number !== undefined || isInPolarityPhrase(i)) continue;
    if (CAR_WORDS.test(norm)) return false;
    hasNoun ||= isOffTopicAt(i);
  }
  const isPlain = mentions.every(({ kind }) => kind !== 'count' && kind !== 'bound');
  return hasNoun || (isPlain && mentions.some((mention) => mention.kind === 'car' && isCompound(words, mention)));
}

const isUnknownNoun = (word: string): boolean => /^[a-z]{4,}$/u.test(word) && !isKnown(word);

/** Returns whether an unknown noun follows an ambiguous name: 'puma trainers', 'mustang horses'. */
function isCompound(words: Scan['words'], { to }: Mention): boolean {
  const next = words[to];
  return next?.gap === 'space' && next.norm.endsWith('s') && isUnknownNoun(next.norm);
}
