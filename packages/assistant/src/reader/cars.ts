import { type Code, CODES, getBadgeFuel } from './lexicon/codes.ts';
import { getPlaces } from './lexicon/places.ts';
import type { Vehicle } from './lexicon/vehicles.ts';
import { type CarMention, CONFIDENCE, type Mention } from './mentions.ts';
import { isNegation } from './negation-scope.ts';
import { findCueFrom, type Match, type Scan } from './scan.ts';
import { isFiller } from './fillers.ts';
import { ROAD } from './places.ts';
import { isKnown } from './spelling.ts';
import { type Word, parseWordSet } from './words.ts';

type Car = Extract<Mention, CarMention>;

export interface CarContext {
  scanned: Scan;
  /** Makes named in this message without a negation, and makes wanted in earlier turns. */
  messageMakes: ReadonlySet<string>;
  earlierMakes: ReadonlySet<string>;
  lastCar: Car | undefined;
}

/** A longer message is not a bare query such as 'Soul under 5k'. */
const MAX_BARE_QUERY_WORDS = 6;

const ROAD_USES = /^(?:run|road|commute|slog|corridor|northbound|southbound|traffic|motorway|daily)$/u;
const CAR_CONJUNCTION = /^(?:n?or|and|vs|versus)$/u;
const LIST_WORDS = parseWordSet('or and the a an any either');
const COUNTED_NOUN =
  /^(?:doors?|drs?|seat(?:s|er|ers)?|miles?|years?|yrs?|plate|reg|grand|k|owners?|keys|pounds|quid|litre|months?)$/u;

const toUpperCase = (text: string): string => text.toUpperCase();

/**
 * Returns whether the last car is of this make, and the word follows it or continues a list of models: 'Mazda 3 or 6',
 * '147 GTA or a 156'.
 */
function isNextToMake({ scanned: { words }, lastCar }: CarContext, make: string, at: number): boolean {
  if (lastCar?.make !== make || words[at]?.gap === 'stop') return false;
  // A comma after a make is a pause ('Lexus, is it …'), but after a model it continues a list ('Peugeot 208, 2008').
  if (words[at]?.gap === 'comma' && lastCar.to === at && lastCar.model === undefined) return false;
  const wordsBetween = words.slice(lastCar.to, at).map(({ norm }) => norm);
  const otherWords = wordsBetween.filter((norm) => !LIST_WORDS.has(norm));
  return otherWords.length === 0
    ? wordsBetween.length < 3
    : otherWords.length < 2 && wordsBetween.length < 4 && wordsBetween.includes('or');
}

/** Returns whether a name is a later item in a list of cars: 'Passat or Superb', '500, Ka or a C1'. */
const isListed = (context: CarContext, at: number): boolean => {
  const { scanned, lastCar } = context;
  const { words } = scanned;
  if (lastCar?.to === at) return words[at]?.gap === 'comma' && isListStart(context, at + 1, true);
  // An article may precede the name: 'an Aygo or an Up'.
  const articleIndex = /^an?$/u.test(words[at - 1]?.norm ?? '') ? at - 1 : at;
  return lastCar?.to === articleIndex - 1 && CAR_CONJUNCTION.test(words[articleIndex - 1]?.norm ?? '');
};

/** Returns whether a name is the first item in a list of cars: 'Insight or Prius'. */
const isListStart = (context: CarContext, to: number, mayBeWord = false): boolean => {
  const { words, matchesFrom } = context.scanned;
  return (
    (CAR_CONJUNCTION.test(words[to]?.norm ?? '') || words[to]?.gap === 'comma') &&
    matchesFrom[
      words[to]?.gap === 'comma' ? to : /^(?:an?|the)$/u.test(words[to + 1]?.norm ?? '') ? to + 2 : to + 1
    ]?.some(
      ({ meaning, to: end }) =>
        meaning.kind === 'vehicle' && (mayBeWord || !meaning.vehicle.isWord || isListStart(context, end)),
    ) === true
  );
};

function isUsable(context: CarContext, vehicle: Vehicle, { from, to }: Match): boolean {
  const { words } = context.scanned;
  const next = words[to];
  const previous = words[from - 1]?.norm ?? '';
  // A name after 'called', '£', 'worked at' or a word for a person or pet is not a car: 'a dog called Rover', '£508',
  // 'worked at Rover'.
  if (
    /^(?:called|named|£|sister|wife|husband|daughter|son|brother|mum|dad|aunt|uncle|dog)$/u.test(previous) &&
    words[from]?.gap === 'space'
  )
    return false;
  if (/^(?:at|for)$/u.test(previous) && words[from - 2]?.norm.startsWith('work')) return false;
  // The name in a letter's closing is a person's: 'Yours faithfully, Kenneth Ford'.
  if (words.slice(Math.max(0, from - 4), from).some(({ norm }) => /^(?:faithfully|sincerely|regards)$/u.test(norm)))
    return false;
  // 'The A1 run' is about a road, although there is an Audi A1.
  if (previous === 'the' && ROAD.test(words[from]?.norm ?? '') && ROAD_USES.test(next?.norm ?? '')) return false;
  // At the start, a filler word before a number is not a name: 'Is 10,000 more than …?' is not about a Lexus IS.
  if (from === 0 && to === 1 && isFiller(words[0]?.norm ?? '') && next?.number !== undefined) return false;
  // A number that counts something is not a model: 'Mazda 3' names one, 'Mazda 3 door' does not.
  const isFigure = words[to - 1]?.number !== undefined && words[to - 1]?.suffix === '';
  if (isFigure && next && next.gap !== 'comma' && next.gap !== 'stop' && COUNTED_NOUN.test(next.norm)) return false;
  // Right after a model, an ambiguous name is its trim or an ordinary word: 'Elise S1', 'picked the Golf up'.
  const { lastCar } = context;
  const { norm = '', gap } = words[from] ?? {};
  const followsModel = lastCar?.model !== undefined && lastCar.to === from && gap === 'space';
  // 'A3 e-tron' is an A3.
  if (followsModel && vehicle.model === 'e-tron') return false;
  if (followsModel && (norm === 'up' || (lastCar.make !== vehicle.make && /^[a-z]\d$/u.test(norm)))) return false;
  if (vehicle.needs === 'nothing') return true;
  // An ambiguous name must be spelt correctly, unless its make is named, because a misspelling may have another
  // meaning: 'Blue Nitrous' is not a Nitro.
  if (!isSpeltCorrectly(words, from, to) && !context.messageMakes.has(vehicle.make)) return false;
  if (isNextToMake(context, vehicle.make, from)) return true;
  const startsSentence = words[from]?.gap === 'stop';
  if ((vehicle.needs === 'clue' || (startsSentence && !isFigure)) && isListStart(context, to)) return true;
  // An ambiguous name in a list of cars is a car: 'a Fiat 500 or Up'.
  if (isListed(context, from) && (vehicle.needs === 'clue' || (words[from]?.isCapitalised && !isFigure))) return true;
  // At the start of a sentence, a name before a trim or a body type is a car: 'Superb Sportline', 'Note hatch', '2008
  // Allure'.
  const hasTrim =
    startsSentence &&
    next?.gap === 'space' &&
    ((from === 0 && !isKnown(next.norm)) ||
      /^(?:iv|gt[ei]|vrs|t[ds]i)$/u.test(next.norm) ||
      context.scanned.matchesFrom[to]?.some(
        ({ meaning }) =>
          (meaning.kind === 'idiom' && meaning.wish) || (meaning.kind === 'feature' && meaning.key === 'body_type'),
      ));
  if (hasTrim && (isFigure ? (words[from]?.number ?? 0) > 999 : norm !== 'is')) return true;
  // The number after 'or a' is a model ('a Captur or a 2008'), unless a name follows ('or a 2008 Golf').
  const isNamed = context.scanned.matchesFrom[to]?.some(({ meaning }) => meaning.kind === 'vehicle');
  if (isFigure && lastCar && !isNamed && words[from - 1]?.norm === 'a' && words[from - 2]?.norm === 'or') return true;
  if (isFigure && lastCar?.model !== undefined && lastCar.to === from - 1 && previous === 'or' && !isYearAfter(next))
    return true;
  if (vehicle.needs === 'make')
    return words.length <= 2 && context.earlierMakes.has(vehicle.make) && to === words.length;
  if (
    vehicle.model === undefined &&
    next &&
    context.scanned.matchesFrom[to]?.some(
      ({ meaning }) => meaning.kind === 'vehicle' && meaning.vehicle.make === vehicle.make,
    )
  )
    return true;
  if (context.messageMakes.has(vehicle.make)) return vehicle.model !== undefined;
  if (words[from]?.isCapitalised && !isAllCapitals(words)) return true;
  const isFirstWord = from === 0 || /^(?:an?|20\d\d)$/u.test(previous);
  return (
    words.length <= MAX_BARE_QUERY_WORDS &&
    ((isFirstWord && context.messageMakes.size === 0) ||
      (vehicle.model !== undefined && context.earlierMakes.has(vehicle.make)))
  );
}

/** Returns whether the word after a number shows that the number is a year: '2008 onwards', '2008 reg'. */
const isYearAfter = (next: Word | undefined): boolean =>
  next?.gap === 'space' && /^(?:or|onwards?|and|plus|\+|up|reg|plate|model|to|at)$/u.test(next.norm);

const isAllCapitals = (words: readonly Word[]): boolean =>
  words.every(
    (word) => word.gap === 'stop' || word.isCapitalised || word.number !== undefined || word.norm.length === 1,
  );

const isSpeltCorrectly = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from, to).every((word) => !word.isCorrected);

export function findVehicle(context: CarContext, matches: readonly Match[]): Car | undefined {
  const { words } = context.scanned;
  // 'Aygo X-Play' is an Aygo, not an Aygo X: a name cannot end inside a hyphenated word.
  const candidates = matches.filter(
    ({ meaning, from, to }) =>
      meaning.kind === 'vehicle' && !(to - from > 1 && words[to]?.gap === 'joint' && words[to - 1]?.gap === 'space'),
  );
  const rankMake = (make: string): number =>
    context.lastCar?.make === make ? 3 : context.messageMakes.has(make) ? 2 : context.earlierMakes.has(make) ? 1 : 0;
  const rankedCandidates = candidates
    .flatMap((match) => (match.meaning.kind === 'vehicle' ? [{ match, vehicle: match.meaning.vehicle }] : []))
    .filter(({ vehicle }) => !vehicle.isRarer || rankMake(vehicle.make) > 0)
    .toSorted((a, b) => b.match.to - a.match.to || rankMake(b.vehicle.make) - rankMake(a.vehicle.make));
  const preferredCandidate = rankedCandidates.find(({ match, vehicle }) => isUsable(context, vehicle, match));
  if (!preferredCandidate) return undefined;
  const { match, vehicle } = preferredCandidate;
  return {
    kind: 'car',
    make: vehicle.make,
    ...(vehicle.model !== undefined && { model: vehicle.model }),
    ...(vehicle.model === undefined && { makeWords: [match.from, match.to] as [number, number] }),
    ...(vehicle.isWord && { isWord: true as const }),
    from: match.from,
    to: match.to,
    confidence: isSpeltCorrectly(context.scanned.words, match.from, match.to) ? CONFIDENCE.exact : CONFIDENCE.corrected,
  };
}

/**
 * Returns the possible spellings of a code that starts at a word, longest first: 'C 220 d' can be 'C220 d' or 'C220d'.
 */
function listSpellings({ words }: Scan, at: number, isNamed: boolean): { text: string; to: number }[] {
  const firstWord = words[at];
  if (!firstWord) return [];
  const isAttached = (i: number): boolean => words[i]?.gap === 'joint' || words[i]?.gap === 'space';
  const spellings = [{ text: firstWord.norm, to: at + 1 }];
  const secondWord = words[at + 1];
  const thirdWord = words[at + 2];
  const isSuffix = (word: Word | undefined): word is Word =>
    word !== undefined && /^(?:d|e|h|i|de|cdi)$/u.test(word.norm);
  if (firstWord.number !== undefined && firstWord.suffix === '' && isSuffix(secondWord) && isAttached(at + 1))
    spellings.push({ text: firstWord.norm + secondWord.norm, to: at + 2 });
  // Separate letters and a number are a code if they follow the make, a hyphen joins them, or the letters are not a
  // word ('C 220', but not 'a 200').
  const isLettersThenNumber =
    /^[a-z]{1,3}$/u.test(firstWord.norm) &&
    secondWord?.number !== undefined &&
    secondWord.number >= 100 &&
    isAttached(at + 1);
  if (
    secondWord &&
    isLettersThenNumber &&
    (isNamed ||
      secondWord.gap === 'joint' ||
      (firstWord.norm.length > 1 ? firstWord.norm !== 'is' : /^[bceg]$/u.test(firstWord.norm)))
  ) {
    spellings.push({ text: firstWord.norm + secondWord.norm, to: at + 2 });
    if (isSuffix(thirdWord) && isAttached(at + 2))
      spellings.push({ text: firstWord.norm + secondWord.norm + thirdWord.norm, to: at + 3 });
  }
  if (secondWord && /^[a-z]+\d+$/u.test(firstWord.norm) && isSuffix(secondWord) && isAttached(at + 1))
    spellings.push({ text: firstWord.norm + secondWord.norm, to: at + 2 });
  if (firstWord.norm === 'e' && secondWord && secondWord.gap === 'joint')
    spellings.push({ text: firstWord.norm + secondWord.norm, to: at + 2 });
  if (secondWord?.norm === 'e' && secondWord.gap === 'joint')
    spellings.push({ text: `${firstWord.norm}e`, to: at + 2 });
  return spellings.toSorted((a, b) => b.to - a.to);
}

/** Finds the car that an engine, trim or generation code at a word means. */
export function findCode(context: CarContext, at: number): Car | undefined {
  const adjacentMake =
    context.lastCar && isNextToMake(context, context.lastCar.make, at) ? context.lastCar.make : undefined;
  for (const { text, to } of listSpellings(
    context.scanned,
    at,
    context.lastCar?.to === at && adjacentMake !== undefined,
  )) {
    const nextWord = context.scanned.words[to]?.norm ?? '';
    const code = CODES.find((each: Code) => {
      if (!each.pattern.test(text)) return false;
      // 'G20' is an outcode in Glasgow. In 'G20 320d' and 'BMW G20' it is a generation.
      const isPlace = each.isGeneration && getPlaces().outcodes.has(toUpperCase(text));
      const isNamed = adjacentMake === each.make;
      const isFollowed = CODES.some(({ make, pattern }) => make === each.make && pattern.test(nextWord));
      return isNamed || !(each.needsMake || (isPlace && !isFollowed));
    });
    if (!code) continue;
    // A message that is only a code refers to a make of an earlier turn, if there is one: 'Mercedes GLC', then '220d'.
    const { earlierMakes } = context;
    if (to - at === context.scanned.words.length && earlierMakes.size > 0 && !earlierMakes.has(code.make)) continue;
    const { lastCar } = context;
    const isEngine = lastCar?.model !== undefined && lastCar.make === code.engineMake && at - lastCar.to < 2;
    if (isEngine && !context.scanned.words.slice(lastCar.to, at).some(({ norm }) => CAR_CONJUNCTION.test(norm)))
      continue;
    // The code belongs to the named make: a 'Peugeot e-208' is not a Mercedes.
    if (
      lastCar &&
      lastCar.to === at &&
      lastCar.model === undefined &&
      lastCar.make !== code.make &&
      context.scanned.words[at]?.gap === 'space'
    )
      continue;
    const groups = code.pattern.exec(text);
    const fuel = code.fuels?.[groups?.groups?.['fuel'] ?? ''];
    const model = code.model?.replace('$1', toUpperCase(groups?.[1] ?? ''));
    return {
      kind: 'car',
      make: code.make,
      ...(model !== undefined && { model }),
      ...(fuel !== undefined && { fuel }),
      ...(code.isGeneration ? { isGeneration: code.isGeneration } : { isCode: true as const }),
      from: at,
      to,
      confidence: CONFIDENCE.exact,
    };
  }
  return undefined;
}

/** Finds the first of two families that share their last word: '3 or 5 series', 'C or E class'. */
export function findSharedFamily({ words }: Scan, at: number): Car | undefined {
  const [first, separator, second, noun] = words.slice(at, at + 4);
  if (!first || !second || !noun) return undefined;
  const isAlternative = separator !== undefined && (separator.norm === 'or' || separator.norm === 'and');
  if (!isAlternative) return undefined;
  const car = { kind: 'car', from: at, to: at + 1, confidence: CONFIDENCE.exact } as const;
  if (noun.norm === 'series' && /^[1-8]$/u.test(first.norm) && /^[1-8]$/u.test(second.norm))
    return { ...car, make: 'BMW', model: `${first.norm} Series` };
  if (noun.norm === 'class' && /^[abcegsv]$/u.test(first.norm) && /^[abcegsv]$/u.test(second.norm))
    return { ...car, make: 'Mercedes-Benz', model: `${toUpperCase(first.norm)} Class` };
  return undefined;
}

/** Finds a badge after a car that implies its fuel ('A3 S line TDI'). */
export function readBadge(scanned: Scan, car: Car): { fuel: string; at: number } | undefined {
  const { words } = scanned;
  for (let i = car.to; i < Math.min(car.to + 4, words.length); i++) {
    const word = words[i];
    if (!word || word.gap === 'stop' || word.gap === 'comma') return undefined;
    // A badge after a negation is not the car's: 'a Golf but no GTI'.
    if (isNegation(findCueFrom(scanned, i, 'polarity'))) return undefined;
    const joinedWord = word.norm + (words[i + 1]?.gap === 'joint' ? words[i + 1]?.norm : '');
    const fuel = getBadgeFuel(word.norm) ?? getBadgeFuel(joinedWord);
    if (fuel !== undefined) return { fuel, at: i };
  }
  return undefined;
}
