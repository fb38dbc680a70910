import type { FigureContext } from './figure-context.ts';
import { isCorrection } from './figure-corrections.ts';
import type { Dimension, LastDimension, Mention } from './mentions.ts';
import type { Amount } from './quantities.ts';
import { findCueFrom, findCueTo, type Scan } from './scan.ts';
import type { WordsAfter, WordsBefore } from './words-near-figure.ts';

/** In miles. The minimum for most rules that take a figure without a mileage unit for a mileage. */
export const MIN_MILEAGE = 20_000;

/** In miles. A larger figure without a unit, such as '120k', is a mileage, because hardly any car is that expensive. */
const MIN_LONE_MILEAGE = 100_000;

/** The maximum number of words to search before a figure, for its topic or for the person whose age it is. */
export const MAX_SENTENCE_WORDS = 12;

export const isCount = (dimension: LastDimension | undefined): dimension is 'doors' | 'seats' =>
  dimension === 'doors' || dimension === 'seats';

/** Returns undefined for a small figure to which no other word or figure gives a dimension. */
export function getDimension(
  { askedTopic, scanned, lastDimension, earlierMaximums }: FigureContext,
  amount: Amount,
  before: WordsBefore,
  after: WordsAfter,
  seenMentions: readonly Mention[],
): Dimension | undefined {
  const topic = before.topic ?? after.topic ?? findTopic(scanned, amount.from);
  if (amount.unit === 'money') return 'price';
  // 'Fewer' counts miles: 'fewer than 60k'.
  if (!amount.isYear && scanned.words.slice(before.from, amount.from).some(({ norm }) => norm === 'fewer'))
    return 'mileage';
  // A year is not a price ('How much is a 2018 Polo?'), unless it is a round number ('budget 2000').
  const isCarYear = topic === 'price' && amount.isYear && amount.value % 50 !== 0;
  if ((topic === 'price' && !isCarYear) || topic === 'mileage') return topic;
  const isRoundPrice =
    amount.value === 2000 && (before.comparator === 'lt' || before.comparator === 'le' || after.comparator === 'le');
  if (amount.isYear && !isRoundPrice) return 'year';
  if (askedTopic === 'mileage' || askedTopic === 'price') return askedTopic;
  // A bound far above the earlier price is a mileage: '12k', then 'under 60k'.
  const lastMention = seenMentions.at(-1);
  const isCorrectionCue = findCueTo(scanned, before.from, 'turns')?.tag === 'correct';
  if (
    !isCorrectionCue &&
    before.comparator !== undefined &&
    amount.value >= MIN_MILEAGE &&
    amount.value > 3 * (earlierMaximums.price ?? Infinity)
  )
    return 'mileage';
  // A figure in thousands after a car and 'with' is its mileage, if it is large enough: 'a 2009 Passat with 190k'.
  const isRightAfterCar =
    lastMention?.kind === 'car' && lastMention.to === before.from - 1 && before.comparator === undefined;
  if (
    isRightAfterCar &&
    scanned.words[lastMention.to]?.norm === 'with' &&
    amount.isScaled &&
    amount.value >= MIN_MILEAGE
  )
    return 'mileage';
  if (amount.isScaled && amount.value >= MIN_LONE_MILEAGE && topic === undefined) return 'mileage';
  const isCorrecting = isCorrection(scanned, before, after);
  // A large figure that corrects 'low mileage' is a mileage: 'not too many miles, let us say 65k'.
  if (isCorrecting && lastMention?.kind === 'flag' && lastMention.flag === 'low_mileage' && amount.value >= 10_000)
    return 'mileage';
  const earlierDimension = seenMentions.findLast((each) => each.kind === 'bound')?.dimension ?? lastDimension;
  const correctedDimension =
    isCorrecting && earlierDimension !== 'radius' && !isCount(earlierDimension) ? earlierDimension : undefined;
  // A small correction of a price or mileage keeps its dimension: 'between 18 and 22 grand', then 'actually up to 24'.
  // If there is no earlier price, mileage or year, it is a price.
  if (isCorrecting && correctedDimension !== 'year' && amount.value < 100) return correctedDimension ?? 'price';
  const isBare = before.comparator === undefined && after.comparator === undefined && !before.isApproximate;
  // The second bound of a range has the dimension of the first: 'above 5 grand but below 8'.
  const isJoined =
    !isBare && lastMention?.kind === 'bound' && lastMention.dimension !== 'year' && before.from - lastMention.to < 2;
  if (isJoined && amount.value < 100 && /^(?:but|and)$/u.test(scanned.words[lastMention.to]?.norm ?? ''))
    return lastMention.dimension;
  // A small upper limit after another value is in thousands of pounds: 'Mustang, under 30'.
  const isUpperLimit = before.comparator === 'lt' || before.comparator === 'le';
  const countsPeople = /^(?:kids|children|toddlers|im|am|drivers?|aged|group)$/u.test(
    scanned.words[before.from - 1]?.norm ?? '',
  );
  if (
    isUpperLimit &&
    lastMention &&
    !countsPeople &&
    amount.value < 100 &&
    isClauseEnd(scanned, amount.to) &&
    !before.isNegated
  )
    return 'price';
  if (!amount.isScaled && amount.value < (isBare ? 1000 : 300)) return undefined;
  // A figure far below the last mileage is a price, if there is none yet: 'max 60,000 miles', then 'max 22k'.
  const { price: earlierPrice, mileage: earlierMileage = 0 } = earlierMaximums;
  const isPrice = earlierPrice === undefined && amount.value * 2 < earlierMileage;
  if (correctedDimension === 'mileage' && !isPrice && !isCloserToPrice(earlierMaximums, amount.value))
    return correctedDimension;
  // After 'low mileage', a figure is a mileage if there is a price: '£15k, low mileage, under 20k'.
  if (
    lastMention?.kind === 'flag' &&
    lastMention.flag === 'low_mileage' &&
    before.from - lastMention.to <= 1 &&
    seenMentions.some((each) => each.kind === 'bound' && each.dimension === 'price')
  )
    return 'mileage';
  const price = seenMentions.find(
    (each) => each.kind === 'bound' && each.dimension === 'price' && each.max !== undefined,
  );
  // A figure slightly above the price raises it ('up to 15k, can stretch to 17k'). A bound far above it is a mileage
  // ('under 15k and under 50k').
  const maxPrice = (price?.kind === 'bound' && price.max) || 0;
  const isMuchHigher = amount.value > maxPrice * 1.4;
  const isMuchHigherBound = price !== undefined && before.comparator !== undefined && !isCorrecting && isMuchHigher;
  return isMuchHigherBound && amount.value >= 10_000 ? 'mileage' : 'price';
}

/**
 * Returns whether a figure is closer, as a ratio, to the earlier price than to the earlier mileage: 'Under 5k', 'under
 * 100k miles', 'say 7k instead'.
 */
const isCloserToPrice = ({ price, mileage }: FigureContext['earlierMaximums'], value: number): boolean =>
  price !== undefined && mileage !== undefined && value * value < price * mileage;

const isClauseEnd = ({ words }: Scan, at: number): boolean =>
  (words[at]?.gap ?? 'stop') !== 'space' || /^(?:and|please|pls|if|but)$/u.test(words[at]?.norm ?? '');

/** Finds the topic of the question before a figure's sentence: 'How low? Under 45,000.' */
function findTopic(scanned: Scan, at: number): string | undefined {
  const { words } = scanned;
  const findStartBefore = (end: number): number => {
    let start = end;
    while (start > 0 && end - start < MAX_SENTENCE_WORDS && words[start]?.gap !== 'stop') start--;
    return start;
  };
  const ownStart = findStartBefore(at);
  const start = findStartBefore(ownStart - 1);
  const isQuestion = words[ownStart]?.followsQuestion === true || ownStart - start < 4;
  if (ownStart === 0 || !isQuestion || !/^(?:how|whats?)$/u.test(words[start]?.norm ?? '')) return undefined;
  for (let i = start; i < ownStart; i++) {
    const topic = findCueFrom(scanned, i, 'topics');
    if (topic) return topic.tag;
  }
  return undefined;
}
