import { age, calendar, type Limits, magnitude, yearsOfPlate } from './limits.ts';
import {
  type BoundMention,
  CONFIDENCE,
  type CountMention,
  type Dimension,
  type Mention,
  type RadiusMention,
} from './mentions.ts';
import { type Amount, amountAt, rangeAt } from './quantities.ts';
import type { Scan } from './scan.ts';
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
  lastDimension: Dimension | undefined;
}

/** Behind these words a figure takes the place of one before it. */
const CORRECTION = /^(?:actually|no|sorry|say|it|rather|mean|meant|that|wait|oops)$/u;

const MOST_RADIUS = 300;
const DOORS = [2, 3, 4, 5];
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9];

const SEATING = /^(?:seat|seats|seating|room|space|fits?|carry|carries)$/u;

type Read = BoundMention | CountMention | RadiusMention;

/** Several counts of one kind, '3 or 5 doors': the figures before the one that has the unit. */
function countsAt(scanned: Scan, first: Amount): { amounts: Amount[]; unit: 'doors' | 'seats' } | undefined {
  const amounts = [first];
  for (let last = first; last.value < 10 && amounts.length < 5;) {
    if (last.unit === 'doors' || last.unit === 'seats') return { amounts, unit: last.unit };
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
  { asked, scanned, lastDimension }: FigureContext,
  amount: Amount,
  before: Before,
  after: After,
  seen: readonly Mention[],
): Dimension | undefined {
  const topic = before.topic ?? after.topic;
  if (amount.unit === 'money') return 'price';
  if (topic === 'price' || topic === 'mileage') return topic;
  const isRoundPrice =
    amount.value === 2000 && (before.comparator === 'lt' || before.comparator === 'le' || after.comparator === 'le');
  if (amount.isYear && !isRoundPrice) return 'year';
  if (asked === 'mileage' || asked === 'price') return asked;
  const cue = scanned.words[before.from - 1]?.norm ?? '';
  const corrects = CORRECTION.test(cue) ? seen.findLast((each) => each.kind === 'bound') : undefined;
  const corrected = corrects?.kind === 'bound' ? corrects.dimension : CORRECTION.test(cue) ? lastDimension : undefined;
  // 'between 18 and 22 grand', then 'actually up to 24'
  if (corrected === 'price' && amount.value < 100) return corrected;
  const isBare = before.comparator === undefined && after.comparator === undefined && !before.isApproximate;
  if (!amount.scaled && amount.value < (isBare ? 1000 : 300)) return undefined;
  if (corrected === 'mileage') return corrected;
  // '(low mileage, under 20k)', and the second bare thousands: 'under 15k and under 50k'.
  const last = seen.at(-1);
  if (
    last?.kind === 'flag' &&
    last.flag === 'low_mileage' &&
    before.from - last.to <= 1 &&
    seen.some((each) => each.kind === 'bound' && each.dimension === 'price')
  )
    return 'mileage';
  const hasPrice = seen.some((each) => each.kind === 'bound' && each.dimension === 'price' && each.max !== undefined);
  const isSecond = hasPrice && before.comparator !== undefined && !CORRECTION.test(cue);
  return isSecond && amount.value >= 10_000 ? 'mileage' : 'price';
}

function readMiles(
  context: FigureContext,
  amount: Amount,
  range: [Amount, Amount] | undefined,
  before: Before,
  after: After,
): Read | undefined {
  if (before.isUsage || after.isUsage) return undefined;
  const isPlaced = before.isSearch || after.isAway || before.topic === 'place' || context.asked === 'place';
  const isNear = !amount.scaled && amount.value <= (isPlaced ? 1000 : MOST_RADIUS);
  if (
    isNear &&
    (before.isSearch || after.isAway || before.topic === 'place' || context.asked === 'place' || amount.value > 4)
  ) {
    return { kind: 'radius', miles: (range?.[1] ?? amount).value };
  }
  if (isNear) return undefined;
  if (range) return bound('mileage', { min: range[0].value, max: range[1].value });
  return bound(
    'mileage',
    magnitude(
      amount.value,
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
  const isApproximate = before.isApproximate || after.isApproximate;
  switch (amount.unit) {
    case 'other':
      return undefined;
    case 'miles':
      return readMiles(context, amount, range, before, after);
    case 'plate':
      return readPlate(context, amount, range, before, after);
    case 'age': {
      const isOld = scanned.words.slice(amount.from, amount.to).some(({ norm }) => /^(?:old|olds|yo)$/u.test(norm));
      // 'After eight years' is no age of a car, 'newer than eight years' is.
      const isTime = comparator === 'newer' || comparator === 'older' || comparator === 'since';
      const isThan = scanned.words[amount.from - 1]?.norm === 'than';
      const isAge =
        isOld || before.isLast || context.asked === 'year' || (comparator !== undefined && (!isTime || isThan));
      if (!isAge) return undefined;
      if (range) return bound('year', { min: thisYear - range[1].value, max: thisYear - range[0].value });
      return bound('year', age(amount.value, thisYear, before, after));
    }
    case 'doors':
    case 'seats':
      return undefined;
    case 'money':
    case undefined:
      break;
  }
  if (amount.decimal && amount.unit === undefined) return undefined;
  const previous = scanned.words[before.from - 1]?.norm ?? '';
  const isSeating =
    before.topic === 'seats' || SEATING.test(previous) || (context.asked === 'seats' && before.from === 0);
  const counted = isSeating ? 'seats' : before.topic === 'doors' || context.asked === 'doors' ? 'doors' : undefined;
  if (counted && amount.unit === undefined && (counted === 'doors' ? DOORS : SEATS).includes(amount.value))
    return { kind: 'count', key: counted, values: [amount.value] };
  const isNear = amount.value <= MOST_RADIUS && !amount.scaled && amount.unit === undefined;
  if (
    isNear &&
    (before.isSearch || context.asked === 'place') &&
    (after.isAway || before.topic === 'place' || context.asked === 'place')
  )
    return { kind: 'radius', miles: amount.value };
  const dimension = dimensionOf(context, amount, before, after, seen);
  if (dimension === undefined) return undefined;
  if (dimension === 'year') {
    if (amount.value > thisYear + 1)
      return amount.value > 2100
        ? undefined
        : bound('price', magnitude(amount.value, comparator, isApproximate, before.isNegated), true);
    return bound(
      'year',
      range
        ? { min: range[0].value, max: range[1].value }
        : calendar(amount.value, amount.value, comparator, isApproximate, before.isNegated),
    );
  }
  // 'a budget of 10' is thousands.
  const scale = (value: number): number =>
    dimension === 'price' && amount.unit === undefined && value < 100 ? value * 1000 : value;
  const guessed = amount.unit === undefined && before.topic === undefined;
  if (range) return bound(dimension, { min: scale(range[0].value), max: scale(range[1].value) }, guessed);
  return bound(dimension, magnitude(scale(amount.value), comparator, isApproximate, before.isNegated), guessed);
}

/** Every figure of a message that says something of a car, in order. */
export function figuresOf(context: FigureContext, others: readonly Mention[]): Mention[] {
  const { scanned, isCovered } = context;
  const found: Mention[] = [];
  let negatedTo = -1;
  for (let at = 0; at < scanned.words.length; at++) {
    if (isCovered(at)) continue;
    const amount = amountAt(scanned, at);
    if (!amount || isCovered(amount.to - 1)) continue;
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
    const before = lookBehind(
      scanned,
      at,
      (word) => isCovered(word) || found.some(({ from, to }) => word >= from && word < to),
    );
    // 'not over 60,000 miles or older than 2017': the negation holds for both.
    if (
      before.comparator !== undefined &&
      negatedTo === before.from - 1 &&
      /^n?or$/u.test(scanned.words[negatedTo]?.norm ?? '')
    )
      before.isNegated = true;
    const range = rangeAt(scanned, amount, before.isBetween || before.comparator === 'since');
    const last = range?.[1] ?? amount;
    const unit = last.unit ?? amount.unit;
    const whole: Amount = { ...(range?.[0] ?? amount), to: last.to, ...(unit && { unit }) };
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
    const seen = [...others.filter(({ from }) => from < at), ...found].toSorted((a, b) => a.from - b.from);
    const read = readFigure(context, whole, range, before, after, seen);
    if (!read) {
      at = Math.max(at, whole.to - 1);
      continue;
    }
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
  return found;
}
