/**
 * The separator before a word. `joint` is nothing or a sign such as a hyphen, `comma` is any pause within a sentence,
 * and `stop` is the end of a sentence.
 */
export type Gap = 'joint' | 'space' | 'comma' | 'stop';

/** A word, a number or a sign with a meaning (£ + ~ < > % & = #). */
export interface Word {
  /** Offsets in the message, in UTF-16 code units. */
  start: number;
  end: number;
  /** Lower case, without accents and apostrophes. A misspelt word is replaced by its correction. */
  norm: string;
  gap: Gap;
  /** Whether the gap has a colon: 'budget: 10k'. */
  hasColon: boolean;
  /** Whether the gap has a colon or a question mark: 'diesel? no'. */
  followsQuestion: boolean;
  /** Whether the gap is a dash, which makes a range of two numbers. */
  hasDash: boolean;
  /** Whether the gap is a slash that means 'or': 'petrol/hybrid', but not 'n/s' or '19/69'. */
  hasSlash: boolean;
  /** A leading number ('30k' → 30) and the letters after it ('k'). */
  number?: number;
  suffix?: string;
  /** Whether the number is written with a decimal point, as engine sizes are, or with thousands commas. */
  isDecimal: boolean;
  isGrouped: boolean;
  /** Whether the word starts with a capital letter and does not begin a sentence. */
  isCapitalised: boolean;
  /**
   * Whether the word is next to an underscore, like names in code ('__proto__'), so that its spelling is not corrected.
   */
  isCode: boolean;
  /** Whether the word ends in an apostrophe and an 's': 'the Juke's'. */
  isPossessive: boolean;
  isCorrected: boolean;
}

const WORD =
  /\+\s?\/\s?[-–−]|±|\d{1,3}(?:,\d{3})+(?![\d])(?:\.\d+)?[\p{L}\p{M}]*(?![\p{L}\p{N}])|\d+(?:\.\d+)?[\p{L}\p{M}]*(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘`][\p{L}\p{M}]+)*|[£+~<%&=#≤≥]|(?<!<\/?[a-zA-Z]+)>/gu;
const PLUS_MINUS = /^(?:\+.|±)/u;
const NUMBER = /^(\d[\d,]*(?:\.\d+)?)([\p{L}\p{M}]*)$/u;
const ACCENTS = /\p{M}/gu;
const APOSTROPHES = /['’‘`]/gu;
const SENTENCE_END = /[!?;\n\r…]|\.(?=\s|\.|$)/u;
const DASH = /^\s*[-–—‒−]+\s*$/u;
const JOINT_SEPARATOR = /^(?:|[-–'’./:_‐‑])$/u;
/** Matches an abbreviation. A full stop after it does not end a sentence. */
const ABBREVIATION = /^(?:id|approx|min|max|nr|st)$/u;

export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(ACCENTS, '').replace(APOSTROPHES, '');

export const parseWordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

function getGap(between: string): Gap {
  if (JOINT_SEPARATOR.test(between)) return 'joint';
  if (between.trim() === '') return /[\n\r]/u.test(between) ? 'stop' : 'space';
  return SENTENCE_END.test(between) ? 'stop' : 'comma';
}

/** Returns the text between two words. The exclamation mark of 'an up! or an Aygo' is part of the car's name. */
function readSeparator(between: string, previous: Word | undefined, next: string): string {
  const isName = previous?.norm === 'up' && /^!(?:, | (?=[a-z]))/u.test(between + next);
  if (isName) previous.isCapitalised = true;
  return isName ? between.slice(1) : between;
}

/** Splits a message into words, at most `MAX_WORDS`. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let lastEnd = 0;
  for (const { index, 0: raw } of text.matchAll(WORD)) {
    if (words.length === MAX_WORDS) break;
    const separator = readSeparator(text.slice(lastEnd, index), words.at(-1), raw);
    const isAbbreviated = separator === '. ' && ABBREVIATION.test(words.at(-1)?.norm ?? '');
    const norm = raw === '&' ? 'and' : PLUS_MINUS.test(raw) ? 'plusminus' : fold(raw);
    const hasSlash = separator === '/' && /^[a-z].|..[a-z]$/u.test(words.at(-1)?.norm ?? '') && /^[a-z]/u.test(norm);
    const gap = words.length === 0 ? 'stop' : hasSlash ? 'comma' : isAbbreviated ? 'space' : getGap(separator);
    const word: Word = {
      start: index,
      end: index + raw.length,
      norm,
      gap,
      hasDash: words.length > 0 && DASH.test(separator),
      hasSlash,
      hasColon: words.length > 0 && separator.includes(':'),
      followsQuestion: words.length > 0 && /[?:]/u.test(separator),
      isDecimal: false,
      isGrouped: false,
      isCapitalised: gap !== 'stop' && /^\p{Lu}/u.test(raw),
      isCode: text[index - 1] === '_' || text[index + raw.length] === '_',
      isPossessive: /['’‘`]s$/u.test(raw),
      isCorrected: false,
    };
    const numberMatch = NUMBER.exec(norm);
    if (numberMatch?.[1] !== undefined) {
      word.number = Number(numberMatch[1].replaceAll(',', ''));
      word.suffix = numberMatch[2] ?? '';
      word.isDecimal = numberMatch[1].includes('.');
      word.isGrouped = numberMatch[1].includes(',');
    }
    words.push(word);
    lastEnd = word.end;
  }
  return words;
}

export const MAX_WORDS = 2000;
