/**
 * Writes src/assistant/lexicon/word-sets.ts from the word lists beside it. Run it when one of them changes:
 * `node packages/search-core/scripts/make-word-sets.ts`. A test fails when the written file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicon } from '../src/assistant/lexicon/lexicon.ts';
import { bitsOf, type WordSet, wordTest } from '../src/assistant/lexicon/word-set.ts';

const LEXICON = new URL('../src/assistant/lexicon/', import.meta.url);
export const WORD_SETS_FILE = new URL('word-sets.ts', LEXICON);

/** Bits a word: of words that are not in the set, 1 in 300 is taken for one at 12, and 1 in 800 at 14. */
const SETS = [
  [
    'ORDINARY',
    'ordinary.txt',
    12,
    'Everyday words: never taken for a misspelt word of the lexicon, nor named as not understood.',
  ],
  ['ELSEWHERE', 'elsewhere.txt', 14, 'Things of other subjects, of which hardly anybody speaks who asks for a car.'],
] as const;

const SEEDS = 200;

/** The words of a list. */
export const wordsIn = (file: string): string[] => readFileSync(new URL(file, LEXICON), 'utf8').trim().split(/\s+/u);

/** Every word with a letter left out, doubled or replaced by a vowel, or with two letters swapped. */
function misspellings(words: Iterable<string>): Set<string> {
  const all = new Set<string>();
  for (const word of words)
    for (let i = 1; i < word.length; i++) {
      const [head, letter, tail] = [word.slice(0, i), word.charAt(i), word.slice(i + 1)];
      all.add(head + tail).add(head + letter + letter + tail);
      all.add(head + tail.charAt(0) + letter + tail.slice(1));
      for (const vowel of 'aeiou') all.add(head + vowel + tail);
    }
  return all;
}

/** The set of some words whose seed takes the fewest misspellings of the lexicon for words of its own: those could not be corrected. */
function wordSet(words: readonly string[], bitsPerWord: number, strangers: ReadonlySet<string>): WordSet {
  const hashes = Math.round(bitsPerWord * Math.LN2);
  const sets = Array.from({ length: SEEDS }, (_, seed) => {
    const bytes = Buffer.alloc(Math.ceil((words.length * bitsPerWord) / 8));
    for (const word of words)
      for (const bit of bitsOf(word, { seed, hashes }, bytes.length * 8))
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    const set = { seed, hashes, bits: bytes.toString('base64') };
    const has = wordTest(set);
    return { set, taken: [...strangers].filter(has).length };
  });
  return sets.reduce((best, each) => (each.taken < best.taken ? each : best)).set;
}

/** The whole text of word-sets.ts. */
export function wordSetsModule(): string {
  const { targets, words: known } = lexicon();
  const sets = SETS.map(([name, file, bitsPerWord, subject]) => {
    const words = wordsIn(file);
    // Misspellings must not be known, nor words of cars be things.
    const strangers = file === 'ordinary.txt' ? misspellings(targets) : new Set([...known, ...wordsIn('ordinary.txt')]);
    for (const word of words) strangers.delete(word);
    const { seed, hashes, bits } = wordSet(words, bitsPerWord, strangers);
    return `/** ${subject} From ${file}. */
export const ${name}: WordSet = {
  seed: ${seed},
  hashes: ${hashes},
  bits: '${bits}',
};
`;
  });
  return `// Written by scripts/make-word-sets.ts from the word lists beside it: change those and run it again.
import type { WordSet } from './word-set.ts';

${sets.join('\n')}`;
}

if (import.meta.main) writeFileSync(WORD_SETS_FILE, wordSetsModule());
