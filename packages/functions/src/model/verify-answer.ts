import { type AiKey, type AssistantParams, assistantParamsSchema, getOutcode } from '@forecourt/search-core';
import {
  areQualities,
  type Figure,
  type Finding,
  findFigures,
  isExcludable,
  type Message,
  getParams,
  read,
  type Reading,
  type ReadingValue,
  type Span,
} from '@forecourt/assistant';
import type { Understanding } from '@forecourt/assistant/conversation';
import * as v from 'valibot';
import type { Claim, ModelAnswer } from './answer-schema.ts';
import { findClosedKeys } from './closed-keys.ts';
import { findKnownVehicle } from './known-vehicle.ts';

/** The confidence of a model's value: lower than any of the reader's. */
const CONFIDENCE = 0.5;

/** Matches the beginning of a comparison: 'a car like a …'. */
const COMPARISON_START = /\b(?:like|as) (?:an? |the )?$/iu;

/**
 * Converts a model's answer to findings, each with the span of its words. The reader's own matches take precedence.
 * Rejects:
 * - values whose words are not the buyer's, belong to a comparison, or were understood by the reader;
 * - values from words for a quality ('reliable'), which would be a guess;
 * - values from words that have already set a parameter with another subject;
 * - values of a parameter if the buyer cleared it or excluded one of its values;
 * - figures that are not in the words, unknown cars, values outside the vocabulary, and bounds that cross.
 */
export function verifyAnswer(
  { intent, values, excluded }: ModelAnswer,
  { reading, messages, now }: { reading: Reading; messages: readonly Message[]; now: Date },
): Understanding {
  const readerParams = getParams(reading);
  const closedKeys = findClosedKeys(reading, messages, now);
  const quotes: { span: Span; subject: string }[] = [];
  const findSpan = ({ key, words }: Claim): Span | undefined => {
    const span = findUnread(words, reading, messages);
    const subject = getSubject(key);
    if (!span || quotes.some((quote) => overlaps(quote.span, span) && quote.subject !== subject)) return undefined;
    quotes.push({ span, subject });
    return span;
  };

  const addedFindings: Finding[] = [];
  for (const claim of values) {
    if (readerParams[claim.key] !== undefined || closedKeys.has(claim.key)) continue;
    const claimedValues = readClaim(claim, { make: readerParams.make, now });
    const span = claimedValues.length > 0 ? findSpan(claim) : undefined;
    if (span)
      for (const [key, value] of claimedValues)
        if (readerParams[key] === undefined && !addedFindings.some((each) => each.key === key && each.value === value))
          addedFindings.push({ key, value, span, confidence: CONFIDENCE });
  }
  return {
    intent,
    values: removeCrossedBounds(addedFindings, readerParams),
    excluded: excluded.flatMap((claim) => {
      const [[key, value] = []] = isExcludable(claim.key) ? readClaim(claim, { make: undefined, now }).slice(-1) : [];
      const span = value === undefined ? undefined : findSpan(claim);
      return key && value !== undefined && span ? [{ key, value, span }] : [];
    }),
  };
}

/** One phrase may set several parameters with the same subject: 'about 9 grand' sets both price bounds. */
function getSubject(key: AiKey): string {
  if (key === 'make' || key === 'model') return 'car';
  if (key === 'postcode' || key === 'radius') return 'place';
  return key.replace(/^(?:min|max)_/u, '');
}

const overlaps = (a: Span, b: Span): boolean => a.message === b.message && a.start < b.end && b.start < a.end;

/**
 * Searches the latest message first. Skips words that the reader understood or that belong to a comparison, and
 * qualities.
 */
function findUnread(words: string, reading: Reading, messages: readonly Message[]): Span | undefined {
  if (areQualities(words)) return undefined;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${words
      .split(/\s+/u)
      .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
      .join('\\s+')}(?![\\p{L}\\p{N}])`,
    'iu',
  );
  const isTaken = (span: Span) => [...reading.values, ...reading.excluded].some((each) => overlaps(each.span, span));
  const isUnread = (span: Span) => reading.unread.some((each) => overlaps(each, span));
  for (const [message, { role, content }] of [...messages.entries()].toReversed()) {
    const match = role === 'user' ? pattern.exec(content) : null;
    if (!match) continue;
    const span = { message, start: match.index, end: match.index + match[0].length };
    if (isUnread(span) && !isTaken(span) && !COMPARISON_START.test(content.slice(0, span.start))) return span;
  }
  return undefined;
}

type Value = readonly [AiKey, ReadingValue];

/** Returns the values in the listings' spelling, or none if the claim is invalid. */
function readClaim({ key, value, words }: Claim, { make, now }: { make: string | undefined; now: Date }): Value[] {
  if (key === 'make' || key === 'model') return readCar(key, value, make, now);
  const parsedValue = v.parse(assistantParamsSchema, { [key]: value })[key];
  if (parsedValue === undefined) return [];
  if (key === 'postcode') return readPlace(String(parsedValue), words, now);
  const figures = findFigures(words);
  const isStated = (number: number) => figures.some((figure) => figure.value === number);
  if (typeof parsedValue === 'number') {
    const range = /^(?:min|max)_(price|year|mileage)$/u.exec(key)?.[1] as Range | undefined;
    const isPlausible = range
      ? figures.some((each) => getMeanings(each, range, words, now).includes(parsedValue))
      : isStated(parsedValue);
    return isPlausible ? [[key, parsedValue]] : [];
  }
  return parsedValue === true ? [[key, true]] : parsedValue.split(',').map((each) => [key, each]);
}

/** If the reader found makes, the model must belong to one. */
function readCar(key: 'make' | 'model', name: string, make: string | undefined, now: Date): Value[] {
  const makes = make?.split(',') ?? [];
  const vehicle = [...makes.map((each) => `${each} ${name}`), name]
    .map((each) => findKnownVehicle(each, now))
    .find((each) => each && (key === 'make' || each.model !== undefined));
  if (!vehicle || (makes.length > 0 && !makes.includes(vehicle.make))) return [];
  return key === 'make' || vehicle.model === undefined
    ? [['make', vehicle.make]]
    : [
        ['make', vehicle.make],
        ['model', vehicle.model],
      ];
}

/** Returns a known town's outcode, or the model's postcode if the buyer typed it, or else only its outcode. */
function readPlace(postcode: string, words: string, now: Date): Value[] {
  const townFinding = read([{ role: 'user', content: `a car near ${words}` }], { now }).values.find(
    ({ key }) => key === 'postcode',
  );
  const isTyped = words.replaceAll(/\s/gu, '').toUpperCase().includes(postcode);
  return [['postcode', townFinding?.value ?? (isTyped ? postcode : (getOutcode(postcode) ?? postcode))]];
}

type Range = 'price' | 'year' | 'mileage';

const APPROXIMATION = /\b(?:about|around|roughly|approx\w*|circa|near(?:ly)?|close to|give or take)\b|~|\d\s?k?ish\b/iu;

/** Returns the bounds that a figure may mean, in pounds, miles or calendar years. */
function getMeanings({ value, unit }: Figure, range: Range, words: string, now: Date): number[] {
  if (range === 'year') {
    // 'Newer than 2019' is from 2020, and 'before 2018' is to 2017.
    if (value >= 1_900) return [value, value + 1, value - 1];
    // A lower figure is a plate's code ('66' is September 2016 to February 2017) or an age.
    const plateYears = value > 50 ? [1_950 + value, 1_951 + value] : [2_000 + value];
    return value < 100 ? [...plateYears, now.getUTCFullYear() - value] : [];
  }
  if (unit === 'money' && range === 'mileage') return [];
  const amounts = value < 1_000 && unit !== 'other' ? [value, value * 1_000] : [value];
  return APPROXIMATION.test(words)
    ? amounts.flatMap((amount) => [amount, Math.round(amount * 0.9), Math.round(amount * 1.1)])
    : amounts;
}

/** Drops both bounds of a range if they cross each other or one of the reader's bounds. */
function removeCrossedBounds(addedFindings: readonly Finding[], readerParams: AssistantParams): Finding[] {
  const params = { ...getParams({ values: [...addedFindings], excluded: [] }), ...readerParams };
  const crossedRanges = (['price', 'year', 'mileage'] as const).filter(
    (range) => (params[`min_${range}`] ?? 0) > (params[`max_${range}`] ?? Infinity),
  );
  return addedFindings.filter(({ key }) => !crossedRanges.some((range) => key.endsWith(`_${range}`)));
}
