/**
 * Writes src/assistant/lexicon/word-sets.ts from the word lists beside it. Run it when one of them changes:
 * `node --conditions=@forecourt/source packages/search-core/scripts/make-word-sets.ts`. A test fails when a word is missing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { lexicon } from '../src/assistant/lexicon/lexicon.ts';
import { wordsOf } from '../src/assistant/words.ts';
import { bitsOf, type WordSet, wordTest } from '../src/assistant/lexicon/word-set.ts';

const LEXICON = new URL('../src/assistant/lexicon/', import.meta.url);
const QUERIES = new URL('../../../data/nlq/', import.meta.url);

/** The words of a list. */
export const wordsIn = (file: string): string[] => readFileSync(new URL(file, LEXICON), 'utf8').trim().split(/\s+/u);

/** What buyers say: the words of data/nlq. */
export function wordsOfQueries(): string[] {
  return readdirSync(QUERIES)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(new URL(file, QUERIES), 'utf8').trim().split('\n'))
    .flatMap((line) => (JSON.parse(line) as { turns: string[] }).turns.flatMap(wordsOf))
    .map(({ norm }) => norm);
}

interface Source {
  name: string;
  file: string;
  subject: string;
  /** Of words that are not in the set, 1 in 200 is taken for one at 11 bits a word, and 1 in 800 at 14. */
  bitsPerWord: number;
  /** Words that must not be taken for one; the seed that takes the fewest is written. */
  strangers: () => Set<string>;
  seeds: number;
}

const SOURCES: readonly Source[] = [
  {
    name: 'ORDINARY',
    file: 'ordinary.txt',
    subject: 'Everyday words: never taken for a misspelt word of the lexicon, nor named as not understood.',
    bitsPerWord: 11,
    strangers: () => new Set([...misspellings(lexicon().targets), ...wordsOfQueries()]),
    seeds: 200,
  },
  {
    name: 'ELSEWHERE',
    file: 'elsewhere.txt',
    subject: 'Things of other subjects, of which hardly anybody speaks who asks for a car.',
    bitsPerWord: 14,
    strangers: () => new Set([...lexicon().words, ...wordsIn('ordinary.txt'), ...wordsOfQueries()]),
    seeds: 3000,
  },
];

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

function wordSet(words: readonly string[], bitsPerWord: number, seed: number): WordSet {
  const hashes = Math.round(bitsPerWord * Math.LN2);
  const bytes = Buffer.alloc(Math.ceil((words.length * bitsPerWord) / 8));
  for (const word of words)
    for (const bit of bitsOf(word, { seed, hashes }, bytes.length * 8))
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  return { seed, hashes, bits: bytes.toString('base64') };
}

function bestSet({ file, bitsPerWord, strangers, seeds }: Source): WordSet {
  const words = wordsIn(file);
  const others = [...strangers()].filter((word) => !words.includes(word));
  // What a buyer did write counts for more than what one could.
  const said = new Set(wordsOfQueries().filter((word) => !lexicon().words.has(word)));
  let best: { set: WordSet; taken: number } | undefined;
  for (let seed = 0; seed < seeds && best?.taken !== 0; seed++) {
    const set = wordSet(words, bitsPerWord, seed);
    const taken = others.filter(wordTest(set)).reduce((sum, word) => sum + (said.has(word) ? 100 : 1), 0);
    if (!best || taken < best.taken) best = { set, taken };
  }
  if (!best) throw new Error(`No seed was tried for ${file}: give its source at least one.`);
  return best.set;
}

/** The whole text of word-sets.ts. */
function wordSetsModule(): string {
  const blocks = SOURCES.map((source) => {
    const { seed, hashes, bits } = bestSet(source);
    return `/** ${source.subject} From ${source.file}. */
export const ${source.name}: WordSet = {
  seed: ${seed},
  hashes: ${hashes},
  bits: '${bits}',
};
`;
  });
  return `// Written by scripts/make-word-sets.ts from the word lists beside it: change those and run it again.
import type { WordSet } from './word-set.ts';

${blocks.join('\n')}`;
}

if (import.meta.main) writeFileSync(new URL('word-sets.ts', LEXICON), wordSetsModule());
