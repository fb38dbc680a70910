/**
 * Writes src/reader/lexicon/word-sets.ts from the word lists beside it. Run it when one of them changes:
 * `node --conditions=@forecourt/source packages/assistant/scripts/make-word-sets.ts`. A test fails when a word is missing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CUES } from '../src/reader/lexicon/cues.ts';
import { lexicon } from '../src/reader/lexicon/lexicon.ts';
import { wordsOf } from '../src/reader/words.ts';
import { editDistance } from '../src/reader/spelling.ts';
import { FIRST_SIGN, printOf, SIGNS, type WordSet, wordTest } from '../src/reader/lexicon/word-set.ts';

const LEXICON = new URL('../src/reader/lexicon/', import.meta.url);
const QUERIES = new URL('../../../data/nlq/', import.meta.url);

/** The words of a list. */
export const wordsIn = (file: string): string[] => readFileSync(new URL(file, LEXICON), 'utf8').trim().split(/\s+/u);

/** What buyers say: the words of data/nlq, but for the set that nothing is tuned on. */
export function wordsOfQueries(): string[] {
  return readdirSync(QUERIES)
    .filter((file) => /\.(?:jsonl|txt)$/u.test(file) && !file.startsWith('unseen'))
    .flatMap((file) => readFileSync(new URL(file, QUERIES), 'utf8').trim().split('\n'))
    .flatMap((line) =>
      (line.startsWith('{') ? (JSON.parse(line) as { turns: string[] }).turns : [line]).flatMap(wordsOf),
    )
    .map(({ norm }) => norm);
}

interface Source {
  name: string;
  file: string;
  subject: string;
  /** How many seeds are tried. */
  seeds: number;
  /** Words that must not be taken for one, and how bad it is: the seed by which the least is taken is written. */
  strangers: () => Map<string, number>;
}

const SOURCES: readonly Source[] = [
  {
    name: 'ORDINARY',
    file: 'ordinary.txt',
    seeds: 10_000,
    subject: 'Everyday words: never taken for a misspelt word of the lexicon, nor named as not understood.',
    strangers: () =>
      new Map([
        ...weighed([misspellings(lexicon().targets), 1], [wordsOfQueries(), 10]),
        ...counted(wordsOfQueries().filter(isMisspelling), 100),
        // A thing of another subject that this set took for its own would be none.
        ...weighed([wordsIn('elsewhere.txt'), 1000], [['forrester', 'fourty', 'parties'], 1000]),
      ]),
  },
  {
    name: 'ELSEWHERE',
    file: 'elsewhere.txt',
    seeds: 150_000,
    subject: 'Things of other subjects, of which hardly anybody speaks who asks for a car.',
    // What is in the other set is no thing of another subject, whatever this one says.
    strangers: () => {
      const ordinary = new Set(wordsIn('ordinary.txt'));
      const others = wordsOfQueries().filter((word) => /^[a-z]{2,}$/u.test(word) && !ordinary.has(word));
      return weighed([others, 10], [others.filter(isMisspelling), 50], [sayingWords(), 10_000]);
    },
  },
];

/** The words of what buyers say around the values; a name of a car or a colour is read before. */
export function sayingWords(): string[] {
  return Object.values(CUES).flatMap((table) => table.match(/[a-z]+/gu) ?? []);
}

/** The words of some lists with the weight of the last list that each is in. */
function weighed(...lists: [words: Iterable<string>, weight: number][]): Map<string, number> {
  return new Map(lists.flatMap(([words, weight]) => [...words].map((word): [string, number] => [word, weight])));
}

/** Each word of a list with a weight for each time that it is there. */
function counted(words: readonly string[], weight: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight);
  return counts;
}

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

/** The set of some words by a seed, unless that seed gives two of them the same places. */
function wordSet(words: readonly string[], seed: number): WordSet | undefined {
  const third = Math.ceil((words.length * 1.23) / 3) + 4;
  const rest = words.map((word) => printOf(word, seed, third));
  // Those that have a place of their own come last: whatever the others make of the table, that place makes up for it.
  const order: { place: number; places: number[]; print: number }[] = [];
  for (let before = -1; rest.length > 0 && before !== order.length;) {
    before = order.length;
    const users = new Map<number, number>();
    for (const { places } of rest) for (const place of places) users.set(place, (users.get(place) ?? 0) + 1);
    for (let i = rest.length - 1; i >= 0; i--) {
      const each = rest[i];
      const place = each?.places.find((at) => users.get(at) === 1);
      if (each && place !== undefined) {
        order.push({ place, ...each });
        rest.splice(i, 1);
      }
    }
  }
  if (rest.length > 0) return undefined;
  const table = new Uint8Array(third * 3);
  for (const { place, places, print } of order.toReversed())
    table[place] =
      (SIGNS - (places.reduce((sum, at) => (at === place ? sum : sum + (table[at] ?? 0)), print) % SIGNS)) % SIGNS;
  return { seed, table: String.fromCodePoint(...table.map((sum) => FIRST_SIGN + sum)) };
}

/** Could it be meant for a word of the lexicon? */
function isMisspelling(word: string): boolean {
  if (lexicon().words.has(word)) return false;
  const most = word.length < 8 ? 1 : 2;
  return [...lexicon().targets].some((target) => editDistance(word, target, most) <= most);
}

function bestSet({ file, seeds, strangers }: Source): WordSet {
  const words = wordsIn(file);
  const others = [...strangers()].filter(([word]) => !words.includes(word)).toSorted(([, a], [, b]) => b - a);
  let best: { set: WordSet; cost: number } | undefined;
  for (let seed = 0; seed < seeds && best?.cost !== 0; seed++) {
    const set = wordSet(words, seed);
    if (!set) continue;
    const isTaken = wordTest(set);
    const most = best?.cost ?? Infinity;
    let cost = 0;
    for (const [word, weight] of others) {
      if (isTaken(word)) cost += weight;
      if (cost >= most) break;
    }
    if (cost < most) best = { set, cost };
  }
  if (!best) throw new Error(`No seed will do for ${file}: make its table larger.`);
  return best.set;
}

/** The whole text of word-sets.ts. */
function wordSetsModule(): string {
  const blocks = SOURCES.map((source) => {
    const { seed, table } = bestSet(source);
    return `/** ${source.subject} From ${source.file}. */
export const ${source.name}: WordSet = {
  seed: ${seed},
  table: '${table.replaceAll('\\', '\\\\')}',
};
`;
  });
  return `// Written by scripts/make-word-sets.ts from the word lists beside it: change those and run it again.
import type { WordSet } from './word-set.ts';

${blocks.join('\n')}`;
}

if (import.meta.main) writeFileSync(new URL('word-sets.ts', LEXICON), wordSetsModule());
