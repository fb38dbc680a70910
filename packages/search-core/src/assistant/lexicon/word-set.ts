/**
 * A set of words as a Bloom filter: a bit for each of some hashes of each word, base64. It holds every word that it was made from and, by
 * chance, hardly any other; that is a third of the size of the words themselves.
 */
export interface WordSet {
  /** Begins the hashes; another one takes other words for its own by chance. */
  seed: number;
  /** How many hashes a word has. */
  hashes: number;
  bits: string;
}

/** FNV-1a, its halves mixed. */
function hashOf(word: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** 24 bits of a hash that are no bits of another by the same seed. */
const mixed = (hash: number): number => Math.imul(hash, 0x85ebca6b) >>> 8;

/** The places of a word's bits among `size`, by two halves of one hash. */
export function bitsOf(word: string, { seed, hashes }: Omit<WordSet, 'bits'>, size: number): number[] {
  const hash = hashOf(word, seed);
  const step = mixed(hash) | 1;
  return Array.from({ length: hashes }, (_, i) => ((hash >>> 0) + i * step) % size);
}

/** A test for the words of a set. */
export function wordTest(set: WordSet): (word: string) => boolean {
  const bytes = atob(set.bits);
  return (word) =>
    bitsOf(word, set, bytes.length * 8).every((bit) => ((bytes.charCodeAt(bit >> 3) >> (bit & 7)) & 1) === 1);
}
