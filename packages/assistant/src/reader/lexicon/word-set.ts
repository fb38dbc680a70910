/** The signs that a table is written in, from '(' on: those of ASCII with one byte each, and no quotation mark among them. */
export const SIGNS = 87;
export const FIRST_SIGN = 40;

/**
 * A set of words as an xor filter (Graf and Lemire, 2020), with sums for xor: three signs of a table, of which the word's hash says the
 * places, make together nothing with a print of the hash. It holds every word that it was made from and, by chance, one in 87 others; that is a
 * quarter of the size of the words themselves.
 */
export interface WordSet {
  /** Begins the hashes; another one takes other words for its own by chance. */
  seed: number;
  /** The table, a sign a place. */
  table: string;
}

/** The places of a word in a table of three parts of `third` bytes, one in each, and the sum that they make, `SIGNS` and its multiples being nothing. */
export function printOf(word: string, seed: number, third: number): { places: number[]; print: number } {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  // Each round mixes the last: numbers of 24 bits that have little to do with each other.
  const next = (): number => (hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)) >>> 8;
  return { places: [0, 1, 2].map((part) => part * third + (next() % third)), print: next() };
}

/** A test for the words of a set. */
export const wordTest =
  ({ seed, table }: WordSet) =>
  (word: string): boolean => {
    const { places, print } = printOf(word, seed, table.length / 3);
    return places.reduce((sum, place) => sum + table.charCodeAt(place) - FIRST_SIGN, print) % SIGNS === 0;
  };
