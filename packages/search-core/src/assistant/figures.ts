import { age, calendar, type Limits, magnitude, yearsOfPlate } from './limits.ts';
import {
  type BoundMention,
  CONFIDENCE,
  type CountMention,
  type Dimension,
  type LastDimension,
  type Mention,
  type RadiusMention,
} from './mentions.ts';
import { type Amount, amountAt, orderOf, rangeAt } from './quantities.ts';
import { isFiller } from './fillers.ts';
import { telephoneEnd } from './numerals.ts';
import { cueFrom, cueTo, type Scan } from './scan.ts';
import { type After, type Before, type Comparator, lookAhead, lookBehind } from './surroundings.ts';

/** What is known beside the words themselves when a figure is read. */
export interface FigureContext {
  scanned: Scan;
  thisYear: number;
  /** Does the word belong to what was read already? */
  isCovered: (word: number) => boolean;
  /** What the assistant asked for last: a bare figure answers that. */
  asked: string | undefined;
  /** What the last bound of the turns before is of: 'actually 80k' corrects it. */
  lastDimension: LastDimension | undefined;
  /** The highest price and mileage of the turns before. */
  amounts: { price: number | undefined; mileage: number | undefined };
}

const isCount = (dimension: LastDimension | undefined): dimension is 'doors' | 'seats' =>
  dimension === 'doors' || dimension === 'seats';

/** Is the figure nearer to the price than to the mileage of the turns before? 'Under 5k', 'under 100k miles', 'say 7k instead'. */
const isNearer = ({ price, mileage }: FigureContext['amounts'], value: number): boolean =>
  price !== undefined && mileage !== undefined && value * value < price * mileage;

/** Behind these words too a figure takes the place of one before it. */
const CORRECTION = /^(?:no|say|it|well|mean|meant|that)$/u;

/** Does the figure correct one that was said before: 'actually 80k', or a bare 'up to 7' as a whole turn? */
function isCorrection(scanned: Scan, { from, comparator }: Before, after: After): boolean {
  const previous = scanned.words[from - 1]?.norm ?? '';
  // 'under 70k on it, fifteen thousand'
  const isOther = /^(?:it|that)$/u.test(previous) && scanned.words[from]?.gap !== 'space';
  if ((CORRECTION.test(previous) && !isOther) || cueTo(scanned, from, 'turns')?.tag === 'correct') return true;
  // '… or 80k at a push'
  if (previous === 'or' && from === 1 && (scanned.words[1]?.number ?? 0) > 9) return true;
  const behind = `${scanned.words[after.to]?.norm} ${scanned.words[after.to + 1]?.norm}`;
  if (/^(?:is|are|will|would) (?:fine|ok|do|enough|plenty)$/u.test(behind) && comparator === undefined) return true;
  const isWhole =
    scanned.words.slice(0, from).every(({ norm }) => isFiller(norm)) && after.to >= scanned.words.length - 1;
  return isWhole && (comparator ?? after.comparator) !== undefined;
}

/** The least of two figures that is taken for a mileage beside a price. */
const LEAST_MILEAGE = 20_000;
const MOST_RADIUS = 300;
/** The oldest car that a bare answer may ask for, in years. */
const MOST_AGE = 40;
const DOORS = [2, 3, 4, 5];
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9];

const CLOCK = /^(?:clock|it|odometer|dial|them)$/u;
const SEATING = /^(?:seat|seats|seating|room|space|fits?|takes?|carry|carries)$/u;
/** May stand between a word of seating and its figure: 'room for up to 7'. */
const SEATING_FILLERS = /^(?:for|up|to|at|least|all|of|us|about)$/u;
/** Who sits there: 'room for seven people' are seven seats. */
const SITTERS = /^(?:people|adults|passengers)$/u;
/** A figure right behind these is the number of something: 'order 12345', 'MOT until 2027', 'my son is 18 years old'. */
const NUMBERED =
  /^(?:order|ref|reference|account|invoice|room|junction|flat|number|score|by|mot|warranty|nct|expires|euro|stage)$/u;
const AGED = /^(?:im|am|hes|shes|whos|aged|turns|turning|turned|was)$/u;

/** Of whom an age is told: 'my 17 year old son', 'passed my test, 18 years old'. */
const YOUNG = /^(?:sons?|daughters?|lads?|lass|girl|boy|test|learner|student|nephew|niece|brother|sister|mums?|dad)$/u;

type Read = BoundMention | CountMention | RadiusMention;

/** Several counts of one kind, '3 or 5 doors': the figures before the one that has the unit. */
function countsAt(scanned: Scan, first: Amount): { amounts: Amount[]; unit: 'doors' | 'seats' } | undefined {
  const amounts = [first];
  for (let last = first; last.value < 10 && amounts.length < 5;) {
    if (last.unit === 'doors' || last.unit === 'seats') {
      // 'six seats or seven'
      const other = scanned.words[last.to]?.norm === 'or' ? amountAt(scanned, last.to + 1) : undefined;
      const isOther = other && other.value < 10 && other.unit === undefined && !other.scaled;
      return { amounts: isOther ? [...amounts, other] : amounts, unit: last.unit };
    }
    if (last.unit !== undefined) return undefined;
    const next = scanned.words[last.to];
    if (!next || next.gap === 'stop') return undefined;
    const isJoined = /^(?:or|and|to)$/u.test(next.norm);
    if (!isJoined && next.gap !== 'comma' && next.gap !== 'joint') return undefined;
    const following = amountAt(scanned, isJoined ? last.to + 1 : last.to);
    if (!following) return undefined;
    amounts.push(following);
    last = following;
  }
  return undefined;
}

const bound = (dimension: Dimension, limits: Limits, guessed = false): BoundMention => ({
  kind: 'bound',
  dimension,
  ...limits,
  guessed,
});

/** Which dimension a figure without a unit is of. */
function dimensionOf(
  { asked, scanned, lastDimension, amounts }: FigureContext,
  amount: Amount,
  before: Before,
  after: After,
  seen: readonly Mention[],
): Dimension | undefined {
  const topic = before.topic ?? after.topic ?? topicAsked(scanned, amount.from);
  if (amount.unit === 'money') return 'price';
  // 'How much is a 2018 Polo?' names a year, 'budget 2000' a price.
  const isOfCar = topic === 'price' && amount.isYear && amount.value % 50 !== 0;
  if ((topic === 'price' && !isOfCar) || topic === 'mileage') return topic;
  const isRoundPrice =
    amount.value === 2000 && (before.comparator === 'lt' || before.comparator === 'le' || after.comparator === 'le');
  if (amount.isYear && !isRoundPrice) return 'year';
  if (asked === 'mileage' || asked === 'price') return asked;
  // '12k', then 'under 60k'
  const last = seen.at(-1);
  const isSaid = cueTo(scanned, before.from, 'turns')?.tag === 'correct';
  if (
    !isSaid &&
    before.comparator !== undefined &&
    amount.value >= LEAST_MILEAGE &&
    amount.value > 3 * (amounts.price ?? Infinity)
  )
    return 'mileage';
  const corrects = isCorrection(scanned, before, after);
  // 'not too many miles, let us say 65k'
  if (corrects && last?.kind === 'flag' && last.flag === 'low_mileage' && amount.value >= 10_000) return 'mileage';
  const earlier = seen.findLast((each) => each.kind === 'bound')?.dimension ?? lastDimension;
  const corrected = corrects && earlier !== 'radius' && !isCount(earlier) ? earlier : undefined;
  // 'between 18 and 22 grand', then 'actually up to 24'
  if (corrects && corrected !== 'year' && amount.value < 100) return corrected ?? 'price';
  const isBare = before.comparator === undefined && after.comparator === undefined && !before.isApproximate;
  // 'above 5 grand but below 8'
  const isJoined = !isBare && last?.kind === 'bound' && last.dimension !== 'year' && before.from - last.to < 2;
  if (isJoined && amount.value < 100 && /^(?:but|and)$/u.test(scanned.words[last.to]?.norm ?? ''))
    return last.dimension;
  // 'Mustang, under 30': thousands, of a price that is not said otherwise.
  const isMost = before.comparator === 'lt' || before.comparator === 'le';
  const isOfPeople = /^(?:kids|children|toddlers|im|am|drivers?|aged|group)$/u.test(
    scanned.words[before.from - 1]?.norm ?? '',
  );
  if (isMost && last && !isOfPeople && amount.value < 100 && isClauseEnd(scanned, amount.to) && !before.isNegated)
    return 'price';
  if (!amount.scaled && amount.value < (isBare ? 1000 : 300)) return undefined;
  // 'max 60,000 miles', then 'max 22k'
  const { price: priced, mileage = 0 } = amounts;
  const isPrice = priced === undefined && amount.value * 2 < mileage;
  if (corrected === 'mileage' && !isPrice && !isNearer(amounts, amount.value)) return corrected;
  // '(low mileage, under 20k)', and the second bare thousands: 'under 15k and under 50k'.
  if (
    last?.kind === 'flag' &&
    last.flag === 'low_mileage' &&
    before.from - last.to <= 1 &&
    seen.some((each) => each.kind === 'bound' && each.dimension === 'price')
  )
    return 'mileage';
  const price = seen.find((each) => each.kind === 'bound' && each.dimension === 'price' && each.max !== undefined);
  // 'up to 15k, can stretch to 17k'
  const most = (price?.kind === 'bound' && price.max) || 0;
  const isFar = amount.value > most * 1.4;
  const isSecond = price !== undefined && before.comparator !== undefined && !corrects && isFar;
  return isSecond && amount.value >= 10_000 ? 'mileage' : 'price';
}

const isClauseEnd = ({ words }: Scan, at: number): boolean =>
  (words[at]?.gap ?? 'stop') !== 'space' || /^(?:and|please|pls|if|but)$/u.test(words[at]?.norm ?? '');

/** 'the DPF cost me 2k', 'a deposit of £2,000', 'insurance quoted 2.4 grand' */
const isSpent = ({ words }: Scan, { from }: Amount): boolean =>
  /(?:(?:cost|charged|costing) (?:me|us|him|her)|deposit of|quoted?|quote (?:was|of|is|for)|(?:up|down) by)$/u.test(
    `${words[from - 2]?.norm} ${words[from - 1]?.norm}`,
  );

/** A figure is read by so many before it: a longer list of figures is no query. */
const MOST_SEEN = 40;

/** The longest sentence that counts for a figure, in words. */
const MOST_SENTENCE = 12;

/** What the sentence before the figure's own asks: 'How low? Under 45,000.' */
function topicAsked(scanned: Scan, at: number): string | undefined {
  const { words } = scanned;
  const startBefore = (end: number): number => {
    let start = end;
    while (start > 0 && end - start < MOST_SENTENCE && words[start]?.gap !== 'stop') start--;
    return start;
  };
  const own = startBefore(at);
  const start = startBefore(own - 1);
  if (own === 0 || !/^(?:how|whats?)$/u.test(words[start]?.norm ?? '')) return undefined;
  for (let i = start; i < own; i++) {
    const topic = cueFrom(scanned, i, 'topics');
    if (topic) return topic.tag;
  }
  return undefined;
}

function readMiles(
  context: FigureContext,
  amount: Amount,
  range: [Amount, Amount] | undefined,
  before: Before,
  after: After,
): Read | undefined {
  // 'a job in Carlisle that's 60 miles away'
  const isTold = after.isAway && /^(?:thats|its|is)$/u.test(context.scanned.words[before.from - 1]?.norm ?? '');
  if (before.isUsage || after.isUsage || isTold) return undefined;
  // '40 on the clock' are thousands.
  const isClock =
    CLOCK.test(context.scanned.words[amount.to - 1]?.norm ?? '') ||
    (context.asked === 'mileage' && !before.isSearch && !after.isAway);
  const isPlaced = before.isSearch || after.isAway || before.topic === 'place' || context.asked === 'place';
  const isNear = !isClock && !amount.scaled && amount.value <= (isPlaced ? 1000 : MOST_RADIUS);
  if (isNear) return isPlaced || amount.value > 4 ? { kind: 'radius', miles: (range?.[1] ?? amount).value } : undefined;
  const scale = (value: number): number => (isClock && !amount.scaled && value <= MOST_RADIUS ? value * 1000 : value);
  if (range) return bound('mileage', { min: scale(range[0].value), max: scale(range[1].value) });
  return bound(
    'mileage',
    magnitude(
      scale(amount.value),
      before.comparator ?? after.comparator,
      before.isApproximate || after.isApproximate,
      before.isNegated,
    ),
  );
}

function readPlate(
  { thisYear }: FigureContext,
  amount: Amount,
  range: [Amount, Amount] | undefined,
  before: Before,
  after: After,
): Read | undefined {
  const spans = [range?.[0] ?? amount, range?.[1] ?? amount].map(({ value }) =>
    value >= 1950 ? ([value, value] as [number, number]) : yearsOfPlate(value, thisYear),
  );
  const [low, high] = spans;
  if (!low || !high) return undefined;
  if (range) return bound('year', { min: low[0], max: high[1] });
  const comparator = before.comparator ?? after.comparator;
  // The plate after 19 is 69, of the same year.
  if (comparator === 'newer' && !before.isNegated && amount.value <= 50) return bound('year', { min: low[0] });
  return bound('year', calendar(low[0], high[1], comparator, false, before.isNegated));
}

function readFigure(
  context: FigureContext,
  amount: Amount,
  range: [Amount, Amount] | undefined,
  before: Before,
  after: After,
  seen: readonly Mention[],
): Read | undefined {
  const { scanned, thisYear } = context;
  const comparator = before.comparator ?? after.comparator;
  switch (amount.unit) {
    case 'other': {
      const isSeated =
        SITTERS.test(scanned.words[amount.to - 1]?.norm ?? '') || scanned.words[amount.to - 2]?.norm === 'of';
      return isSeated && countedBy(context, before) === 'seats' && SEATS.includes(amount.value)
        ? { kind: 'count', key: 'seats', values: [amount.value] }
        : undefined;
    }
    case 'miles':
      return readMiles(context, amount, range, before, after);
    case 'decade': {
      const first = amount.value < 100 ? 1900 + amount.value : amount.value;
      return bound('year', calendar(first, first + 9, comparator, false, before.isNegated));
    }
    case 'plate':
      return readPlate(context, amount, range, before, after);
    case 'age': {
      const isOld = scanned.words.slice(amount.from, amount.to).some(({ norm }) => /^(?:old|olds|yo)$/u.test(norm));
      // 'After eight years' is no age of a car, 'newer than eight years' is.
      const isTime = comparator === 'newer' || comparator === 'older' || comparator === 'since';
      const isThan = scanned.words[amount.from - 1]?.norm === 'than';
      const corrects = context.lastDimension === 'year' && isCorrection(scanned, before, after);
      const isAge =
        corrects ||
        isOld ||
        before.isLast ||
        context.asked === 'year' ||
        (comparator !== undefined && (!isTime || isThan));
      const isAdult = amount.value > 15 && amount.value < 26 && comparator === undefined && !range;
      const isPerson =
        after.comparator === undefined &&
        (AGED.test(scanned.words[amount.from - 1]?.norm ?? '') ||
          (isAdult &&
            scanned.words
              .slice(Math.max(0, amount.from - MOST_SENTENCE), amount.to + 3)
              .some(({ norm }) => YOUNG.test(norm))));
      if (!isAge || isPerson) return undefined;
      const oldest = range?.[1] ?? amount;
      // 'Two or three years old', but 'no older than a year or two'
      if (range && comparator === undefined)
        return bound('year', { min: thisYear - oldest.value, max: thisYear - range[0].value });
      if ((corrects || context.asked === 'year') && comparator === undefined && !before.isApproximate)
        return bound('year', { min: thisYear - oldest.value });
      return bound('year', age(oldest.value, thisYear, before, after));
    }
    case 'doors':
    case 'seats':
      return undefined;
    default:
      return readPlain(context, amount, range, before, after, seen);
  }
}

/** A figure of pounds or without a unit: what is asked for, the words before it and its size say what it is. */
function readPlain(
  context: FigureContext,
  amount: Amount,
  range: [Amount, Amount] | undefined,
  before: Before,
  after: After,
  seen: readonly Mention[],
): Read | undefined {
  const { scanned, thisYear, asked, lastDimension } = context;
  const comparator = before.comparator ?? after.comparator;
  const isApproximate = before.isApproximate || after.isApproximate;
  const previous = scanned.words[before.from - 1]?.norm ?? '';
  const isBare = amount.unit === undefined;
  // 'The bus costs from £2 to £3.', 'under £0'
  if (range ? !isBare && range[1].value < 100 : amount.value === 0) return undefined;
  const last = seen.findLast(({ kind }) => kind === 'count' || kind === 'bound');
  // '5 seats is ok, make it 5'
  const counted =
    last?.kind === 'count' ? last.key : last === undefined && isCount(lastDimension) ? lastDimension : undefined;
  if (isBare && counted && amount.value < 10 && (previous === 'be' || isCorrection(scanned, before, after)))
    return { kind: 'count', key: counted, values: [amount.value] };
  // 'if you have one' is no figure.
  const isPronoun = scanned.words[amount.from]?.norm === 'one' && !amount.scaled;
  // '5.5' to the question for the budget
  const isSaid = (asked === 'price' && before.from === 0) || isCorrection(scanned, before, after);
  const isEngine = amount.decimal && !(amount.to === scanned.words.length && isSaid);
  // 'tax under £30'
  const isTax =
    /^(?:tax|insurance)$/u.test(previous) && scanned.words[before.from]?.gap === 'space' && amount.value < 800;
  if (isTax || isSpent(scanned, amount) || (isBare && (isEngine || isPronoun || NUMBERED.test(previous))))
    return undefined;
  if (isBare && !amount.scaled) {
    const unit = countedBy(context, before);
    // 'room for two dogs'
    const { norm = '', gap } = scanned.words[amount.to] ?? {};
    const isOfThings = gap === 'space' && /^(?:car|child|(?!plus|is|as)[a-z]{2,}s)$/u.test(norm);
    if (unit && !isOfThings && (unit === 'doors' ? DOORS : SEATS).includes(amount.value))
      return { kind: 'count', key: unit, values: [amount.value] };
    const isDistance =
      asked === 'place' ||
      asked === 'distance' ||
      before.topic === 'distance' ||
      scanned.words[amount.from - 1]?.norm === 'within' ||
      (before.isSearch && (after.isAway || before.topic === 'place')) ||
      (isCorrection(scanned, before, after) && context.lastDimension === 'radius');
    if (isDistance && amount.value <= MOST_RADIUS) return { kind: 'radius', miles: (range?.[1] ?? amount).value };
    if (asked === 'year' && amount.value < MOST_AGE)
      return bound('year', { min: thisYear - (range?.[1] ?? amount).value });
  }
  const dimension = dimensionOf(context, amount, before, after, seen);
  if (dimension === undefined) return undefined;
  if (dimension === 'year' && amount.value <= thisYear + 1) {
    if (isHistory(scanned, before)) return undefined;
    if (range) return bound('year', { min: range[0].value, max: range[1].value });
    // 'How old may it be?' '2018'
    const isOldest = asked === 'year' && comparator === undefined && !isApproximate;
    const named = isOldest ? 'ge' : comparator;
    return bound('year', calendar(amount.value, amount.value, named, isApproximate, before.isNegated));
  }
  if (dimension === 'year' && amount.value > 2100) return undefined;
  const kind = dimension === 'year' ? 'price' : dimension;
  // 'a budget of 10' and 'mileage under 40' are thousands.
  const least = kind === 'price' ? 100 : 300;
  const scale = (value: number): number => (isBare && value < least ? value * 1000 : value);
  const guessed = isBare && (before.topic ?? after.topic) === undefined;
  if (range) return bound(kind, { min: scale(range[0].value), max: scale(range[1].value) }, guessed);
  return bound(kind, magnitude(scale(amount.value), comparator, isApproximate, before.isNegated), guessed);
}

/** 'been a Subaru man since 1998' */
const isHistory = ({ words }: Scan, { from, comparator }: Before): boolean =>
  (comparator === 'since' || words[from - 1]?.norm === 'in') &&
  words
    .slice(Math.max(0, from - 6), from)
    .some(({ norm }) => /^(?:been|had|driven|driving|owned|lived|worked|passed|born|married|retired)$/u.test(norm));

/** What a bare figure counts: 'room for 7', 'doors: 5'. */
function countedBy({ scanned: { words }, asked }: FigureContext, before: Before): 'doors' | 'seats' | undefined {
  let at = before.from - 1;
  while (SEATING_FILLERS.test(words[at]?.norm ?? '')) at--;
  const isSeating =
    before.topic === 'seats' || SEATING.test(words[at]?.norm ?? '') || (asked === 'seats' && before.from === 0);
  if (isSeating) return 'seats';
  return before.topic === 'doors' || asked === 'doors' ? 'doors' : undefined;
}

/** 'less than 70k, up to 8.5k': of two prices without a unit the one that is far higher is a mileage. */
function turnToMileage(found: readonly Mention[], read: BoundMention): void {
  const { dimension, max = 0 } = read;
  const other = found.findLast((each) => each.kind === 'bound');
  if (dimension !== 'price' || other?.kind !== 'bound' || other.dimension !== 'price') return;
  const [low, high] = (other.max ?? 0) > max ? [max, other] : [other.max ?? 0, read];
  const isFar = (high.max ?? 0) >= LEAST_MILEAGE && (high.max ?? 0) > low * 2;
  if (low > 0 && high.guessed && high.min === undefined && isFar) high.dimension = 'mileage';
}

/** 'at least 1,500 and at most 2,500 miles': the unit of both. */
function unitOfMost(scanned: Scan, at: number): Amount['unit'] {
  const most = scanned.words[at]?.norm === 'and' ? cueFrom(scanned, at + 1, 'bounds') : undefined;
  return most?.tag === 'le' ? amountAt(scanned, most.to)?.unit : undefined;
}

/** Every figure of a message that says something of a car, in order; `missed`: those of which nothing was made, with the words that belong to them. */
export function figuresOf(
  context: FigureContext,
  others: readonly Mention[],
): { found: Mention[]; missed: { from: number; to: number }[] } {
  const { scanned, isCovered } = context;
  const found: Mention[] = [];
  const missed: { from: number; to: number }[] = [];
  let negatedTo = -1;
  for (let at = 0; at < scanned.words.length; at++) {
    if (isCovered(at)) continue;
    const telephone = telephoneEnd(scanned.words, at);
    if (telephone !== undefined) {
      at = telephone - 1;
      continue;
    }
    const amount = amountAt(scanned, at);
    if (!amount) continue;
    if (isCovered(amount.to - 1)) {
      missed.push({ from: lookBehind(scanned, at, isCovered).from, to: amount.to });
      continue;
    }
    const counts = countsAt(scanned, amount);
    if (counts) {
      const to = counts.amounts.at(-1)?.to ?? amount.to;
      const { comparator, isNegated } = lookBehind(scanned, at, isCovered);
      const isMore = comparator === 'gt' && !isNegated;
      const values = counts.amounts
        .map(({ value }) => (isMore ? value + 1 : value))
        .filter((value) => (counts.unit === 'doors' ? DOORS : SEATS).includes(value));
      if (values.length > 0)
        found.push({ kind: 'count', key: counts.unit, values, from: at, to, confidence: CONFIDENCE.exact });
      at = to - 1;
      continue;
    }
    const start = found.at(-1)?.to ?? 0;
    const before = lookBehind(scanned, at, (word) => isCovered(word) || word < start);
    // 'not over 60,000 miles or older than 2017': the negation holds for both.
    if (
      before.comparator !== undefined &&
      /^n?or(?: with| having)?$/u.test(
        scanned.words
          .slice(Math.max(negatedTo, 0), before.from)
          .map(({ norm }) => norm)
          .join(' '),
      )
    )
      before.isNegated = true;
    const ends = rangeAt(scanned, amount, before.isBetween || before.comparator === 'since');
    const last = ends?.[1] ?? amount;
    const range = ends && orderOf(ends[0], ends[1].unit) < orderOf(last, last.unit) ? ends : undefined;
    const unit = last.unit ?? amount.unit ?? (before.comparator === 'ge' ? unitOfMost(scanned, last.to) : undefined);
    const whole: Amount = { ...(ends?.[0] ?? amount), to: last.to, ...(unit && { unit }) };
    const isCalendar = whole.isYear || unit === 'plate' || unit === 'age';
    const after = lookAhead(
      scanned,
      whole,
      isCalendar || (whole.unit === undefined && whole.isYear),
      before.comparator !== undefined,
    );
    const ageAfter = unit === 'age' ? lookAhead(scanned, whole, false, before.comparator !== undefined) : undefined;
    // Behind an age, 'or newer' is 'at most' and 'or older' is 'at least'.
    if (unit === 'age')
      after.comparator =
        ageAfter?.comparator ??
        ((after.comparator === 'ge' ? 'le' : after.comparator === 'le' ? 'ge' : undefined) as Comparator);
    const seen = [...others.filter(({ from }) => from < at), ...found.slice(-MOST_SEEN)].toSorted(
      (a, b) => a.from - b.from,
    );
    const read = readFigure(context, whole, range, before, after, seen);
    if (!read) {
      missed.push({ from: before.from, to: whole.to });
      at = Math.max(at, whole.to - 1);
      continue;
    }
    if (read.kind === 'bound' && !isCorrection(scanned, before, after)) turnToMileage(found, read);
    const isGuess = read.kind === 'bound' && read.guessed;
    found.push({
      ...read,
      from: before.from,
      to: Math.max(after.to, ageAfter?.to ?? 0, whole.to),
      confidence: isGuess ? CONFIDENCE.guessed : CONFIDENCE.exact,
    });
    if (before.isNegated) negatedTo = Math.max(after.to, whole.to);
    at = Math.max(after.to, whole.to) - 1;
  }
  return { found, missed };
}
