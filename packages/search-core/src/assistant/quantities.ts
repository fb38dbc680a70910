import { type Cue, cueFrom, type Scan } from './scan.ts';
import type { Word } from './words.ts';

export type Unit = 'money' | 'miles' | 'age' | 'plate' | 'doors' | 'seats' | 'other';

/** A figure with what is written around it that belongs to it: '£10.5k', 'ten grand', '40k miles'. */
export interface Amount {
  from: number;
  to: number;
  value: number;
  unit?: Unit;
  /** Written in thousands. */
  scaled: boolean;
  /** Four digits that could be a year of a car. */
  isYear: boolean;
  decimal: boolean;
  /** '10kish' */
  isVague: boolean;
}

/** No price, mileage or year of a car is above this; longer figures are telephone numbers and mischief. */
const MOST = 10_000_000;

const DIGIT_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, (i + 2) * 10]),
);

const SUFFIXES: readonly (readonly [RegExp, Unit | 'thousand'])[] = [
  [/^(?:k|g|gr|grand|grnd|thou|ks)$/u, 'thousand'],
  [/^(?:quid|gbp|pounds)$/u, 'money'],
  [/^(?:miles?|mi|mls)$/u, 'miles'],
  [/^(?:yrs?|yo|years?)$/u, 'age'],
  [/^(?:plate|reg)$/u, 'plate'],
  [/^(?:dr|drs|doors?)$/u, 'doors'],
  [/^(?:seat|seats|seater|seaters|str)$/u, 'seats'],
];

/** A number in digits or words from a word on, without its unit. */
function numberAt(words: readonly Word[], at: number): { value: number; to: number; word: Word } | undefined {
  const word = words[at];
  if (!word) return undefined;
  if (word.number !== undefined) {
    const next = words[at + 1];
    // '12 000'
    const isSplit = word.suffix === '' && word.number < 1000 && next?.norm === '000' && next.gap === 'space';
    return isSplit ? { value: word.number * 1000, to: at + 2, word } : { value: word.number, to: at + 1, word };
  }
  const tens = TENS[word.norm];
  const next = words[at + 1];
  const units = next && next.gap !== 'comma' && next.gap !== 'stop' ? DIGIT_WORDS[next.norm] : undefined;
  if (tens !== undefined)
    return units !== undefined && units > 0 && units < 10
      ? { value: tens + units, to: at + 2, word }
      : { value: tens, to: at + 1, word };
  const digit = DIGIT_WORDS[word.norm];
  if (digit !== undefined) {
    const isHundreds = next?.norm === 'hundred' && digit > 0;
    return isHundreds ? { value: digit * 100, to: at + 2, word } : { value: digit, to: at + 1, word };
  }
  const isArticle = (word.norm === 'a' || word.norm === 'couple') && next !== undefined;
  if (isArticle) {
    const noun = word.norm === 'couple' && next.norm === 'of' ? at + 2 : at + 1;
    if (/^(?:grand|thousand)$/u.test(words[noun]?.norm ?? ''))
      return { value: word.norm === 'couple' ? 2 : 1, to: noun, word };
  }
  return undefined;
}

const readUnit = (scanned: Scan, at: number): Cue | undefined => {
  const word = scanned.words[at];
  if (!word || word.gap === 'stop' || word.gap === 'comma') return undefined;
  return cueFrom(scanned, at, 'units');
};

/** The amount that is written from a word on, if there is one. */
export function amountAt(scanned: Scan, at: number): Amount | undefined {
  const { words } = scanned;
  const isPound = words[at]?.norm === '£';
  const number = numberAt(words, isPound ? at + 1 : at);
  if (!number) return undefined;
  let { value, to } = number;
  let unit: Unit | undefined = isPound ? 'money' : undefined;
  let scaled = false;
  const suffix = number.word.suffix ?? '';
  const bare = suffix.replace(/ish$/u, '');
  if (bare !== '') {
    const known = SUFFIXES.find(([pattern]) => pattern.test(bare))?.[1];
    if (known === 'thousand') {
      value *= 1000;
      scaled = true;
      if (bare.startsWith('g')) unit = 'money';
    } else unit = known ?? 'other';
  }
  // 'twelve and a half grand'
  const isHalf = ['and', 'a', 'half'].every((word, i) => words[to + i]?.norm === word);
  if (isHalf) {
    value += 0.5;
    to += 3;
  }
  let cue = readUnit(scanned, to);
  if (cue?.tag === 'thousand' && unit !== 'other' && !scaled) {
    value *= 1000;
    scaled = true;
    if (words[cue.from]?.norm.startsWith('g')) unit = 'money';
    to = cue.to;
    cue = readUnit(scanned, to);
  }
  if (words[to]?.norm === '£' && unit === undefined && words[to]?.gap === 'joint') {
    unit = 'money';
    to++;
  }
  if (
    cue &&
    cue.tag !== 'thousand' &&
    (unit === undefined ||
      (unit === 'money' && !isPound && cue.tag === 'miles') ||
      cue.tag === 'other' ||
      (unit === 'age' && cue.tag === 'age'))
  ) {
    const isAge = cue.tag === 'age' && (scaled || value > 40);
    if (!isAge) {
      unit = cue.tag as Unit;
      to = cue.to;
    }
  }
  if (value > MOST) return undefined;
  // 'years old' is one unit, however it is cut: '5yrs old'.
  if (unit === 'age' && words[to]?.norm === 'old') to++;
  const isYear =
    unit === undefined &&
    !scaled &&
    !number.word.decimal &&
    !number.word.grouped &&
    Number.isInteger(value) &&
    value >= 1950 &&
    value <= 2100 &&
    suffix === '';
  return {
    from: at,
    to,
    value: Math.round(value),
    ...(unit && { unit }),
    scaled,
    isYear,
    decimal: number.word.decimal && !scaled,
    isVague: suffix.endsWith('ish'),
  };
}

const isJoin = (scanned: Scan, at: number): boolean => {
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

/** Two amounts as the ends of a range: '£5-7k', '2018 to 2021', 'between 6 and 8 thousand pounds'; the words around them decide about 'and'. */
export function rangeAt(scanned: Scan, first: Amount, isBetween: boolean): [Amount, Amount] | undefined {
  const { words } = scanned;
  const next = words[first.to];
  if (!next || next.gap === 'stop') return undefined;
  let at: number | undefined;
  const isSlash = next.gap === 'joint' && first.isYear;
  if (next.dash || isSlash) at = first.to;
  else if (isJoin(scanned, first.to) && next.gap !== 'comma') {
    const isRange = next.norm === 'and' ? isBetween : next.norm === 'or' ? first.isYear : true;
    if (isRange) at = first.to + 1;
  }
  if (at === undefined) return undefined;
  const second = amountAt(scanned, at);
  if (!second) return undefined;
  if (first.isYear !== second.isYear) return shortYear(first, second);
  const unit = second.unit ?? first.unit;
  if (first.unit && second.unit && first.unit !== second.unit) return undefined;
  let [low, high] = [first, second];
  // The thousands of one end are those of the other: '5-7k', '10k to 15'.
  if (high.scaled && !low.scaled && low.value < 1000) low = { ...low, value: low.value * 1000, scaled: true };
  if (low.scaled && !high.scaled && high.value < 1000) high = { ...high, value: high.value * 1000, scaled: true };
  if (low.value > high.value) return undefined;
  return [
    { ...low, ...(unit && { unit }) },
    { ...high, ...(unit && { unit }) },
  ];
}

/** '2018-21' */
function shortYear(first: Amount, second: Amount): [Amount, Amount] | undefined {
  const year = Math.floor(first.value / 100) * 100 + second.value;
  if (!first.isYear || second.unit || second.scaled || second.value > 99 || year <= first.value) return undefined;
  return [first, { ...second, value: year, isYear: true }];
}
