import { getDimension, isCount, MAX_SENTENCE_WORDS } from './dimensions.ts';
import type { FigureContext } from './figure-context.ts';
import { isCorrection } from './figure-corrections.ts';
import { getAgeBounds, getYearBounds, type Limits, getAmountBounds, getMarginBounds, getPlateYears } from './limits.ts';
import type { BoundMention, CountMention, Dimension, Mention, RadiusMention } from './mentions.ts';
import type { Amount } from './quantities.ts';
import { findSentenceStart } from './owners.ts';
import type { Scan } from './scan.ts';
import type { WordsAfter, WordsBefore } from './words-near-figure.ts';

const MAX_RADIUS = 300;
/** Maximum age of a car in a bare answer, in years. */
const MAX_AGE = 40;
export const DOORS = [2, 3, 4, 5];
export const SEATS = [2, 3, 4, 5, 6, 7, 8, 9];

/** Words at the end of a phrase for the odometer: 'on the clock', 'on it'. */
const ODOMETER_WORD = /^(?:clock|it|odometer|dial|them)$/u;
const SEATING = /^(?:seat|seats|seating|room|space|fits?|takes?|carry|carries)$/u;
/** Words between a word for seating and its number: 'room for up to 7'. */
const SEATING_FILLERS = /^(?:for|up|to|at|least|all|of|us|about)$/u;
/** Words for occupants: 'room for seven people' means seven seats. */
const OCCUPANTS = /^(?:people|adults|passengers)$/u;
/** A figure after these words is not a wish: 'order 12345', 'MOT until 2027'. */
const BEFORE_UNRELATED_FIGURE =
  /^(?:order|ref|reference|account|invoice|room|junction|flat|number|score|by|mot|warranty|nct|expires|euro|stage)$/u;
/** The smallest number of people that means a number of seats. Fewer people fit into most cars. */
const MIN_PEOPLE = 6;
const BEFORE_PERSONS_AGE = /^(?:im|am|hes|shes|whos|aged|turns|turning|turned|was)$/u;

/** Words for buildings: 'a 1930s semi' is not a car. */
const BUILDING =
  /^(?:semi|house|home|bungalow|terrace|terraced|cottage|flat|build|garage|council|detached|property|estate)$/u;

/** Words near the age of a person: 'my 17 year old son', 'passed my test, 18 years old'. */
const NEAR_PERSONS_AGE =
  /^(?:sons?|daughters?|lads?|lass|girl|boy|test|learner|student|nephew|niece|brother|sister|mums?|dad|driver|insure|insurance)$/u;

type FigureMention = BoundMention | CountMention | RadiusMention;

const createBound = (dimension: Dimension, limits: Limits, isGuessed = false): BoundMention => ({
  kind: 'bound',
  dimension,
  ...limits,
  isGuessed,
});

export function readFigure(
  context: FigureContext,
  amount: Amount,
  range: [Amount, Amount] | undefined,
  before: WordsBefore,
  after: WordsAfter,
  seenMentions: readonly Mention[],
): FigureMention | undefined {
  const { scanned, thisYear } = context;
  const comparator = before.comparator ?? after.comparator;
  switch (amount.unit) {
    case 'other': {
      // 'There are seven of us' means seven seats, unless seats were named before.
      const isUs = scanned.words[amount.to - 1]?.norm === 'us';
      const isSeated = OCCUPANTS.test(scanned.words[amount.to - 1]?.norm ?? '') || isUs;
      const isCounted =
        findCountedUnit(context, before) === 'seats' ||
        (isUs &&
          amount.value >= MIN_PEOPLE &&
          !seenMentions.some((each) => each.kind === 'count' && each.key === 'seats'));
      return isSeated && isCounted && SEATS.includes(amount.value)
        ? { kind: 'count', key: 'seats', values: [amount.value] }
        : undefined;
    }
    case 'miles':
      return readMiles(context, amount, range, before, after);
    case 'decade': {
      if (BUILDING.test(scanned.words[amount.to]?.norm ?? '')) return undefined;
      const firstYear = amount.value < 100 ? 1900 + amount.value : amount.value;
      return createBound('year', getYearBounds(firstYear, firstYear + 9, comparator, false, before.isNegated));
    }
    case 'plate':
      return readPlate(context, amount, range, before, after);
    case 'age': {
      const isOld = scanned.words.slice(amount.from, amount.to).some(({ norm }) => /^(?:old|olds|yo)$/u.test(norm));
      // 'Newer than eight years' gives a car's age. 'After eight years' does not.
      const isTime = comparator === 'newer' || comparator === 'older' || comparator === 'since';
      const followsThan = scanned.words[amount.from - 1]?.norm === 'than';
      const isCorrecting = context.lastDimension === 'year' && isCorrection(scanned, before, after);
      const isAge =
        isCorrecting ||
        isOld ||
        // 'It should last me ten years' is not an age.
        (before.followsLast && !/^(?:me|us)$/u.test(scanned.words[amount.from - 1]?.norm ?? '')) ||
        context.askedTopic === 'year' ||
        (comparator !== undefined && (!isTime || followsThan));
      const isAdult = amount.value > 15 && amount.value < 26 && comparator === undefined && !range;
      const isPerson =
        after.comparator === undefined &&
        (BEFORE_PERSONS_AGE.test(scanned.words[amount.from - 1]?.norm ?? '') ||
          (isAdult &&
            scanned.words
              .slice(Math.max(0, amount.from - MAX_SENTENCE_WORDS), amount.to + 3)
              .some(({ norm }) => NEAR_PERSONS_AGE.test(norm))));
      const isOfPeople =
        amount.value > 15 && /^(?:im|were|hes|shes|theyre|aged)$/u.test(scanned.words[before.from - 1]?.norm ?? '');
      // 'For a year at least' is a period.
      const isPeriod = !isOld && scanned.words[before.from - 1]?.norm === 'for';
      if (!isAge || isPerson || isOfPeople || isPeriod) return undefined;
      const oldestAmount = range?.[1] ?? amount;
      // A range of ages is exact ('two or three years old'), unless a comparator precedes it ('no older than a year or
      // two').
      if (range && comparator === undefined)
        return createBound('year', { min: thisYear - oldestAmount.value, max: thisYear - range[0].value });
      if ((isCorrecting || context.askedTopic === 'year') && comparator === undefined && !before.isApproximate)
        return createBound('year', { min: thisYear - oldestAmount.value });
      return createBound('year', getAgeBounds(oldestAmount.value, thisYear, before, after));
    }
    case 'doors':
    case 'seats':
      return undefined;
    default:
      return readPlain(context, amount, range, before, after, seenMentions);
  }
}

/** Reads a figure in pounds or without a unit, using the last question, the words around the figure and its size. */
function readPlain(
  context: FigureContext,
  amount: Amount,
  range: [Amount, Amount] | undefined,
  before: WordsBefore,
  after: WordsAfter,
  seenMentions: readonly Mention[],
): FigureMention | undefined {
  const { scanned, thisYear, askedTopic, lastDimension } = context;
  const comparator = before.comparator ?? after.comparator;
  const isApproximate = before.isApproximate || after.isApproximate;
  const previous = scanned.words[before.from - 1]?.norm ?? '';
  const isBare = amount.unit === undefined;
  // A price range below £100 and an amount of zero are not wishes: 'The bus costs from £2 to £3.', 'under £0'.
  if (range ? !isBare && range[1].value < 100 : amount.value === 0) return undefined;
  const last = seenMentions.findLast(({ kind }) => kind === 'count' || kind === 'bound');
  // 'I'd sooner have 40,000 miles than 80,000' compares two mileages.
  if (isBare && previous === 'than' && last?.kind === 'bound' && last.dimension === 'mileage') return undefined;
  // A small figure corrects the last count: '7 seats, no, make it 5'.
  const countedUnit =
    last?.kind === 'count' ? last.key : last === undefined && isCount(lastDimension) ? lastDimension : undefined;
  if (isBare && countedUnit && amount.value < 10 && (previous === 'be' || isCorrection(scanned, before, after)))
    return { kind: 'count', key: countedUnit, values: [amount.value] };
  // 'One' in 'if you have one' is a pronoun.
  const isPronoun = scanned.words[amount.from]?.norm === 'one' && !amount.isScaled;
  // A decimal such as '5.5' can answer the question about the budget.
  const isExplicit = (askedTopic === 'price' && before.from === 0) || isCorrection(scanned, before, after);
  const isEngine = amount.isDecimal && !(amount.to === scanned.words.length && isExplicit);
  // A small amount after 'tax' or 'insurance' is not a price: 'tax under £30'.
  const isTax =
    /^(?:tax|insurance)$/u.test(previous) && scanned.words[before.from]?.gap === 'space' && amount.value < 800;
  // A rejected amount is not a bound: 'can't stretch to 6k'.
  const isRejectedAmount = before.isNegated && comparator === 'le' && scanned.words[amount.from - 1]?.norm === 'to';
  if (isRejectedAmount) return undefined;
  if (
    isTax ||
    isExpense(scanned, amount) ||
    (isBare && (isEngine || isPronoun || BEFORE_UNRELATED_FIGURE.test(previous)))
  )
    return undefined;
  if (isBare && !amount.isScaled) {
    // The figure in 'three on the list' does not describe a car.
    const isCounting = amount.value < 10 && /^(?:on|of)$/u.test(scanned.words[amount.to]?.norm ?? '');
    if (isCounting && comparator === undefined) return undefined;
    const isFamily = previous === 'of' && /^(?:family|party|group)$/u.test(scanned.words[before.from - 2]?.norm ?? '');
    if (isFamily) return undefined;
    const stretchedPrice = readStretchedPrice(context, amount, comparator, before.isNegated, seenMentions);
    if (stretchedPrice !== undefined) return createBound('price', { max: stretchedPrice });
    const unit = findCountedUnit(context, before);
    // A number before a plural noun does not count seats: 'room for two dogs'.
    const { norm = '', gap } = scanned.words[amount.to] ?? {};
    const countsThings = gap === 'space' && /^(?:car|child|(?!plus|is|as)[a-z]{2,}s)$/u.test(norm);
    if (unit && !countsThings && (unit === 'doors' ? DOORS : SEATS).includes(amount.value))
      return { kind: 'count', key: unit, values: [amount.value] };
    const isDistance =
      askedTopic === 'place' ||
      askedTopic === 'distance' ||
      before.topic === 'distance' ||
      scanned.words[amount.from - 1]?.norm === 'within' ||
      (before.isSearch && (after.isAway || before.topic === 'place')) ||
      (isCorrection(scanned, before, after) && context.lastDimension === 'radius');
    if (isDistance && amount.value <= MAX_RADIUS) return { kind: 'radius', miles: (range?.[1] ?? amount).value };
    if (askedTopic === 'year' && amount.value < MAX_AGE)
      return createBound('year', { min: thisYear - (range?.[1] ?? amount).value });
  }
  const dimension = getDimension(context, amount, before, after, seenMentions);
  if (dimension === undefined) return undefined;
  if (dimension === 'year' && amount.value <= thisYear + 1) {
    // A rejected year is not a bound: 'don't want a car from 2015'.
    if (isHistory(context, amount, before) || (before.isNegated && comparator === 'since')) return undefined;
    if (range) return createBound('year', { min: range[0].value, max: range[1].value });
    // A bare year answers the question about the oldest year: 'How old may it be?' '2018'.
    const isOldest = askedTopic === 'year' && comparator === undefined && !isApproximate;
    const yearComparator = isOldest ? 'ge' : comparator;
    return createBound(
      'year',
      getYearBounds(amount.value, amount.value, yearComparator, isApproximate, before.isNegated),
    );
  }
  if (dimension === 'year' && amount.value > 2100) return undefined;
  const kind = dimension === 'year' ? 'price' : dimension;
  // Small bare figures are thousands: 'a budget of 10', 'mileage under 40'.
  const minPlausible = kind === 'price' ? 100 : 300;
  const scale = (value: number): number => (isBare && value < minPlausible ? value * 1000 : value);
  const isGuessed = isBare && (before.topic ?? after.topic) === undefined;
  if (range) return createBound(kind, { min: scale(range[0].value), max: scale(range[1].value) }, isGuessed);
  if (after.margin) return createBound(kind, getMarginBounds(scale(amount.value), after.margin), isGuessed);
  return createBound(
    kind,
    getAmountBounds(scale(amount.value), comparator, isApproximate, before.isNegated),
    isGuessed,
  );
}

/**
 * Reads a price in thousands without its unit: 'fourteen' in 'thirteen thousand, fourteen at a push', 'fifteen' in
 * 'twelve would be comfortable, fifteen is the absolute max', or 'eight' in 'seven thousand, eight if it's tidy'.
 */
function readStretchedPrice(
  { scanned: { words }, earlierMaximums }: FigureContext,
  { value, from, to }: Amount,
  comparator: string | undefined,
  isNegated: boolean,
  seenMentions: readonly Mention[],
): number | undefined {
  const price = seenMentions.findLast((each) => each.kind === 'bound' && each.dimension === 'price');
  const next = words[to];
  const isLater = next?.gap === 'space' && /^(?:now|if)$/u.test(next.norm);
  const isAffordable = /^(?:can|could) (?:do|go|manage)(?: to)?$/u.test(
    [3, 2, 1]
      .map((back) => words[from - back]?.norm)
      .join(' ')
      .replace(/^.*?(?=c(?:an|ould) )/u, ''),
  );
  const affordablePrice = isAffordable ? (earlierMaximums.price ?? 0) : 0;
  const earlierPrice = price?.kind === 'bound' ? (price.max ?? 0) : affordablePrice;
  const isHigher = value * 1000 > earlierPrice && (isLater || isAffordable);
  const isMaximum = comparator === 'le' || (comparator === 'gt' && isNegated) || isHigher;
  const isClose = value * 1000 > earlierPrice / 2 && value * 1000 < earlierPrice * 2;
  return value < 100 && isMaximum && earlierPrice >= 1000 && isClose ? value * 1000 : undefined;
}

function readMiles(
  context: FigureContext,
  amount: Amount,
  range: [Amount, Amount] | undefined,
  before: WordsBefore,
  after: WordsAfter,
): FigureMention | undefined {
  // A distance from something else is neither a radius nor a mileage: 'a job in Carlisle that's 60 miles away'.
  const isDistanceFromPlace =
    after.isAway &&
    (/^(?:thats|its|is)$/u.test(context.scanned.words[before.from - 1]?.norm ?? '') ||
      (before.from === amount.from &&
        context.isCovered(amount.from - 1) &&
        context.scanned.words[amount.to]?.norm === 'away'));
  if (before.isUsage || after.isUsage || isDistanceFromPlace) return undefined;
  // A small figure on the clock is thousands of miles: '40 on the clock'.
  const isOdometer =
    ODOMETER_WORD.test(context.scanned.words[amount.to - 1]?.norm ?? '') ||
    (context.askedTopic === 'mileage' && !before.isSearch && !after.isAway);
  const isNearPlace = before.isSearch || after.isAway || before.topic === 'place' || context.askedTopic === 'place';
  const isNear = !isOdometer && !amount.isScaled && amount.value <= (isNearPlace ? 1000 : MAX_RADIUS);
  if (isNear && !isNearPlace && isInStory(context.scanned, amount, before, after)) return undefined;
  if (isNear)
    return isNearPlace || amount.value > 4 ? { kind: 'radius', miles: (range?.[1] ?? amount).value } : undefined;
  const scale = (value: number): number =>
    isOdometer && !amount.isScaled && value <= MAX_RADIUS ? value * 1000 : value;
  if (range) return createBound('mileage', { min: scale(range[0].value), max: scale(range[1].value) });
  if (after.margin) return createBound('mileage', getMarginBounds(scale(amount.value), after.margin));
  return createBound(
    'mileage',
    getAmountBounds(
      scale(amount.value),
      before.comparator ?? after.comparator,
      before.isApproximate || after.isApproximate,
      before.isNegated,
    ),
  );
}

/** In words. A distance in a shorter sentence is a wish: 'Leeds, 20 miles.' */
const MIN_STORY_WORDS = 8;
/** In words. A shorter message tells no story. */
const MIN_LETTER_WORDS = 25;

/** Returns whether a bare distance is part of a story: 'I take my brother to Preston, 18 miles, every week'. */
function isInStory(scanned: Scan, { from, to }: Amount, before: WordsBefore, after: WordsAfter): boolean {
  const { words } = scanned;
  const isLimited =
    before.isApproximate ||
    (before.comparator ?? after.comparator) !== undefined ||
    /^(?:and|come|do|drive|go|radius|travel)$/u.test(words[from - 1]?.norm ?? '') ||
    /^(?:for|is|max|radius|round|should|would)$/u.test(words[to]?.norm ?? '');
  let end = to;
  while (end < words.length && words[end]?.gap !== 'stop') end++;
  return (
    !isLimited &&
    end > to &&
    words.length >= MIN_LETTER_WORDS &&
    end - findSentenceStart(scanned, from) >= MIN_STORY_WORDS
  );
}

function readPlate(
  { thisYear }: FigureContext,
  amount: Amount,
  range: [Amount, Amount] | undefined,
  before: WordsBefore,
  after: WordsAfter,
): FigureMention | undefined {
  const spans = [range?.[0] ?? amount, range?.[1] ?? amount].map(({ value }) =>
    value >= 1950 ? ([value, value] as [number, number]) : getPlateYears(value, thisYear),
  );
  const [low, high] = spans;
  if (!low || !high) return undefined;
  if (range) return createBound('year', { min: low[0], max: high[1] });
  const comparator = before.comparator ?? after.comparator;
  // 'Newer than a 19 plate' includes 2019, because the next plate, 69, is from the same year.
  if (comparator === 'newer' && !before.isNegated && amount.value <= 50) return createBound('year', { min: low[0] });
  return createBound('year', getYearBounds(low[0], high[1], comparator, false, before.isNegated));
}

/** Returns what a bare figure counts, if it is known: 'room for 7' counts seats, 'doors: 5' counts doors. */
function findCountedUnit(
  { scanned: { words }, askedTopic }: FigureContext,
  before: WordsBefore,
): 'doors' | 'seats' | undefined {
  let at = before.from - 1;
  while (SEATING_FILLERS.test(words[at]?.norm ?? '')) at--;
  const isSeating =
    before.topic === 'seats' || SEATING.test(words[at]?.norm ?? '') || (askedTopic === 'seats' && before.from === 0);
  if (isSeating) return 'seats';
  return before.topic === 'doors' || askedTopic === 'doors' ? 'doors' : undefined;
}

/** Returns whether an amount is not a car's price: 'the DPF cost me 2k', 'a deposit of £2,000'. */
const isExpense = ({ words }: Scan, { from }: Amount): boolean =>
  /(?:(?:cost|charged|costing) (?:me|us|him|her)|(?:it|that|which) cost|owed?|owes|worth|(?:i|we|ive|weve|he|she) (?:paid|spent)|deposit of|quoted?|quote (?:was|of|is|for)|(?:up|down) by)$/u.test(
    `${words[from - 2]?.norm} ${words[from - 1]?.norm}`,
  );

/** In years. A year further back, after 'in', belongs to a car only with a word such as 'registered'. */
const MIN_HISTORY_YEARS = 25;

const PAST_VERB =
  /^(?:been|had|driven|driving|drove|rode|owned|lived|worked|passed|born|married|retired|hired|rented|died|moved|came|went|saw|bought|sold|started|left)$/u;

/** Returns whether a year belongs to the buyer's past: 'been a Subaru man since 1998', 'broke down in 1988'. */
function isHistory(
  { scanned: { words }, thisYear }: FigureContext,
  { value }: Amount,
  { from, comparator }: WordsBefore,
): boolean {
  const followsIn = words[from - 1]?.norm === 'in';
  const earlierWords = words.slice(Math.max(0, from - 7), from).map(({ norm }) => norm);
  const isPast = earlierWords.some((norm) => PAST_VERB.test(norm));
  if (followsIn && isPast) return true;
  if (followsIn && value < thisYear - MIN_HISTORY_YEARS)
    return !earlierWords.some((norm) => /^(?:built|made|registered|reg|dated|car|one)$/u.test(norm));
  return comparator === 'since' && isPast;
}
