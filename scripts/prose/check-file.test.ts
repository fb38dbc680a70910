import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';
import { readPassages } from './read-passages.ts';

/** Files, each with its source, which has one violation, and the words that must be reported. */
const VIOLATIONS = [
  ['words.md', 'The server\nshall answer.', 'shall'],
  ['words.mdx', 'Put it beside the field.', 'beside'],
  ['across-lines.ts', '// It tells\n// of the car.', 'tells of'],
  ['focus.ts', '// The field keeps the focus.', 'keeps the focus'],
  ['docstring.ts', '/** Nothing where there is no car. */', 'Nothing where'],
  ['pronoun.sql', '-- The key, for who reads it.', 'for who'],
  ['headless.yml', '# What runs every night.', 'What runs every night.'],
  ['error.ts', "throw new Error('The body is no JSON.');", 'is no'],
  ['apps/site/src/copy.tsx', 'export const a = <p>Ask anew</p>;', 'anew'],
  ['apps/site/src/content/copy.ts', "export const a = 'Whoever asks is shown a car.';", 'Whoever'],
  ['pronoun.test.ts', "test('who is signed in sees the car', () => {});", 'who is signed in sees the car'],
  ['each.test.ts', "test.each([1])('where %i is', () => {});", 'where %i is'],
  ['long.test.ts', `test('${'keeps '.repeat(15)}it', () => {});`, `${'keeps '.repeat(15)}it`],
  ['noun.ts', 'export function routeOf() {}', 'routeOf'],
  ['method.ts', 'export const a = { priceOf: () => 1 };', 'priceOf'],
  ['constant.ts', 'const MOST_LINES = 3;', 'MOST_LINES'],
  ['stored.ts', "const STORED_AS = 'consent';", 'STORED_AS'],
  ['invented.ts', 'function ledTo() {}', 'ledTo'],
  ['idiom.md', 'The adverts of this minute did not come.', 'did not come'],
  ['headless.css', '/* What the pages share. */', 'What the pages share.'],
  ['heading.md', '# What a site owes is made at build', '# What a site owes is made at build'],
  ['glossary.md', 'Remove a filter chip.', 'filter chip'],
] as const;

test.each(VIOLATIONS)('reports the violation in %s: %j', async (file, source, words) => {
  expect((await checkFile(file, source)).map((finding) => finding.words)).toEqual([words]);
});

test.each([
  ['code.md', 'Call `shall()`, or:\n\n```\nwhoever\n```'],
  ['quotation.ts', "// The buyer says 'whatever you shall find', and the reader ignores it."],
  ['question.md', 'What does it cost?'],
  ['title.test.ts', "test('closes on Escape', () => {});"],
  ['predicate.ts', 'const isMemberOf = () => true;'],
])('allows %s', async (file, source) => {
  expect(await checkFile(file, source)).toEqual([]);
});

test('reports the line, the column and the replacement', async () => {
  expect(await checkFile('a.ts', 'const a = 1;\n// As before.\n// Read it anew.\n')).toEqual([
    { line: 3, column: 12, words: 'anew', replacement: '“again”' },
  ]);
});

test('reads a comment of several lines as one passage', () => {
  const source = '// One idea\n// in two lines.\nconst a = 1; // And another.\n';
  expect(readPassages('a.ts', source).filter(({ kind }) => kind === 'comment')).toHaveLength(2);
});
