/**
 * Writes src/assistant/lexicon/small-towns.ts from small-towns.txt beside it. Run it when that list changes:
 * `node --conditions=@forecourt/source packages/search-core/scripts/make-small-towns.ts`. A test fails when a town is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicon } from '../src/assistant/lexicon/lexicon.ts';
import { fingerprint, signsOf } from '../src/assistant/lexicon/word-set.ts';
import { isEveryday } from '../src/assistant/spelling.ts';
import { wordsIn, wordsOfQueries } from './make-word-sets.ts';

const LEXICON = new URL('../src/assistant/lexicon/', import.meta.url);

/** The towns of small-towns.txt by their letters alone, with their outward codes in lower case. */
export function smallTowns(): { name: string; area: string; district: string }[] {
  return readFileSync(new URL('small-towns.txt', LEXICON), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [area = '', ...list] = line.split(/ (.*)/u);
      return (list[0] ?? '').split(',').map((entry) => {
        const [, name = '', district = ''] = /^([a-z ]+)(\d+)$/u.exec(entry) ?? [];
        if (name === '')
          throw new Error(`small-towns.txt, ${area}: '${entry}' is no town with the number of a district.`);
        if (name.includes(' ') && name.split(' ').every(isEveryday))
          throw new Error(`small-towns.txt, ${area}: every word of '${name}' is an everyday one: put it in cities.ts.`);
        return { name: name.replaceAll(' ', ''), area, district };
      });
    });
}

/** Every run of up to five words in data/nlq: what buyers say, that is no town unless it is listed. */
function runsOfQueries(): string[] {
  const words = wordsOfQueries().filter((word) => /^[a-z]+$/u.test(word));
  return words.flatMap((_, at) => [1, 2, 3, 4, 5].map((length) => words.slice(at, at + length).join('')));
}

/** The first seed by which no two towns are alike, and no word of ours and none of what buyers say is like a town. */
function seedFor(names: readonly string[]): number {
  const listed = new Set(names);
  const others = [...lexicon().words, ...wordsIn('ordinary.txt'), ...runsOfQueries()].filter(
    (word) => !listed.has(word),
  );
  for (let seed = 0; ; seed++) {
    const taken = new Set(names.map((name) => fingerprint(name, seed)));
    if (taken.size === names.length && !others.some((word) => taken.has(fingerprint(word, seed)))) return seed;
  }
}

/** The whole text of small-towns.ts. */
function smallTownsModule(): string {
  const towns = smallTowns();
  const seed = seedFor(towns.map(({ name }) => name));
  const rows = [...new Set(towns.map(({ area }) => area))].map((area) => {
    let before = '';
    const list = towns
      .filter((town) => town.area === area)
      .toSorted((a, b) => Number(a.district) - Number(b.district))
      .map(({ name, district }) => {
        const number = district === before ? '' : district;
        before = district;
        return number + signsOf(fingerprint(name, seed));
      });
    return area + list.join('');
  });
  return `// Written by scripts/make-small-towns.ts from small-towns.txt: change that and run it again.

export const SMALL_TOWNS_SEED = ${seed};

/** An area a line, with its districts and the fingerprints of the towns in each. */
export const SMALL_TOWNS = \`
${rows.join('\n')}
\`;
`;
}

if (import.meta.main) writeFileSync(new URL('small-towns.ts', LEXICON), smallTownsModule());
