/**
 * A set of words as an xor filter (Graf and Lemire, 2020): three bytes of a table, of which the word's hash says the places, make together
 * a byte of its hash. It holds every word that it was made from and, by chance, one in 256 others; that is a third of the size of the words
 * themselves.
 */
export interface WordSet {
  /** Begins the hashes; another one takes other words for its own by chance. */
  seed: number;
  /** The table, base64. */
  bytes: string;
}

/** The places of a word in a table of three parts of `third` bytes, one in each, and the byte that they make. */
export function printOf(word: string, seed: number, third: number): { places: number[]; print: number } {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  // Each round mixes the last: numbers of 24 bits that have little to do with each other.
  const next = (): number => (hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)) >>> 8;
  return { places: [0, 1, 2].map((part) => part * third + (next() % third)), print: next() & 255 };
}

/** A test for the words of a set. */
export function wordTest({ seed, bytes }: WordSet): (word: string) => boolean {
  const table = atob(bytes);
  return (word) => {
    const { places, print } = printOf(word, seed, table.length / 3);
    return places.reduce((rest, place) => rest ^ table.charCodeAt(place), print) === 0;
  };
}
