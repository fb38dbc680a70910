/** A number in a text, in figures or words: '£7.5k', '12 000', 'fifteen grand', 'twenty nineteen'. */
export interface Figure {
  readonly value: number;
  /** `money` or `other` (miles, years, doors …) if the adjacent words say so. */
  readonly unit?: 'money' | 'other';
}

const TOKEN = /[£$€]|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\p{L}+(?:['’]\p{L}+)*|[^\s\p{L}\d]/gu;

const SMALL = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, 20 + i * 10]),
);
TENS.set('fourty', 40); // A common misspelling.
const TIMES = new Map([
  ['hundred', 100],
  ['k', 1_000],
  ['g', 1_000],
  ['thou', 1_000],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['mil', 1_000_000],
  ['million', 1_000_000],
  ['dozen', 12],
]);

const MONEY = /^(?:[£$€]|gbp|pounds?|quid|grand|pence|p)$/u;
const OTHER = /^(?:miles?|mi|years?|yrs?|yo|doors?|dr|seats?|seaters?|plate|reg|bhp|hp|mpg|cc|lit(?:re|er)s?|%)$/u;

/** Returns all figures in a text, in order. 'one' is a pronoun unless money or a multiple follows. 'a hundred' includes its article. */
export function findFigures(text: string): Figure[] {
  const words = Array.from(text.toLowerCase().matchAll(TOKEN), ([word]) => word);
  const figures: Figure[] = [];
  for (let at = 0; at < words.length;) {
    const number = parseNumberAt(words, at);
    if (!number) {
      at++;
      continue;
    }
    const { value, to } = number;
    const next = words[to] === '-' ? words[to + 1] : words[to];
    const isMoney = MONEY.test(words[at - 1] ?? '') || words.slice(at, to).includes('grand') || MONEY.test(next ?? '');
    const unit = isMoney ? 'money' : OTHER.test(next ?? '') ? 'other' : undefined;
    figures.push(unit ? { value, unit } : { value });
    at = to;
  }
  return figures;
}

interface Spelled {
  value: number;
  /** The index of the next word. */
  to: number;
}

function parseNumberAt(words: readonly string[], at: number): Spelled | undefined {
  const start = parseDigits(words, at) ?? parseWords(words, at);
  if (!start) return undefined;
  let { value, to } = start;
  if (isHalf(words, to)) {
    value += 0.5;
    to += 3;
  }
  for (let times = TIMES.get(words[to] ?? ''); times !== undefined; times = TIMES.get(words[to] ?? '')) {
    value *= times;
    to++;
    if (isHalf(words, to)) {
      value += times / 2;
      to += 3;
    }
  }
  // 'fifteen thousand five hundred', 'a thousand and fifty'
  const isBare = words[to - 1] === 'thousand' || words[to - 1] === 'hundred';
  if (isBare) {
    const rest = parseNumberAt(words, words[to] === 'and' ? to + 1 : to);
    const fits = rest && rest.value < (words[to - 1] === 'thousand' ? 1_000 : 100);
    if (fits) return { value: value + rest.value, to: rest.to };
  }
  const isPronoun = to === at + 1 && words[at] === 'one' && !MONEY.test(words[to] ?? '');
  return isPronoun ? undefined : { value: Math.round(value * 1_000) / 1_000, to };
}

const isHalf = (words: readonly string[], at: number): boolean =>
  words[at] === 'and' && words[at + 1] === 'a' && words[at + 2] === 'half';

function parseDigits(words: readonly string[], at: number): Spelled | undefined {
  const word = words[at] ?? '';
  if (!/^\d/u.test(word)) return undefined;
  const value = Number(word.replaceAll(',', ''));
  const isSplit = value < 1_000 && /^\d{1,3}$/u.test(word) && words[at + 1] === '000';
  return isSplit ? { value: value * 1_000, to: at + 2 } : { value, to: at + 1 };
}

function parseWords(words: readonly string[], at: number): Spelled | undefined {
  const word = words[at] ?? '';
  if (word === 'a' || word === 'an') return TIMES.has(words[at + 1] ?? '') ? { value: 1, to: at + 1 } : undefined;
  if (word === 'couple') {
    const noun = words[at + 1] === 'of' ? at + 2 : at + 1;
    return TIMES.has(words[noun] ?? '') ? { value: 2, to: noun } : undefined;
  }
  const first = parseBelowHundred(words, at);
  if (!first) return undefined;
  // 'twenty nineteen' is a year.
  const second = parseBelowHundred(words, first.to);
  const isYear = (first.value === 19 || first.value === 20) && second && second.value >= 10;
  return isYear ? { value: first.value * 100 + second.value, to: second.to } : first;
}

function parseBelowHundred(words: readonly string[], at: number): Spelled | undefined {
  const small = SMALL.get(words[at] ?? '');
  if (small !== undefined) return { value: small, to: at + 1 };
  const tens = TENS.get(words[at] ?? '');
  if (tens === undefined) return undefined;
  const next = words[at + 1] === '-' ? at + 2 : at + 1;
  const units = SMALL.get(words[next] ?? '') ?? 0;
  return units > 0 && units < 10 ? { value: tens + units, to: next + 1 } : { value: tens, to: at + 1 };
}
