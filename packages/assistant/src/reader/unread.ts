import { isFiller } from './fillers.ts';
import type { Scan } from './scan.ts';
import { findTown } from './places.ts';
import { isKnown } from './spelling.ts';
import type { Statement } from './statements.ts';
import { isCarWord } from './subjects.ts';
import { findUnreadWishes } from './unread-wishes.ts';

export interface WordRange {
  from: number;
  to: number;
}

/** Shorter words have no meaning of their own, unless they contain a digit. */
const REPORTABLE_WORD = /^(?:[\p{L}\p{N}]{3}|\p{L}?\d)/u;
/** Words that are a trim right after a car: 'Golf R', 'Focus ST'. */
const TRIM = /^(?:[emrs]|st|rs|gt|se|sport)$/u;
/** Words for figures that no filter covers: 'over 250 miles range', '£200 a month'. */
const UNSEARCHED_UNIT = /^\d*(?:month|monthly|pcm|mpg|range|bhp|deposit|litres?|minutes?|mins?|hours?|hrs?)$/u;
const BEFORE_BUYERS_AGE = /^(?:im|am)$/u;

/**
 * Returns the unrecognised words and the wishes that no filter covers, grouped into phrases.
 * @param readFlags has a 1 for each recognised word
 * @param offTopicFlags has a 1 for each off-topic word, which is returned as unrecognised
 * @param idioms the idioms of the message. Those with `wish` are returned, because no filter covers them
 * @param missedFigures the figures without a meaning. Those with a unit such as 'month' or 'mpg' are returned
 * @param statements the statements of the message. Skipped values, accepted write-offs and trims are returned too,
 * because no filter covers them
 */
export function findUnreadParts(
  scanned: Scan,
  [readFlags, offTopicFlags]: readonly [Uint8Array, Uint8Array],
  idioms: readonly (WordRange & { wish: boolean })[],
  missedFigures: readonly WordRange[],
  statements: readonly Statement[],
): WordRange[] {
  const { words, cuesFrom } = scanned;
  const getNorm = (at: number): string => words[at]?.norm ?? '';
  const unreadFlags = words.map(
    ({ norm }, i) =>
      offTopicFlags[i] === 1 ||
      (readFlags[i] !== 1 && REPORTABLE_WORD.test(norm) && !isKnown(norm) && !cuesFrom[i]?.length),
  );
  const markRange = ({ from, to }: WordRange, isUnread = true) => unreadFlags.fill(isUnread, from, to);
  for (const idiom of idioms) markRange(idiom, idiom.wish);
  for (let { from, to } of missedFigures) {
    if (UNSEARCHED_UNIT.test(getNorm(to))) to++;
    if (getNorm(from - 1) === 'range') from--;
    while (isFiller(getNorm(from))) from++;
    if (words.slice(from, to).some(({ norm }) => UNSEARCHED_UNIT.test(norm))) markRange({ from, to });
    // The buyer's age is not a figure to report: 'I am 17'.
    else if (BEFORE_BUYERS_AGE.test(getNorm(from - 1)) && offTopicFlags[from] !== 1) markRange({ from, to }, false);
  }
  if (statements.some((each) => each.type === 'want' && each.mention.kind === 'place'))
    for (const time of findTravelTimes(words)) markRange(time);
  for (const town of findSmallTowns(words, (i) => readFlags[i] === 1 || offTopicFlags[i] === 1)) markRange(town);
  const hiddenFlags = readFlags.map((flag, i) => flag | (offTopicFlags[i] ?? 0));
  for (const { from, to } of idioms) hiddenFlags.fill(1, from, to);
  const isQuery =
    statements.some(({ type }) => type === 'want' || type === 'exclude') || words.some(({ norm }) => isCarWord(norm));
  for (const wish of findUnreadWishes(
    scanned,
    (i) => hiddenFlags[i] === 1,
    (i) => readFlags[i] === 1,
    isQuery,
  ))
    markRange(wish);
  for (const statement of statements) {
    if (statement.type === 'skip') markRange(statement.mention);
    if (statement.type !== 'want' && statement.type !== 'drop') continue;
    const { mention } = statement;
    // Accepting a write-off sets no filter: 'Cat S is fine'.
    if (mention.kind === 'flag' && mention.flag === 'writeoff' && statement.type === 'drop') markRange(mention);
    if (mention.kind !== 'car') continue;
    const { to, fuelWords } = mention;
    const isTrim = words[to]?.gap === 'space' && TRIM.test(getNorm(to)) && readFlags[to] !== 1;
    if (isTrim) markRange({ from: getNorm(to - 1) === 'cooper' ? to - 1 : to, to: to + 1 });
    // If only one of two cars has a badge, its fuel is not a filter: 'Golf GTI or Focus'.
    const doAllCarsImplyFuel = statements.every(
      (each) => each.type !== 'want' || each.mention.kind !== 'car' || each.mention.fuel,
    );
    if (fuelWords && !doAllCarsImplyFuel) unreadFlags.fill(true, ...fuelWords);
  }
  const unreadParts: WordRange[] = [];
  unreadFlags.forEach((isUnread, i) => {
    if (!isUnread) return;
    const lastPart = unreadParts.at(-1);
    const gap = words[i]?.gap;
    if (lastPart?.to === i && (gap === 'space' || gap === 'joint' || offTopicFlags[i] === 1)) lastPart.to = i + 1;
    else unreadParts.push({ from: i, to: i + 1 });
  });
  return unreadParts;
}

const DURATION = /^(?:minutes?|mins?|hours?|hrs?)$/u;
const PART_OF_DURATION = /^(?:an?|half|quarter|three|couple|of|and|one|two|[\d.]+)$/u;

/** Finds travel times: 'within an hour of Derby', 'half an hour's drive'. */
function findTravelTimes(words: Scan['words']): WordRange[] {
  return words.flatMap(({ norm }, at) => {
    if (!DURATION.test(norm)) return [];
    const hasHalf = words[at + 1]?.norm === 'and' && words[at + 3]?.norm === 'half';
    const to = at + (hasHalf ? 4 : 1);
    let from = at;
    while (from > 0 && words[from]?.gap === 'space' && PART_OF_DURATION.test(words[from - 1]?.norm ?? '')) from--;
    const isTravel =
      /^(?:drive|away|of|from|max|tops)$/u.test(words[to]?.norm ?? '') ||
      /^(?:within|under|than|inside|to|about)$/u.test(words[from - 1]?.norm ?? '');
    return isTravel && from < at ? [{ from, to }] : [];
  });
}

/** Finds small towns without a word that introduces a place: 'petrol hatchback Alston'. */
function findSmallTowns(words: Scan['words'], isRead: (at: number) => boolean): WordRange[] {
  return words.flatMap((word, at) => {
    const mayBeTown = !isRead(at) && (word.isCapitalised || at + 5 >= words.length);
    const town = mayBeTown ? findTown(words, at) : undefined;
    if (!town?.town.isSmall || town.town.isWord) return [];
    return word.isCapitalised || town.to === words.length ? [{ from: at, to: town.to }] : [];
  });
}
