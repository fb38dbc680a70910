import { getPlaces, type Town, toTownKey } from './lexicon/places.ts';
import { CONFIDENCE, type Mention, type PlaceMention } from './mentions.ts';
import { type Word, parseWordSet } from './words.ts';
import { computeEditDistance, isKnown } from './spelling.ts';

export type Place = Extract<Mention, PlaceMention> & {
  /** How clearly the preceding words introduce the place to search around. The clearest place of a message is used. */
  clarity: 0 | 1 | 2;
};

const OUTCODE = /^[a-z]{1,2}\d[a-z\d]?$/u;
const INWARD_CODE = /^\d[a-z]{2}$/u;
const FULL_POSTCODE = /^([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})$/u;

/** Words that clearly introduce the place to search around, and words that may also introduce another place. */
const CLEAR_PLACE_WORDS = parseWordSet(
  'near nr past around round of outside nearby postcode miles by central live based location',
);
const UNCLEAR_PLACE_WORDS = parseWordSet(
  'in from at to im were through is meant mean north south east west city greater',
);

/** Words after which 'in' does not introduce a place: 'interested in'. */
const BEFORE_OTHER_IN = parseWordSet('interested trade trading chop believe');
/** Words after which 'in' introduces the place to search around: 'living in'. */
const BEFORE_CLEAR_IN = parseWordSet(
  'live lives living based located im am are were work working moved moving somewhere anywhere be available collect pick dealers dealer garages sellers',
);

const MAX_PARTS = 5;

const joinUpperCase = (...parts: string[]): string => parts.join('').toUpperCase();

function findPrepositionBefore(words: readonly Word[], at: number): { clarity: 0 | 1 | 2; from: number } {
  const previous = words[at - 1];
  const gap = words[at]?.gap;
  if (!previous || gap === 'stop') return { clarity: 0, from: at };
  const isColon = gap === 'comma';
  const norm = previous.norm;
  // 'No further than Cardiff' is a limit, not an exclusion.
  if (norm === 'than' && /^(?:further|farther)$/u.test(words[at - 2]?.norm ?? ''))
    return { clarity: 2, from: at - (words[at - 3]?.norm.startsWith('no') ? 3 : 2) };
  // 'This side of Leeds' may not be the place to search around.
  if (norm === 'of' && words[at - 2]?.norm === 'side') return { clarity: 1, from: at - 1 };
  if (CLEAR_PLACE_WORDS.has(norm) && (!isColon || norm === 'postcode' || norm === 'location'))
    return { clarity: 2, from: norm === 'miles' ? at : at - 1 };
  if (isColon || !UNCLEAR_PLACE_WORDS.has(norm)) {
    const isAfterToThe = norm === 'the' && words[at - 2]?.norm === 'to';
    return { clarity: isAfterToThe ? 1 : 0, from: at };
  }
  const earlierWord = words[at - 2]?.norm ?? '';
  if (BEFORE_OTHER_IN.has(earlierWord)) return { clarity: 0, from: at };
  if (norm === 'in' && BEFORE_CLEAR_IN.has(earlierWord)) return { clarity: 2, from: at - 1 };
  if (norm === 'to' && /^(?:close|near|next|local)$/u.test(earlierWord)) return { clarity: 2, from: at - 2 };
  return { clarity: norm === 'to' && /^(?:moved|retired)$/u.test(earlierWord) ? 2 : 1, from: at - 1 };
}

/** Reads the inward code of a postcode if it is written as two words: '2 RN' in 'M20 2 RN', but not '2 dr'. */
function readSpacedInward(words: readonly Word[], at: number): string | undefined {
  const [digit, letters] = [words[at], words[at + 1]];
  const isPair = digit?.gap === 'space' && letters?.gap === 'space' && /^(?!dr|yr|mi)[a-z]{2}$/u.test(letters.norm);
  return isPair && /^\d$/u.test(digit.norm) && !isKnown(letters.norm) ? digit.norm + letters.norm : undefined;
}

/** Reads a postcode with a space in its outcode: 'near NE 3', 'NE 3 4'. */
function readSpacedOutcode(words: readonly Word[], at: number): { postcode: string; to: number } | undefined {
  const [area, district, sector] = words.slice(at, at + 3);
  if (!area || district?.gap !== 'space' || !/^[a-z]{1,2}$/u.test(area.norm) || !/^\d{1,2}$/u.test(district.norm))
    return undefined;
  const postcode = joinUpperCase(area.norm, district.norm);
  const inward = readSpacedInward(words, at + 2);
  const isSector = sector?.gap === 'space' && (/^\d$/u.test(sector.norm) || INWARD_CODE.test(sector.norm));
  const hasSector = isSector && !/^(?:doors?|dr|seats?|seater|k|miles?|years?|yrs?)$/u.test(words[at + 3]?.norm ?? '');
  const isNear =
    (findPrepositionBefore(words, at).clarity === 2 || /^(?:area|postcode)$/u.test(words[at + 2]?.norm ?? '')) &&
    area.norm.length > 1;
  if (!getPlaces().outcodes.has(postcode) || !(isNear || inward !== undefined || (hasSector && area.norm.length > 1)))
    return undefined;
  if (inward !== undefined) return { postcode: postcode + joinUpperCase(inward), to: at + 4 };
  if (!hasSector) return { postcode, to: at + 2 };
  return { postcode: INWARD_CODE.test(sector.norm) ? postcode + joinUpperCase(sector.norm) : postcode, to: at + 3 };
}

/** Matches the number of a road: 'M62'. */
export const ROAD = /^[abm]\d{1,4}$/u;

/** Returns whether 'and' joins a word to a road number: 'the M1 and M25'. */
const isNextToRoad = (words: readonly Word[], at: number): boolean =>
  [at - 2, at + 2].some((other) => words[(at + other) / 2]?.norm === 'and' && ROAD.test(words[other]?.norm ?? ''));

/** Returns whether a word is a road number: 'for the M62', but not 'the M20 area'. */
const isRoad = (words: readonly Word[], at: number): boolean =>
  ROAD.test(words[at]?.norm ?? '') &&
  (words[at - 1]?.norm === 'the' || isNextToRoad(words, at)) &&
  !/^(?:area|postcode|region|district|side|end)$/u.test(words[at + 1]?.norm ?? '');

function readPostcode(words: readonly Word[], at: number): { postcode: string; to: number } | undefined {
  const word = words[at];
  if (!word || isRoad(words, at)) return undefined;
  const { outcodes } = getPlaces();
  const spacedOutcode = readSpacedOutcode(words, at);
  if (spacedOutcode) return spacedOutcode;
  const fullPostcode = FULL_POSTCODE.exec(word.norm);
  if (fullPostcode?.[1] && outcodes.has(fullPostcode[1].toUpperCase()))
    return { postcode: joinUpperCase(word.norm), to: at + 1 };
  const next = words[at + 1];
  if (!OUTCODE.test(word.norm) || !outcodes.has(word.norm.toUpperCase())) return undefined;
  const hasInward =
    next &&
    (next.gap === 'space' || next.gap === 'joint') &&
    INWARD_CODE.test(next.norm) &&
    !/^mk\d[2-5]dr/u.test(word.norm + next.norm);
  const inward = readSpacedInward(words, at + 1);
  if (inward !== undefined) return { postcode: joinUpperCase(word.norm, inward), to: at + 3 };
  return hasInward
    ? { postcode: joinUpperCase(word.norm, next.norm), to: at + 2 }
    : { postcode: joinUpperCase(word.norm), to: at + 1 };
}

/** Finds a town of one or more words. If `mayCorrect` is set, also finds a misspelt name of one word. */
export function findTown(
  words: readonly Word[],
  at: number,
  mayCorrect = false,
): { town: Town; to: number; isExact: boolean } | undefined {
  const { towns, correctableTowns } = getPlaces();
  let key = '';
  let nearestTown: { town: Town; to: number; isExact: boolean } | undefined;
  for (let to = at; to < Math.min(at + MAX_PARTS, words.length); to++) {
    const word = words[to];
    if (!word || (to > at && (word.gap === 'comma' || word.gap === 'stop')) || !/^[a-z]+$/u.test(word.norm)) break;
    key += (key && ' ') + word.norm;
    const town = towns.get(toTownKey(key));
    if (town) nearestTown = { town, to: to + 1, isExact: true };
  }
  const word = words[at];
  if (!mayCorrect || !word) return nearestTown;
  // The later words of a name may be misspelt: 'Milton Keyns'.
  for (const [name, town] of words[at + 1]?.gap === 'space' ? correctableTowns : []) {
    if (!name.startsWith(`${word.norm} `)) continue;
    const to = at + name.split(' ').length;
    if (nearestTown && nearestTown.to >= to) continue;
    const writtenParts = words.slice(at, to).map(({ norm }) => norm);
    const maxEdits = name.length - word.norm.length > 6 ? 2 : 1;
    if (to <= words.length && computeEditDistance(writtenParts.join(' '), name, maxEdits) <= maxEdits)
      return { town, to, isExact: false };
  }
  if (nearestTown || word.norm.length < 6 || isKnown(word.norm)) return nearestTown;
  let minEdits = word.norm.length > 8 ? 2 : 1;
  for (const [name, town] of correctableTowns) {
    if (name[0] !== word.norm[0] || Math.abs(name.length - word.norm.length) > minEdits) continue;
    const edits = computeEditDistance(word.norm, name, minEdits);
    // A letter that should be doubled is the most common misspelling: 'Staford' is not Stamford.
    if (edits < minEdits || (edits === minEdits && (!nearestTown || undouble(name) === undouble(word.norm))))
      nearestTown = { town, to: at + 1, isExact: false };
    minEdits = Math.min(edits, minEdits);
  }
  return nearestTown;
}

const undouble = (word: string): string => word.replaceAll(/(.)\1/gu, '$1');

/** Words after a town, even if its name is an ordinary word: 'Bath way', 'Reading town centre'. */
const AFTER_TOWN = /^(?:way|area|region|based|suburbs|(?:city|town) centre)\b/u;

/** Returns whether an ordinary word is a town: 'in Street, Somerset', 'near leek', but not 'in street parking'. */
function isTownName(words: readonly Word[], from: number, to: number, clarity: number): boolean {
  const isClauseEnd = words[to]?.gap !== 'space';
  // A car that is 'available in March' is not in a town.
  if (words[from]?.norm === 'march' && words[from - 1]?.norm === 'in') return false;
  const hasCapital = words[from]?.isCapitalised === true;
  return clarity === 2 ? isClauseEnd || hasCapital : clarity === 1 && isClauseEnd && hasCapital;
}

/**
 * Finds the place that starts at a word.
 * @param isCar whether the words could also be a car ('S60', 'M3'), which need a word such as 'near' before them
 */
export function findPlace(words: readonly Word[], at: number, isCar: boolean): Place | undefined {
  const { clarity, from } = findPrepositionBefore(words, at);
  const postcodeMatch = readPostcode(words, at);
  if (postcodeMatch) {
    const isFullPostcode = postcodeMatch.postcode.length > 4;
    const isPlate =
      words[postcodeMatch.to]?.gap === 'space' &&
      /^[a-z]{3}$/u.test(words[postcodeMatch.to]?.norm ?? '') &&
      !isKnown(words[postcodeMatch.to]?.norm ?? '');
    // 'MK3' in 'Golf mk3' and 'CO2' in 'CO2 below 100' are not places.
    const isSeparate = words[at]?.gap !== 'space' && words[postcodeMatch.to]?.gap !== 'space';
    const isModelMark =
      (clarity === 0 || words[at - 1]?.norm === 'miles') &&
      /^(?:MK\d|CO2|B58|FK8|M8|W12|ST[1-3]|E10)$/u.test(postcodeMatch.postcode) &&
      !isSeparate;
    const isLast = postcodeMatch.to === words.length && at > 0;
    const isClear =
      isFullPostcode ||
      clarity === 2 ||
      (!isCar && clarity > 0) ||
      (!isCar && (postcodeMatch.postcode.length > 2 || isLast) && !isPlate);
    if (isClear && !isModelMark)
      return {
        kind: 'place',
        postcode: postcodeMatch.postcode,
        from,
        to: postcodeMatch.to,
        confidence: CONFIDENCE.exact,
        clarity: 2,
      };
  }
  if (isCar && clarity < 2) return undefined;
  const hasPreposition = clarity > 0 && !/^(?:to|of)$/u.test(words[at - 1]?.norm ?? '');
  const isAlone =
    (at === 0 || words[at]?.gap === 'comma') && words[at + 1] !== undefined && words[at + 1]?.gap !== 'space';
  const foundTown = findTown(words, at, hasPreposition || isAlone || at === words.length - 1);
  if (!foundTown) return undefined;
  const { town, to, isExact } = foundTown;
  const isMonth = words[at]?.norm === 'march' && clarity < 2;
  // A place between commas or as a complete turn counts: 'Polo, Reading, under 5k', 'Bath'.
  const isFollowedByWay = words[to]?.gap === 'space' && AFTER_TOWN.test(`${words[to]?.norm} ${words[to + 1]?.norm}`);
  const isSeparateTown =
    isFollowedByWay ||
    ((at === 0 || words[at]?.gap === 'comma') &&
      ((words[to]?.gap ?? 'stop') !== 'space' || /^(?:or|area|region|please|pls|ish)$/u.test(words[to]?.norm ?? '')) &&
      words[to]?.gap !== 'joint');
  const isCapital = words[at]?.isCapitalised === true || (at === 0 && to === words.length);
  // A town can be a whole sentence at the end of a letter: 'Girvan, Ayrshire.'
  const end = words[to]?.gap === 'comma' ? to + 1 : to;
  const isWholeSentence = at > 0 && words[at]?.gap === 'stop' && (words[end]?.gap ?? 'stop') === 'stop';
  const isClear =
    !town.isOrdinary ||
    clarity === 2 ||
    isFollowedByWay ||
    isWholeSentence ||
    (isCapital && (clarity === 1 || isSeparateTown));
  if (!isClear || isMonth || (town.isWord && !isTownName(words, at, to, clarity))) return undefined;
  return {
    kind: 'place',
    postcode: town.outcode,
    from,
    to,
    confidence: isExact ? CONFIDENCE.place : CONFIDENCE.corrected,
    clarity,
  };
}

/** Nouns before a place in which somebody or something else is: 'my uncle in Coventry', 'a museum in Hull'. */
const PLACE_OF_OTHERS =
  /^(?:aunt|aunty|auntie|uncle|cousin|sister|brother|nephew|niece|friend|mate|pal|couple|mechanic|bloke|museum|garage|wedding|funeral|hotel|holiday|honeymoon|steps)$/u;
/** Nouns after a town that make it part of another name: 'Antrim Road', 'Kelso ram sales'. */
const NAMED_AFTER_TOWN = /^(?:road|street|lane|bank|show|sales|auction|market|races|pier|ferry|bridge)$/u;
/** Words of a sentence about a journey, a breakdown or a hired car: 'we hired a Duster in Cornwall'. */
const JOURNEY = /^(?:hired|rented|borrowed|gave|holiday|honeymoon|towed|snapped|overheats|overheated)$/u;

/** Returns whether a place is only part of a story: 'my uncle in Coventry', 'Sutton Bank'. */
export function isStoryPlace(words: readonly Word[], { from, to, clarity }: Place): boolean {
  if (clarity === 2) return false;
  const next = words[to]?.gap === 'space' ? [words[to]?.norm, words[to + 1]?.norm] : [];
  if (next.some((norm, i) => NAMED_AFTER_TOWN.test(norm ?? '') && words[to + i]?.gap === 'space')) return true;
  const preposition = words[from]?.norm ?? '';
  if (/^(?:in|from|at)$/u.test(preposition) && PLACE_OF_OTHERS.test(words[from - 1]?.norm ?? '')) return true;
  for (let i = from - 1; i >= 0 && words[i + 1]?.gap !== 'stop'; i--)
    if (JOURNEY.test(words[i]?.norm ?? '')) return true;
  return preposition === 'to' && words[from - 1]?.norm === 'get' && words[from - 2]?.norm === 'to';
}
