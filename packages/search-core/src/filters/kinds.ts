import { isOutcode, isPostcode, normalizePostcode } from '../places/postcode.ts';
import { snapDistance } from '../places/distance.ts';

/** A parsed value. `text` is its canonical form, which is empty if the value filters nothing. */
export interface Reading {
  text: string;
  /** Set if the canonical text differs in meaning from the input: a snapped distance, a price without its pence. */
  adjusted?: true;
}

/** The format of a filter's values. Every projection of the filter uses it. */
export interface FilterKind<Value extends string | number | true = string | number | true> {
  name: 'text' | 'number' | 'distance' | 'postcode' | 'flag' | 'seller';
  /** The known values, if there are few. Other values may still be valid. */
  vocabulary?: readonly string[];
  /** Parses trimmed, non-empty text; `undefined` if it is invalid. Idempotent. */
  read(text: string): Reading | undefined;
  /** Converts a canonical text to a value for `Filters`. */
  value(text: string): Value;
}

/** Maximum length of a name, in UTF-16 code units. */
const MAX_TEXT = 60;

/**
 * Creates a kind for names, such as colours. A name in the vocabulary gets its spelling, and other names are valid too.
 * Names in the vocabulary must not contain commas, which separate values.
 */
export function createTextKind(vocabulary?: readonly string[]): FilterKind<string> {
  const canonicalNames = new Map(vocabulary?.map((name) => [name.toLowerCase(), name]));
  return {
    name: 'text',
    ...(vocabulary && { vocabulary }),
    read(given) {
      // Names that differ only by invisible format characters (zero-width joiners, direction marks) are equal.
      const text = given
        .replace(/\p{Cf}/gu, '')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .normalize('NFC');
      if (text.length > MAX_TEXT) return undefined;
      return { text: canonicalNames.get(text.toLowerCase()) ?? text };
    },
    value: (text) => text,
  };
}

/** Digits, with optional commas between thousands and an optional decimal part: no sign, exponent or hex. */
const NUMBER = /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?$/;

/** Creates a kind for whole numbers within bounds. Accepts `£` and thousands separators, and drops decimals. */
export function createNumberKind(min: number, max: number, ignoresZero = false): FilterKind<number> {
  return {
    name: 'number',
    read(given) {
      const [, digits, decimals = ''] = NUMBER.exec(given.replace(/^£\s*/, '')) ?? [];
      if (digits === undefined) return undefined;
      const wholeNumber = Number(digits.replaceAll(',', ''));
      if (ignoresZero && wholeNumber === 0) return { text: '' };
      if (wholeNumber < min || wholeNumber > max) return undefined;
      return /[1-9]/.test(decimals) ? { text: String(wholeNumber), adjusted: true } : { text: String(wholeNumber) };
    },
    value: Number,
  };
}

/** Creates a kind for radii: a non-negative number, snapped up to one of the ascending `radii`, or `national`. */
export const createDistanceKind = (radii: readonly (number | 'national')[]): FilterKind<number | 'national'> => ({
  name: 'distance',
  read(given) {
    if (given.toLowerCase() === 'national') return { text: 'national' };
    const [digits] = /^\d+(\.\d+)?$/.exec(given) ?? [];
    if (digits === undefined) return undefined;
    const radius = snapDistance(Number(digits), radii);
    return radius === Number(digits) ? { text: String(radius) } : { text: String(radius), adjusted: true };
  },
  value: (text) => (text === 'national' ? text : Number(text)),
});

/** The kind for a place: a full postcode or an outcode. */
export const postcodeKind: FilterKind<string> = {
  name: 'postcode',
  read(given) {
    const text = normalizePostcode(given);
    return isPostcode(text) || isOutcode(text) ? { text } : undefined;
  },
  value: (text) => text,
};

function createWordReader(words: Readonly<Record<string, string>>): FilterKind['read'] {
  const texts = new Map(Object.entries(words));
  return (given) => {
    const text = texts.get(given.toLowerCase());
    return text === undefined ? undefined : { text };
  };
}

/** The kind for a flag: `true`, or absent. */
export const flagKind: FilterKind<true> = {
  name: 'flag',
  read: createWordReader({ true: 'true', on: 'true', yes: 'true', 1: 'true', false: '', off: '', no: '', 0: '' }),
  value: () => true,
};

/** The kind for the seller type. Private sellers are the default, which is never written. */
export const sellerKind: FilterKind<string> = {
  name: 'seller',
  read: createWordReader({ private: '', dealer: 'dealer', both: 'both' }),
  value: (text) => text,
};
