import { isOutcode, isPostcode, normalisePostcode } from '../places/postcode.ts';
import { snapDistance } from '../places/distance.ts';

/** What one text of a URL was read as; `text` is its one canonical spelling, empty where it asks for nothing. */
export interface Reading {
  text: string;
  /** The canonical text means something else than what was given: a snapped distance, a price with its pence cut. */
  adjusted?: true;
}

/** How the values of a filter are spelled. All of a filter's projections go through it. */
export interface FilterKind {
  name: 'text' | 'number' | 'distance' | 'postcode' | 'flag' | 'seller';
  /** The values that the product knows, where they are few; others may still be read. */
  vocabulary?: readonly string[];
  /** Reads one trimmed, non-empty text; `undefined` where it makes no sense. Reading its own result changes nothing. */
  read(text: string): Reading | undefined;
  /** The value in `Filters` of a canonical text. */
  value(text: string): string | number | true;
}

/** Longer than any make, model or colour, in UTF-16 units; what is longer is none. */
const MAX_TEXT = 60;

/**
 * A name: a make, a model, a colour. Names of the vocabulary get its spelling whatever their case; others stay as
 * given, for the reference tables may know more than this file. A name cannot hold a comma: commas join values.
 */
export function textKind(vocabulary?: readonly string[]): FilterKind {
  const canonical = new Map(vocabulary?.map((name) => [name.toLowerCase(), name]));
  return {
    name: 'text',
    ...(vocabulary && { vocabulary }),
    read(given) {
      // Format characters (zero-width joiners, marks of direction) are invisible: what differs by them alone is one name.
      const text = given
        .replace(/\p{Cf}/gu, '')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .normalize('NFC');
      if (text.length > MAX_TEXT) return undefined;
      return { text: canonical.get(text.toLowerCase()) ?? text };
    },
    value: (text) => text,
  };
}

/** Digits, with commas only between thousands and a decimal part that is cut off. No sign, exponent or hex. */
const NUMBER = /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?$/;

/** A whole number from `least` to `most`. A pound sign and a thousand's commas are allowed for: people type them. */
export function numberKind(least: number, most: number, zeroMeansNothing = false): FilterKind {
  return {
    name: 'number',
    read(given) {
      const [, digits, decimals = ''] = NUMBER.exec(given.replace(/^£\s*/, '')) ?? [];
      if (digits === undefined) return undefined;
      const whole = Number(digits.replaceAll(',', ''));
      if (zeroMeansNothing && whole === 0) return { text: '' };
      if (whole < least || whole > most) return undefined;
      return /[1-9]/.test(decimals) ? { text: String(whole), adjusted: true } : { text: String(whole) };
    },
    value: Number,
  };
}

/** A radius: any number of miles that is not negative, snapped up to a step, or `national`. */
export const distanceKind: FilterKind = {
  name: 'distance',
  read(given) {
    if (given.toLowerCase() === 'national') return { text: 'national' };
    const [digits] = /^\d+(\.\d+)?$/.exec(given) ?? [];
    if (digits === undefined) return undefined;
    const snapped = snapDistance(Number(digits));
    return snapped === Number(digits) ? { text: String(snapped) } : { text: String(snapped), adjusted: true };
  },
  value: (text) => (text === 'national' ? text : Number(text)),
};

/** A full postcode or an outward code. */
export const postcodeKind: FilterKind = {
  name: 'postcode',
  read(given) {
    const text = normalisePostcode(given);
    return isPostcode(text) || isOutcode(text) ? { text } : undefined;
  },
  value: (text) => text,
};

const YES = new Set(['true', 'on', 'yes', '1']);
const NO = new Set(['false', 'off', 'no', '0']);

/** Something asked for or not: only `true` is ever written, a no is an absent key. */
export const flagKind: FilterKind = {
  name: 'flag',
  read(given) {
    const text = given.toLowerCase();
    if (YES.has(text)) return { text: 'true' };
    return NO.has(text) ? { text: '' } : undefined;
  },
  value: () => true,
};

/** Whose cars: `dealer` or `both`; private sellers are the default and so never written. */
export const sellerKind: FilterKind = {
  name: 'seller',
  read(given) {
    const text = given.toLowerCase();
    if (text === 'private') return { text: '' };
    return text === 'dealer' || text === 'both' ? { text } : undefined;
  },
  value: (text) => text,
};
