import { getLexicon } from './lexicon/lexicon.ts';
import { readHundreds, readNumeral } from './numerals.ts';
import { type Cue, findCueFrom, type Scan } from './scan.ts';

export type Unit = 'money' | 'miles' | 'km' | 'age' | 'plate' | 'decade' | 'doors' | 'seats' | 'other';

/** A figure with its sign, unit and suffix: '£10.5k', 'ten grand', '40k miles'. */
export interface Amount {
  from: number;
  to: number;
  value: number;
  unit?: Unit;
  /** Whether the figure is in thousands. */
  isScaled: boolean;
  /** Whether the figure has four digits that could be a car's year. */
  isYear: boolean;
  isDecimal: boolean;
  /** Whether the figure is approximate: '10kish'. */
  isApproximate: boolean;
  /** Whether the figure is a lower bound: '200+ miles'. */
  isMinimum?: true;
}

/** Larger figures are telephone numbers or nonsense. */
const MAX_FIGURE = 10_000_000;

/** Returns the meaning of the letters right after a figure: '30k', '5dr'. */
function getUnit(suffix: string): string {
  for (const { meaning } of getLexicon().phrases.get(suffix) ??
    getLexicon().phrases.get(suffix.replace(/s$/u, '')) ??
    [])
    if (meaning.kind === 'cue' && meaning.group === 'units') return meaning.tag;
  return 'other';
}

const readUnit = (scanned: Scan, at: number): Cue | undefined => {
  const word = scanned.words[at];
  if (!word || word.gap === 'stop' || word.gap === 'comma') return undefined;
  return findCueFrom(scanned, at, 'units');
};

/** Matches a number whose full stop separates thousands if it is a price or a mileage: '£10.000', '10.000 miles'. */
const THOUSANDS_POINT = /^[1-9]\d{0,2}\.\d{3}$/u;
/** Matches a decade: '1990s', '90s'. */
const DECADE = /^(?:19|20)?\d0s$/u;

/** Converts kilometres to miles, with two significant digits: 50,000 km becomes 31,000 miles. */
function toMiles(kilometres: number): number {
  const miles = kilometres / 1.609_344;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, miles))) - 1);
  return Math.round(miles / unit) * unit;
}

export function readAmount(scanned: Scan, at: number): Amount | undefined {
  const { words } = scanned;
  const isPound = words[at]?.norm === '£';
  const numeral = readNumeral(words, isPound ? at + 1 : at);
  if (!numeral) return undefined;
  let { value, to } = numeral;
  const { norm, suffix = '', isDecimal, isGrouped } = numeral.word;
  const bareSuffix = suffix.replace(/ish$/u, '');
  const amount: Amount = {
    from: at,
    to,
    value,
    isScaled: false,
    isYear: false,
    isDecimal,
    isApproximate: suffix !== bareSuffix,
  };
  if (isPound) {
    amount.unit = 'money';
    // A negative amount counts as zero: 'under £-5'.
    if (words[at + 1]?.hasDash) value = 0;
  }
  const scale = (letter: string) => {
    value *= 1000;
    amount.isScaled = true;
    if (letter === 'g') amount.unit = 'money';
  };
  if (DECADE.test(norm) && value >= 50) amount.unit = 'decade';
  else if (bareSuffix !== '') {
    const suffixUnit = getUnit(bareSuffix);
    // The 'g' of an emission does not mean 'grand': '120g/km'.
    const isEmission = bareSuffix === 'g' && words[to]?.norm === 'km';
    if (suffixUnit === 'thousand' && !isEmission) scale(bareSuffix.charAt(0));
    else amount.unit = suffixUnit === 'thousand' ? 'other' : (suffixUnit as Unit);
  }
  // Adds a half: 'twelve and a half grand'.
  const halfMatch = /^(?:(?:and?|n) a half(?= )|(?:and?|n) half(?= (?:grand|k|thousand|thou)))/u.exec(
    [0, 1, 2, 3].map((i) => words[to + i]?.norm).join(' '),
  )?.[0];
  const hasHalf = halfMatch !== undefined;
  if (halfMatch !== undefined) {
    value += 0.5;
    to += halfMatch.split(' ').length;
  }
  let cue = readUnit(scanned, to);
  if (cue?.tag === 'thousand' && amount.unit !== 'other' && !amount.isScaled) {
    scale(words[cue.from]?.norm.charAt(0) ?? '');
    to = cue.to;
    const hundreds = readHundreds(words, to);
    if (hundreds) {
      value += hundreds.value;
      to = hundreds.to;
      amount.isScaled = hundreds.value > 99;
    }
    cue = readUnit(scanned, to);
  }
  if (words[to]?.norm === '£' && amount.unit === undefined && words[to]?.gap === 'joint') {
    amount.unit = 'money';
    to++;
  }
  // The unit may follow a plus sign: '200+ miles'.
  const unitAfterPlus = words[to]?.norm === '+' ? readUnit(scanned, to + 1) : undefined;
  if (unitAfterPlus && unitAfterPlus.tag !== 'thousand') {
    cue = unitAfterPlus;
    amount.isMinimum = true;
  }
  const acceptsUnit =
    amount.unit === undefined ||
    (amount.unit === 'money' && !isPound && cue?.tag === 'miles') ||
    cue?.tag === 'other' ||
    (amount.unit === 'age' && cue?.tag === 'age');
  const isTooOld = cue?.tag === 'age' && (amount.isScaled || value > 40);
  if (cue && cue.tag !== 'thousand' && acceptsUnit && !isTooOld) {
    amount.unit = cue.tag as Unit;
    to = cue.to;
    // A rate is not a price: 'two hundred pounds a month'.
    const rate = amount.unit === 'money' ? readUnit(scanned, to) : undefined;
    if (rate?.tag === 'other') {
      amount.unit = 'other';
      to = rate.to;
    }
  }
  if (THOUSANDS_POINT.test(norm) && (amount.unit === 'money' || amount.unit === 'miles') && !amount.isScaled) {
    value *= 1000;
    amount.isDecimal = false;
  }
  if (amount.unit === 'km') {
    amount.unit = 'miles';
    value = toMiles(value);
  }
  if (value > MAX_FIGURE) return undefined;
  // 'Years old' is one unit, as in '5yrs old'.
  if (amount.unit === 'age' && words[to]?.norm === 'old') to++;
  amount.isYear =
    amount.unit === undefined &&
    !amount.isScaled &&
    !isDecimal &&
    !isGrouped &&
    Number.isInteger(value) &&
    value >= 1950 &&
    value <= 2100 &&
    bareSuffix === '';
  if (amount.isScaled) amount.isDecimal = false;
  // Keeps the fraction of 'seven and a half', which may mean thousands.
  return { ...amount, to, value: (hasHalf || isDecimal) && amount.unit === undefined ? value : Math.round(value) };
}

const isRangeSeparator = (scanned: Scan, at: number): boolean => {
  const norm = scanned.words[at]?.norm;
  return (
    norm === 'to' ||
    norm === 'and' ||
    norm === 'or' ||
    norm === '2' ||
    norm === 'till' ||
    norm === 'til' ||
    norm === 'until' ||
    norm === 'through'
  );
};

/**
 * Returns whether this figure is a year, a plate or an age, by itself or by the unit of the next one: '16 or 17 plate',
 * '3 or 4 years old', '16/66 plate'.
 */
function isYearly(scanned: Scan, first: Amount): boolean {
  if (first.isYear || first.unit === 'plate' || first.unit === 'age') return true;
  if (first.unit !== undefined || first.isScaled) return false;
  const unit = readAmount(scanned, isRangeSeparator(scanned, first.to) ? first.to + 1 : first.to)?.unit;
  return unit === 'plate' || unit === 'age';
}

/** Returns the sort key of an amount. Plate 70 comes before plate 21. */
export const getOrder = ({ value }: Amount, unit: Unit | undefined): number =>
  unit === 'plate' && value < 100 ? (value % 50) * 2 + Math.floor(value / 50) : value;

/** Returns whether a figure starts a range of prices such as '10/12k'. */
function isShortPrice(scanned: Scan, { value, isScaled, unit, to }: Amount): boolean {
  const secondAmount = readAmount(scanned, to);
  return (
    secondAmount !== undefined &&
    secondAmount.isScaled &&
    !isScaled &&
    unit !== 'other' &&
    value * 1000 < secondAmount.value
  );
}

/**
 * Reads two amounts as a range: '£5-7k', '2018 to 2021', 'between 6 and 8 thousand pounds'. Except in a list of years,
 * 'and' makes a range only if `isBetween` is set.
 */
export function readRange(
  scanned: Scan,
  first: Amount,
  isBetween: boolean,
  canDescend = false,
): [Amount, Amount] | undefined {
  const { words } = scanned;
  const next = words[first.to];
  if (!next || next.gap === 'stop') return undefined;
  const listedYears = isBetween ? undefined : readListedYears(scanned, first);
  if (listedYears) return listedYears;
  let at: number | undefined;
  // A slash may separate two years or two plates: '2016/17', '16/66 plate'.
  const isSlash = next.gap === 'joint' && (isYearly(scanned, first) || isShortPrice(scanned, first));
  if (next.hasDash || isSlash) at = first.to;
  else if (isRangeSeparator(scanned, first.to) && next.gap !== 'comma') {
    const isRange = next.norm === 'and' ? isBetween : next.norm === 'or' ? isYearly(scanned, first) : true;
    if (isRange) at = first.to + 1;
  }
  if (at === undefined) return undefined;
  // Skips the article before the second figure: 'between an 18 and a 20 plate'.
  if (/^an?$/u.test(words[at]?.norm ?? '') && words[at + 1]?.number !== undefined) at++;
  const secondAmount = readAmount(scanned, at);
  if (!secondAmount) return undefined;
  // '2019/69 reg' is one year. '2015 to 2017 reg' and '2015 to 17 plate' are three years.
  if (first.isYear && secondAmount.unit === 'plate') {
    const year = secondAmount.value < 100 ? 2000 + (secondAmount.value % 50) : secondAmount.value;
    return [first, year === first.value ? { ...first, to: secondAmount.to } : { ...secondAmount, value: year }];
  }
  if (first.isYear !== secondAmount.isYear) return readShortYear(first, secondAmount);
  const unit = secondAmount.unit ?? first.unit;
  if (first.unit && secondAmount.unit && first.unit !== secondAmount.unit) return undefined;
  let [low, high] = [first, secondAmount];
  // If one end is in thousands, the other is too: '5-7k', '10k to 15'.
  if (high.isScaled && !low.isScaled && low.value < 1000) low = { ...low, value: low.value * 1000, isScaled: true };
  // The lower end is in thousands as well: '£5-7,000'.
  if (!high.isScaled && !high.isYear && low.value < 100 && low.value * 1000 < high.value)
    low = { ...low, value: low.value * 1000 };
  if (low.isScaled && !high.isScaled && high.value < 1000) high = { ...high, value: high.value * 1000, isScaled: true };
  if (getOrder(low, unit) > getOrder(high, unit)) {
    if (!canDescend || getOrder(low, unit) > MAX_RANGE_RATIO * getOrder(high, unit)) return undefined;
    const { value } = low;
    low = { ...low, value: high.value };
    high = { ...high, value };
  }
  return [
    { ...low, ...(unit && { unit }) },
    { ...high, ...(unit && { unit }) },
  ];
}

/** The maximum ratio of the ends of a descending range: 'from 8k to 6k' is one, but 'from 30k to 2 miles' is not. */
const MAX_RANGE_RATIO = 5;

/** Returns the first and the last year of an ascending list: '2017, 2018 or 2019'. */
function readListedYears(scanned: Scan, first: Amount): [Amount, Amount] | undefined {
  const { words } = scanned;
  let last = first;
  for (let next = words[last.to]; first.isYear && next && next.gap !== 'stop'; next = words[last.to]) {
    const year = readAmount(scanned, next.norm === 'or' || next.norm === 'and' ? last.to + 1 : last.to);
    if (!year?.isYear || year.value <= last.value) break;
    last = year;
  }
  return last === first ? undefined : [first, last];
}

/** Parses a range whose second year has two digits: '2018-21'. */
function readShortYear(first: Amount, second: Amount): [Amount, Amount] | undefined {
  // '2017/67' is one year and the plate of its second half.
  if (first.isYear && second.value - 50 === first.value - 2000) return [first, { ...first, to: second.to }];
  const year = Math.floor(first.value / 100) * 100 + second.value;
  if (!first.isYear || second.unit || second.isScaled || second.value > 99 || year <= first.value) return undefined;
  return [first, { ...second, value: year, isYear: true }];
}
