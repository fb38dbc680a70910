import { describe, expect, test } from 'vitest';
import { changesBetween, declaredLevel, type Files, largest, readContract } from './contract.ts';

const folder = 'packages/ui/test/__snapshots__';
const files = (all: Record<string, string>): Files => ({
  list: (at) => Object.keys(all).flatMap((file) => (file.startsWith(`${at}/`) ? [file.slice(at.length + 1)] : [])),
  read: (file) => all[file],
});

const card = 'CarCard\n  href?: string | undefined\n  size: "s"\n  … 53 of AriaAttributes\ntype CarCardProps\n';
const tokens = '{"light": {"$type": "color", "ink": {"$value": "#000000"}}}';
const before = {
  [`${folder}/api/CarCard.txt`]: card,
  [`${folder}/parts.txt`]: 'CarCard: Badge, Price\nStack:\n',
  'packages/ui/brands/dealer.json': tokens,
};
const changed = (change: Record<string, string>) =>
  changesBetween(readContract('ui', files(before)), readContract('ui', files({ ...before, ...change })));
const api = (text: string) => changed({ [`${folder}/api/CarCard.txt`]: text });

test('a contract names entries, exports, props, parts and tokens, and nothing that React declares', () => {
  expect(readContract('ui', files(before))).toEqual({
    'entry CarCard': '',
    'export CarCard CarCard': '',
    'prop CarCard href': 'optional string | undefined',
    'prop CarCard size': '"s"',
    'export CarCard type CarCardProps': '',
    'component CarCard': '',
    'part CarCard Badge': '',
    'part CarCard Price': '',
    'component Stack': '',
    'token dealer light ink': '"#000000"',
  });
});

describe('what changes asks for its version', () => {
  test('nothing for nothing', () => expect(changed({})).toEqual([]));

  test.each([
    ['a prop that is gone', card.replace(/ {2}href.*\n/, ''), 'prop CarCard href is gone', 'major'],
    ['a new prop', card.replace('  size', '  tone?: string\n  size'), 'prop CarCard tone is new', 'minor'],
    [
      'a new prop that must be given',
      card.replace('  size', '  tone: string\n  size'),
      'prop CarCard tone is new',
      'major',
    ],
    ['a value more', card.replace('"s"', '"s" | "l"'), 'prop CarCard size is "s" | "l", was "s"', 'minor'],
    ['another value', card.replace('"s"', '"l"'), 'prop CarCard size is "l", was "s"', 'major'],
    [
      'a prop that may be left out now',
      card.replace('size:', 'size?:'),
      'prop CarCard size is optional "s", was "s"',
      'minor',
    ],
    [
      'a type that is gone',
      card.replace('type CarCardProps\n', ''),
      'export CarCard type CarCardProps is gone',
      'major',
    ],
  ])('%s', (_name, text, what, level) => expect(api(text)).toEqual([{ what, level }]));

  test('a part that is renamed', () => {
    expect(changed({ [`${folder}/parts.txt`]: 'CarCard: Badge, Sum\nStack:\n' })).toEqual([
      { what: 'part CarCard Price is gone', level: 'major' },
      { what: 'part CarCard Sum is new', level: 'minor' },
    ]);
  });

  test('a token by name, and by value', () => {
    const file = 'packages/ui/brands/dealer.json';
    expect(changed({ [file]: tokens.replace('#000000', '#111111') })).toMatchObject([{ level: 'patch' }]);
    expect(changed({ [file]: tokens.replace('"ink"', '"text"') })).toMatchObject([
      { level: 'major' },
      { level: 'minor' },
    ]);
  });
});

test('until 1.0 what is major is minor', () => {
  expect(largest(['patch', 'major'], '0.3.0')).toBe('minor');
  expect(largest(['patch', 'major'], '1.0.0')).toBe('major');
  expect(largest([], '1.0.0')).toBe('none');
});

test('of several changesets the largest level counts, and only for the package that is named', () => {
  const texts = [
    "---\n'@forecourt/ui': patch\n---\nA.\n",
    '---\n"@forecourt/ui": minor\n\'@forecourt/search-core\': major\n---\nB.\n',
  ];
  expect(declaredLevel('@forecourt/ui', texts)).toBe('minor');
  expect(declaredLevel('@forecourt/search-core', texts)).toBe('major');
  expect(declaredLevel('@forecourt/site', texts)).toBe('none');
});
