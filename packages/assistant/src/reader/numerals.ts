import type { Word } from './words.ts';

/** A number without its unit. `to` is exclusive. */
export interface Numeral {
  value: number;
  to: number;
  word: Word;
}

const BELOW_TWENTY = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, (i + 2) * 10]),
);

/** Words for the number before a multiple: 'a grand', 'a couple of grand', 'half a grand'. */
const MULTIPLIERS = new Map([
  ['a', 1],
  ['couple', 2],
  ['half', 0.5],
]);

const readNorm = (words: readonly Word[], at: number): string => {
  const word = words[at];
  return word && word.gap !== 'comma' && word.gap !== 'stop' ? word.norm : '';
};

/** Parses 'seven', 'twenty five', 'two hundred and fifty', 'fifteen hundred' or 'a hundred'. */
export function readBelowThousand(words: readonly Word[], at: number): Numeral | undefined {
  const word = words[at];
  if (!word) return undefined;
  let to = at + 1;
  const tens = TENS.get(word.norm);
  let value = tens ?? BELOW_TWENTY.get(word.norm);
  if (tens !== undefined) {
    const units = BELOW_TWENTY.get(readNorm(words, to)) ?? 0;
    if (units > 0 && units < 10) {
      value = tens + units;
      to++;
    }
  }
  if (readNorm(words, to) !== 'hundred') return value === undefined ? undefined : { value, to, word };
  value ??= word.norm === 'a' ? 1 : 0;
  if (value === 0) return undefined;
  const hundreds = { value: value * 100, to: to + 1, word };
  const remainder = readBelowThousand(words, readNorm(words, to + 1) === 'and' ? to + 2 : to + 1);
  return remainder && remainder.value < 100 && readNorm(words, remainder.to - 1) !== ''
    ? { ...hundreds, value: hundreds.value + remainder.value, to: remainder.to }
    : hundreds;
}

export function readNumeral(words: readonly Word[], at: number): Numeral | undefined {
  const word = words[at];
  if (!word) return undefined;
  if (word.number !== undefined) {
    // A space may separate the thousands: '12 000', '£7 500', '10 500 pounds'.
    const { norm = '', gap } = words[at + 1] ?? {};
    const isPaired =
      norm === '000' ||
      (/^\d{3}$/u.test(norm) &&
        (words[at - 1]?.norm === '£' || /^(?:pounds|quid|miles)$/u.test(words[at + 2]?.norm ?? '')));
    if (word.suffix === '' && word.number < 100 && readNorm(words, at + 1) === 'hundred')
      return { value: word.number * 100, to: at + 2, word };
    const isSplit = word.suffix === '' && word.number < 1000 && gap === 'space' && isPaired;
    return isSplit
      ? { value: word.number * 1000 + Number(norm), to: at + 2, word }
      : { value: word.number, to: at + 1, word };
  }
  // Reads 'twenty nineteen' as 2019.
  const shortYear =
    word.norm === 'twenty' && readNorm(words, at + 1) !== '' ? readBelowThousand(words, at + 1) : undefined;
  if (shortYear && shortYear.value > 9 && shortYear.value < 100)
    return { value: 2000 + shortYear.value, to: shortYear.to, word };
  const writtenNumeral = readBelowThousand(words, at);
  // Reads 'one point five k' as 1.5 thousand.
  const tenths =
    readNorm(words, writtenNumeral?.to ?? at) === 'point' ? BELOW_TWENTY.get(readNorm(words, at + 2)) : undefined;
  if (
    writtenNumeral?.to === at + 1 &&
    tenths !== undefined &&
    tenths < 10 &&
    /^(?:k|grand|thou)/u.test(readNorm(words, at + 3))
  )
    return { ...writtenNumeral, value: writtenNumeral.value + tenths / 10, to: at + 3 };
  if (writtenNumeral) return writtenNumeral;
  const value = MULTIPLIERS.get(word.norm);
  if (value === undefined) return undefined;
  let nounIndex = at + 1;
  if (readNorm(words, nounIndex) === 'of') nounIndex++;
  if (value < 1 && readNorm(words, nounIndex) === 'a') nounIndex++;
  // 'A' counts as one before a year or a multiple: 'less than a year old'.
  const isYear = value === 1 && readNorm(words, nounIndex) === 'year';
  return isYear || /^(?:grand|thousand|k)$/u.test(readNorm(words, nounIndex))
    ? { value, to: nounIndex, word }
    : undefined;
}

/** Reads the hundreds after thousands: 'twelve thousand five hundred', 'two grand and a half'. */
export function readHundreds(words: readonly Word[], at: number): { value: number; to: number } | undefined {
  const from = readNorm(words, at) === 'and' ? at + 1 : at;
  if (from > at && readNorm(words, from) === 'a' && readNorm(words, from + 1) === 'half')
    return { value: 500, to: from + 2 };
  if (readNorm(words, from) === '') return undefined;
  const remainder = readBelowThousand(words, from);
  // After 'and', fewer than a hundred may follow: 'two thousand and fifteen'.
  return remainder && remainder.value >= (from > at ? 1 : 100) && remainder.value < 1000 ? remainder : undefined;
}

/**
 * Finds the end of a telephone number that starts at a word: groups of digits, the first with 0 or +44 ('07700
 * 900123'). They are not prices.
 */
export function findTelephoneEnd(words: readonly Word[], at: number): number | undefined {
  const isDigits = (i: number): boolean => /^\d{3,}$/u.test(words[i]?.norm ?? '');
  const isInternational = words[at]?.norm === '+' && /^44\d*$/u.test(words[at + 1]?.norm ?? '');
  let to = isInternational ? at + 2 : at + 1;
  if (!isInternational && !/^0\d{2,}$/u.test(words[at]?.norm ?? '')) return undefined;
  while (isDigits(to) && words[to]?.gap !== 'stop') to++;
  return to;
}
