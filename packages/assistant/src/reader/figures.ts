import { MIN_MILEAGE } from './dimensions.ts';
import type { FigureContext } from './figure-context.ts';
import { isCorrection } from './figure-corrections.ts';
import { type BoundMention, CONFIDENCE, type Mention } from './mentions.ts';
import { isComparatorNegated } from './negation-scope.ts';
import { findTelephoneEnd } from './numerals.ts';
import { type Amount, readAmount, getOrder, readRange } from './quantities.ts';
import { DOORS, readFigure, SEATS } from './figure-meanings.ts';
import { findCueFrom, type Scan } from './scan.ts';
import { type Comparator, readWordsAfter, readWordsBefore } from './words-near-figure.ts';

interface ExclusionScope {
  isList: boolean;
  lastMention: { to: number };
}

/** The maximum number of earlier figures to compare with a figure. */
const MAX_SEEN_MENTIONS = 40;

/** Returns the figures with a meaning in order, and the ranges of the others. */
export function readFigures(
  context: FigureContext,
  otherMentions: readonly Mention[],
): { mentions: Mention[]; missedFigures: { from: number; to: number }[] } {
  const { scanned, isCovered } = context;
  const foundMentions: Mention[] = [];
  const missedFigures: { from: number; to: number }[] = [];
  const exclusionScopes = [...context.negationScopes.values()];
  let passedScopeCount = 0;
  let lastFigure: ExclusionScope | undefined;
  for (let at = 0; at < scanned.words.length; at++) {
    if (isCovered(at)) continue;
    const telephoneEnd = findTelephoneEnd(scanned.words, at);
    if (telephoneEnd !== undefined) {
      at = telephoneEnd - 1;
      continue;
    }
    const amount = readAmount(scanned, at);
    if (!amount) continue;
    if (isCovered(amount.to - 1)) {
      missedFigures.push({ from: readWordsBefore(scanned, at, isCovered).from, to: amount.to });
      continue;
    }
    const listedCounts = findListedCounts(context, amount);
    if (listedCounts) {
      const to = listedCounts.amounts.at(-1)?.to ?? amount.to;
      const { comparator, isNegated } = readWordsBefore(scanned, at, isCovered);
      const isMoreThan = comparator === 'gt' && !isNegated;
      const values = listedCounts.amounts
        .map(({ value }) => (isMoreThan ? value + 1 : value))
        .filter((value) => (listedCounts.unit === 'doors' ? DOORS : SEATS).includes(value));
      if (values.length > 0 && !isRowOfSeats(scanned, to))
        foundMentions.push({
          kind: 'count',
          key: listedCounts.unit,
          values,
          from: at,
          to,
          confidence: CONFIDENCE.exact,
        });
      at = to - 1;
      continue;
    }
    const start = foundMentions.at(-1)?.to ?? 0;
    const before = readWordsBefore(scanned, at, (word) => isCovered(word) || word < start);
    while ((exclusionScopes[passedScopeCount]?.lastMention.to ?? Infinity) <= before.from) passedScopeCount++;
    const passedScope = exclusionScopes[passedScopeCount - 1];
    const lastScope =
      passedScope && passedScope.lastMention.to > (lastFigure?.lastMention.to ?? 0) ? passedScope : lastFigure;
    const isLastFigure = lastScope === lastFigure;
    before.isNegated ||=
      lastScope !== undefined &&
      isComparatorNegated(scanned, lastScope, before.from, before.comparator, isLastFigure) &&
      !hasCoveredWord(context, lastScope.lastMention.to, before.from);
    const isBetween = before.isBetween || before.comparator === 'since';
    const rangeEnds = readRange(scanned, amount, isBetween, isBetween && !isChanged(context, amount, before.from));
    const rangeEnd = rangeEnds?.[1] ?? amount;
    const range =
      rangeEnds && getOrder(rangeEnds[0], rangeEnds[1].unit) < getOrder(rangeEnd, rangeEnd.unit)
        ? rangeEnds
        : undefined;
    const unit =
      rangeEnd.unit ??
      amount.unit ??
      (before.comparator === 'ge' ? findUnitOfMaximum(scanned, rangeEnd.to) : undefined);
    const wholeAmount: Amount = { ...(rangeEnds?.[0] ?? amount), to: rangeEnd.to, ...(unit && { unit }) };
    const isCalendar = wholeAmount.isYear || unit === 'plate' || unit === 'age';
    const after = readWordsAfter(
      scanned,
      wholeAmount,
      isCalendar || (wholeAmount.unit === undefined && wholeAmount.isYear),
      before.comparator !== undefined,
    );
    if (before.comparator !== undefined && isRejectedAfter(scanned, after.to)) before.isNegated = true;
    const ageAfter =
      unit === 'age' ? readWordsAfter(scanned, wholeAmount, false, before.comparator !== undefined) : undefined;
    // After an age, 'or newer' means 'at most' and 'or older' means 'at least'.
    if (unit === 'age')
      after.comparator =
        ageAfter?.comparator ??
        ((after.comparator === 'ge' ? 'le' : after.comparator === 'le' ? 'ge' : undefined) as Comparator);
    const seenMentions = [
      ...otherMentions.filter(({ from }) => from < at),
      ...foundMentions.slice(-MAX_SEEN_MENTIONS),
    ].toSorted((a, b) => a.from - b.from);
    const figureMention = readFigure(context, wholeAmount, range, before, after, seenMentions);
    if (!figureMention) {
      missedFigures.push({ from: before.from, to: wholeAmount.to });
      at = Math.max(at, wholeAmount.to - 1);
      continue;
    }
    if (figureMention.kind === 'bound' && !isCorrection(scanned, before, after))
      turnToMileage(foundMentions, figureMention);
    const isGuess = figureMention.kind === 'bound' && figureMention.isGuessed;
    foundMentions.push({
      ...figureMention,
      // In 'I drive a 2009 Passat', the verb belongs to the car and not to the year.
      from:
        figureMention.kind === 'bound' && figureMention.dimension === 'year' && (before.isUsage || before.isSearch)
          ? amount.from
          : before.from,
      to: Math.max(after.to, ageAfter?.to ?? 0, wholeAmount.to),
      confidence: isGuess ? CONFIDENCE.guessed : CONFIDENCE.exact,
    });
    if (before.isNegated)
      lastFigure = { isList: lastScope?.isList ?? false, lastMention: { to: Math.max(after.to, wholeAmount.to) } };
    at = Math.max(after.to, wholeAmount.to) - 1;
  }
  turnToMileageBefore(foundMentions, scanned);
  return { mentions: foundMentions, missedFigures };
}

/** Returns whether a number counts the seats in one row: 'three seats in the second row'. */
const isRowOfSeats = ({ words }: Scan, at: number): boolean =>
  words[at]?.norm === 'in' &&
  /^(?:row|back|rear)$/u.test(words[at + (words[at + 2]?.norm === 'back' ? 2 : 3)]?.norm ?? '');

/** Returns whether the words after a figure reject it: 'more than 15k miles on it is a no'. */
function isRejectedAfter(scanned: Scan, to: number): boolean {
  for (let i = to; i < to + 4 && scanned.words[i]?.gap === 'space'; i++) {
    const isRejection = findCueFrom(scanned, i, 'dismissals')?.tag === 'out';
    if (isRejection || findCueFrom(scanned, i, 'polarity')?.tag === 'lost') return true;
    if (!/^(?:on|it|the|clock|is|are|would|be|definitely|just)$/u.test(scanned.words[i]?.norm ?? '')) return false;
  }
  return false;
}

function hasCoveredWord({ isCovered }: FigureContext, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isCovered(i)) return true;
  return false;
}

const CHANGE_VERBS =
  /^(?:reduc|drop|lower|chang|cut|came|come|went|gone|going|rais|increas|mov|switch|adjust|knock|br(?:ing|ought))/u;

/** Returns whether 'from 8k to 6k' changes a figure instead of giving a range. */
const isChanged = ({ scanned: { words }, earlierMaximums }: FigureContext, { value }: Amount, from: number): boolean =>
  value === earlierMaximums.price ||
  value === earlierMaximums.mileage ||
  words.slice(Math.max(0, from - 4), from).some(({ norm }) => CHANGE_VERBS.test(norm));

/** Finds one or more numbers of doors or seats with one unit: '3 or 5 doors', 'six seats or seven'. */
function findListedCounts(
  { scanned, isCovered }: FigureContext,
  first: Amount,
): { amounts: Amount[]; unit: 'doors' | 'seats' } | undefined {
  const amounts = [first];
  for (let last = first; last.value < 10 && amounts.length < 5;) {
    if (last.unit === 'doors' || last.unit === 'seats') {
      // The second figure has the unit of the first: 'six seats or seven'.
      const nextAmount = scanned.words[last.to]?.norm === 'or' ? readAmount(scanned, last.to + 1) : undefined;
      const isNextCount =
        nextAmount &&
        !isCovered(nextAmount.from) &&
        nextAmount.value < 10 &&
        nextAmount.unit === undefined &&
        !nextAmount.isScaled;
      return { amounts: isNextCount ? [...amounts, nextAmount] : amounts, unit: last.unit };
    }
    if (last.unit !== undefined) return undefined;
    const next = scanned.words[last.to];
    if (!next || next.gap === 'stop') return undefined;
    const isJoined = /^(?:or|and|to)$/u.test(next.norm);
    if (!isJoined && next.gap !== 'comma' && next.gap !== 'joint') return undefined;
    const nextAmount = readAmount(scanned, isJoined ? last.to + 1 : last.to);
    if (!nextAmount) return undefined;
    amounts.push(nextAmount);
    last = nextAmount;
  }
  return undefined;
}

/** Turns a price without a unit into a mileage if it is much higher than another: 'less than 70k, up to 8.5k'. */
function turnToMileage(foundMentions: readonly Mention[], newBound: BoundMention): void {
  const { dimension, max = 0 } = newBound;
  const otherBound = foundMentions.findLast((each) => each.kind === 'bound');
  if (dimension !== 'price' || otherBound?.kind !== 'bound' || otherBound.dimension !== 'price') return;
  const [low, high] = (otherBound.max ?? 0) > max ? [max, otherBound] : [otherBound.max ?? 0, newBound];
  const isMuchHigher = (high.max ?? 0) >= MIN_MILEAGE && (high.max ?? 0) > low * 2;
  if (low > 0 && high.isGuessed && high.min === undefined && isMuchHigher) high.dimension = 'mileage';
}

/** Turns a figure above a later price with a pound sign into a mileage: 'less than 40k, not white. £24,000'. */
function turnToMileageBefore(foundMentions: readonly Mention[], { words }: Scan): void {
  const isPrice = (each: Mention) => each.kind === 'bound' && each.dimension === 'price' && each.max !== undefined;
  const isSigned = ({ from, to }: Mention) => words.slice(from, to).some(({ norm }) => norm === '£');
  const price = foundMentions.findLast((each) => isPrice(each) && isSigned(each));
  if (price?.kind !== 'bound' || price.max === undefined) return;
  for (const each of foundMentions) {
    if (each.kind !== 'bound' || !isPrice(each) || !each.isGuessed || each.min !== undefined || each.from > price.from)
      continue;
    if (!isSigned(each) && (each.max ?? 0) >= MIN_MILEAGE && (each.max ?? 0) > price.max) each.dimension = 'mileage';
  }
}

/** Returns the unit of the maximum after a minimum, which applies to both: 'at least 1,500 and at most 2,500 miles'. */
function findUnitOfMaximum(scanned: Scan, at: number): Amount['unit'] {
  const maximumCue = scanned.words[at]?.norm === 'and' ? findCueFrom(scanned, at + 1, 'bounds') : undefined;
  return maximumCue?.tag === 'le' ? readAmount(scanned, maximumCue.to)?.unit : undefined;
}
