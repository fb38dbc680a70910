import { isLink } from './fillers.ts';
import { QUALITIES } from './lexicon/qualities.ts';
import { CONFIDENCE, type Mention } from './mentions.ts';
import { type Place, ROAD } from './places.ts';
import type { Scan } from './scan.ts';
import { isOffTopicNoun } from './spelling.ts';
import { isCarWord } from './subjects.ts';
import { type Word, parseWordSet } from './words.ts';

/** Words of a short query that do not name another subject: 'something red for my daughter please'. */
const QUERY_WORDS = parseWordSet(
  'a absolutely an and as big built but by cheap dad daughter definitely earlier else even every for good guess has he her husband have hello hey hi i if in is it know later let make me mum near need new newer nice no of older on or please pls possible registered she small son sometime suppose thanks the tiny to used want wife with you',
);

/** Car names that usually mean something else, such as a place ('toledo') or an ordinary word ('swift'). */
const NAMES_WITH_OTHER_MEANINGS = parseWordSet(
  'cayenne cayman chevys discovery outback reno sedona swift toledo transit',
);

/** Words that prove that a message is about a car, besides those of `isCarWord`. */
const CAR_KINDS = parseWordSet('bev cabriolet convertible ev roadster saloon sedan summat van vans');

/** Words that prove that a car is meant only together with a value, because they have other meanings too. */
const AMBIGUOUS_CAR_WORDS = parseWordSet(
  'boot commute commuting drive driver driving engine insurance learner licence owner owners plate something',
);

/** Subjects of everyday requests that mention cars, colours and amounts only in passing. */
const OTHER_REQUEST_SUBJECTS = parseWordSet(
  'account accounts bank calendar converter islands meeting pin playlist reservation reservations timezone visa',
);

/**
 * Returns how well a mention proves that a car is meant: 2 proves it by itself, 1 only together with a mention of
 * another kind or in a bare query.
 */
function getEvidence(mention: Mention, words: readonly Word[]): 1 | 2 {
  const isExact = mention.confidence >= CONFIDENCE.exact;
  const name = words[mention.from]?.norm ?? '';
  const isOther = mention.to - mention.from === 1 && (NAMES_WITH_OTHER_MEANINGS.has(name) || /^\d+$/u.test(name));
  switch (mention.kind) {
    case 'car':
      return isExact && !mention.isWord && !isOther ? 2 : 1;
    case 'value':
      return isExact && /^(?:Diesel|.*Hybrid|SUV|MPV|Hatchback|Coupe)$/u.test(mention.value) ? 2 : 1;
    case 'bound':
      return mention.dimension === 'mileage' && !mention.isGuessed ? 2 : 1;
    case 'count':
      return mention.key === 'doors' ? 2 : 1;
    case 'flag':
      return mention.flag.endsWith('_mileage') ? 2 : 1;
    default:
      return 1;
  }
}

/** Returns whether a message with a place begins with a phrase like 'something near' or 'something small'. */
export const isSomethingNear = ({ words }: Pick<Scan, 'words'>, places: readonly Place[]): boolean => {
  const [first, second] = words.map(({ norm }) => norm);
  const isIndefinite = first !== undefined && /^(?:something|summat|anything)$/u.test(first);
  return isIndefinite && places.length > 0 && second !== undefined && (QUALITIES.has(second) || AREA_WORD.test(second));
};

const AREA_WORD = /^(?:near|nearby|in|around|round|within|close|local|locally|by)$/u;

/** Mentions of one kind together prove no more than one of them: 'white sugar for brown sugar'. */
const getKind = (mention: Mention): string =>
  mention.kind === 'value' ? mention.key : mention.kind === 'bound' ? mention.dimension : mention.kind;

const CAR_KEYS = /^(?:car|body_type|transmission|fuel_type)$/u;
const WISH_WORDS = /^(?:want|need|after|buy|for)$/u;
const LIMIT_OR_NEGATION = /^(?:under|below|max|newer|older|registered|no|not)$/u;
const REJECTION_WORD = /^(?:avoid|avoiding|exclude|excluding|hates?|anything|except|detests?|loathes?)$/u;
const INDEFINITE = /^(?:an?|any|anything|something|used)$/u;

/**
 * Returns whether a message names the equipment of a car, which can only be a wish: 'Three kids. Estate with a tow
 * bar'.
 */
export const hasEquippedCar = (
  words: readonly Word[],
  mentions: readonly Mention[],
  idioms: readonly { from: number; wish: boolean }[],
): boolean =>
  mentions.some((mention) => {
    const next = words[mention.to + 1]?.norm === 'a' ? mention.to + 2 : mention.to + 1;
    const isKind = mention.kind === 'car' || getKind(mention) === 'body_type';
    return isKind && words[mention.to]?.norm === 'with' && idioms.some(({ from, wish }) => wish && from === next);
  });

/**
 * Returns whether a first message can be about buying a car. A colour, an amount or an ambiguous name in a sentence
 * about something else is not enough.
 */
export function isAboutCars(
  { words, cuesFrom }: Scan,
  mentions: readonly Mention[],
  places: readonly Place[],
  idioms: readonly { from: number; to: number; wish: boolean }[],
): boolean {
  // A message without mentions has no values to ignore, and its unrecognised words should still be reported.
  if (mentions.length + places.length === 0 || mentions.some((each) => getEvidence(each, words) === 2)) return true;
  const explainedWords = new Uint8Array(words.length);
  for (const { from, to } of [...mentions, ...places, ...idioms.filter(({ wish }) => wish)])
    explainedWords.fill(1, from, to);
  for (const cue of cuesFrom.flat()) if (cue.group !== 'subjects') explainedWords.fill(1, cue.from, cue.to);
  for (const { kind, to } of mentions) {
    // Skips the trim after a car: 'Golf R', 'Fiesta ST mk8'.
    for (
      let i = to;
      kind === 'car' && words[i]?.gap === 'space' && /^(?:\w{1,3}|type)$/u.test(words[i]?.norm ?? '');
      i++
    )
      explainedWords[i] = 1;
  }
  const isExplained = (at: number): boolean => {
    const { norm = '', number } = words[at] ?? {};
    return explainedWords[at] === 1 || number !== undefined || isLink(norm) || QUERY_WORDS.has(norm) || ROAD.test(norm);
  };
  const unexplainedWords = words.filter((_, i) => !isExplained(i));
  if (unexplainedWords.length === 0 || isSomethingNear({ words }, places)) return true;
  // A negation with hardly any other words states a dislike: 'She hates yellow'.
  const hasNegation = cuesFrom.some((cues) =>
    cues.some(({ group, tag }) => group === 'polarity' && (tag === 'not' || tag === 'avoid')),
  );
  if (hasNegation && unexplainedWords.length <= 1) return true;
  if (unexplainedWords.some(({ norm }) => OTHER_REQUEST_SUBJECTS.has(norm))) return false;
  if (hasEquippedCar(words, mentions, idioms)) return true;
  if (words.some(({ norm }) => (isCarWord(norm) && !AMBIGUOUS_CAR_WORDS.has(norm)) || CAR_KINDS.has(norm))) return true;
  // A word such as 'want' before an article and a car proves a wish: 'The Scenic eats clutches. I want a Focus'.
  const isWanted = ({ kind, from }: Mention): boolean => {
    const article = /^(?:used|good|nice|decent)$/u.test(words[from - 1]?.norm ?? '') ? from - 2 : from - 1;
    return (
      kind === 'car' && /^an?$/u.test(words[article]?.norm ?? '') && WISH_WORDS.test(words[article - 1]?.norm ?? '')
    );
  };
  if (mentions.some(isWanted)) return true;
  if (unexplainedWords.some(({ norm }) => isOffTopicNoun(norm) || isOffTopicNoun(norm.replace(/s$/u, ''))))
    return false;
  // A word that became a car or a colour only by spelling correction proves nothing by itself.
  const exactMentions = mentions.filter((each) => each.kind === 'bound' || each.confidence >= CONFIDENCE.exact);
  const isRuledOut = ({ from }: Mention): boolean =>
    words.slice(Math.max(0, from - 7), from).some(({ norm }) => REJECTION_WORD.test(norm)) ||
    (words[from - 1]?.norm === 'but' && words[from - 2]?.norm === 'anything');
  const refersToCar = (mention: Mention): boolean => {
    const { from, to } = mention;
    if (!CAR_KEYS.test(getKind(mention))) return false;
    const isLast = words[to] === undefined || words[to].gap === 'comma' || words[to].gap === 'stop';
    const isNoun = isLast || isExplained(to);
    // At the start of a sentence, a name is a car unless another noun follows ('Forester XT wanted'). A value must be
    // the whole clause ('I need room for a drum kit. Estate.').
    if (words[from]?.gap === 'stop' && (mention.kind === 'car' ? isNoun : isLast)) return true;
    const isName = mention.kind === 'car' && !NAMES_WITH_OTHER_MEANINGS.has(words[from]?.norm ?? '');
    // A name at the start of a short message is a car: 'Polo Comfortline'.
    if (isName && from === 0 && words.length <= 3) return true;
    // A name after 'the' is a car: 'Everyone loves the Focus so we want one'.
    if (isName && isNoun && words[from - 1]?.norm === 'the') return true;
    // 'Want an estate for the dog' asks for a car. 'A new auto policy' does not.
    return isNoun && [words[from - 1], words[from - 2]].some((word) => INDEFINITE.test(word?.norm ?? ''));
  };
  const kinds = new Set(mentions.map(getKind));
  // A make with its model counts as two kinds, even if both are misspelt: 'nisan quashqai'.
  if (mentions.some(({ kind, from, to }) => kind === 'car' && to - from > 1)) kinds.add('model');
  if (idioms.some(({ wish }) => wish)) kinds.add('equipment');
  if (words.some(({ norm }) => AMBIGUOUS_CAR_WORDS.has(norm))) kinds.add('word');
  const isBudget = words.some(({ norm }, i) => norm === 'spend' && words[i - 1]?.norm === 'to') && kinds.has('price');
  // Short messages with a limit, a negation or a budget are queries: 'registered 2001 or newer', 'absolutely no black',
  // 'a Gaydon bruiser under 30k'.
  const isLimited = unexplainedWords.length <= 2 && words.some(({ norm }) => LIMIT_OR_NEGATION.test(norm));
  const isShort = words.length <= 7 && (isLimited || (INDEFINITE.test(words[0]?.norm ?? '') && kinds.has('price')));
  return isBudget || isShort || kinds.size >= 2 || exactMentions.some((each) => isRuledOut(each) || refersToCar(each));
}
