// Checks that the documentation of every component matches the code, in every format.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PackageFacts, readFacts } from '../build/component-facts.ts';
import { renderDocsFiles } from '../build/docs-files.ts';
import { listComponentEntries, packageFolder } from '../build/entries.ts';
import { readGuides } from '../build/guides.ts';
import { groups } from '../docs/component-docs.ts';

const names = listComponentEntries().map(({ name }) => name);
let facts: PackageFacts;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  facts = await readFacts();
  files = renderDocsFiles(facts, readGuides());
});

const read = (file: string) => files.get(file) ?? '';
const findFacts = (name: string) => {
  const found = facts.components.find((component) => component.name === name);
  if (!found) throw new Error(`components.json has no entry for ${name}.`);
  return found;
};

describe.each(names)('%s', (name) => {
  test('names other components as alternatives, all of which exist', () => {
    const known = new Set(facts.components.flatMap(({ exports }) => exports.map((entry) => entry.name)).concat(names));
    const { alternatives } = findFacts(name).docs;
    expect(alternatives.length).toBeGreaterThan(0);
    expect(alternatives.filter(({ use }) => !known.has(use) || use === name)).toEqual([]);
  });

  test('has dos, don’ts and announcements', () => {
    const { do: dos, dont, announced } = findFacts(name).docs;
    expect([dos.length, dont.length, announced.length].every((count) => count > 0)).toBe(true);
  });

  test('has conformance rows, a budget, and a page with its parts, props and size', () => {
    const { conformance, budget, exports } = findFacts(name);
    const page = read(`docs/${name}.md`);
    expect(conformance.length > 0 || name.endsWith('Provider'), 'only a provider has no element').toBe(true);
    expect(budget).toBeDefined();
    expect(page).toContain(`At most ${budget?.js} kB`);
    for (const { parts } of conformance) for (const part of parts) expect(page).toContain(`\`${part}\``);
    for (const entry of exports)
      if (entry.kind === 'component') for (const prop of entry.props) expect(page).toContain(`| \`${prop.name}\` |`);
  });

  test('has a Playground, an InContext and another story in its documentation group', () => {
    const { area, docs } = findFacts(name);
    const stories = readFileSync(`${packageFolder}src/${area}/${name}/${name}.stories.tsx`, 'utf8');
    expect(stories).toContain(`title: '${groups[docs.group]}/${name}'`);
    // The page leaves out stories that are only for tests (apps/docs/src/ComponentPage.tsx).
    const shown = [...stories.matchAll(/^export const (?<story>\w+): Story = (?<value>[^]*?;)$/gm)]
      .filter(({ groups: facts }) => !/tags: \[[^\]]*'full'/.test(facts?.['value'] ?? ''))
      .map(({ groups: found }) => found?.['story'] ?? '')
      .filter((story) => story !== 'Narrow' && (story !== 'Open' || stories.includes('inline: false')));
    expect(shown).toContain('Playground');
    expect(shown).toContain('InContext');
    expect(shown.length).toBeGreaterThanOrEqual(3);
  });

  test('has an example that imports the component', () => {
    expect(findFacts(name).docs.example).toContain(`from '@forecourt/ui/${name}'`);
  });
});

test('links from llms.txt to exactly the existing pages', () => {
  const links = [...read('llms.txt').matchAll(/\]\((?<path>[^)]+)\)/g)].map(({ groups: link }) => link?.['path'] ?? '');
  const pages = [...files.keys()].filter((file) => file.endsWith('.md'));
  expect(links.toSorted()).toEqual(pages.toSorted());
});

test('links only to existing pages', () => {
  for (const [file, text] of files)
    for (const { groups: link } of text.matchAll(/\]\((?<path>[\w-]+\.md)\)/g))
      expect([...files.keys()], file).toContain(`docs/${link?.['path']}`);
});

test('lists status, first version and axe version in components.json', () => {
  const { axe, components } = JSON.parse(read('components.json')) as {
    axe: string;
    components: { name: string; status: string; since: string; alternatives: unknown[] }[];
  };
  expect(axe).toMatch(/^\d+\.\d+\.\d+$/);
  expect(components.map(({ name }) => name)).toEqual(names);
  for (const { status, since, alternatives } of components) {
    expect(['stable', 'experimental', 'deprecated']).toContain(status);
    expect(since).toMatch(/^\d+\.\d+\.\d+$/);
    expect(alternatives).not.toEqual([]);
  }
});

test('gives every input and TagGroup the same size and isLabelHidden props', () => {
  const inputs = facts.components.filter(({ name, docs }) => docs.group === 'inputs' && name !== 'Form');
  expect(inputs.length).toBeGreaterThan(10);
  for (const { name, exports } of [...inputs, findFacts('TagGroup')]) {
    const main = exports.find((entry) => entry.kind === 'component' && entry.name === name);
    const props = main?.kind === 'component' ? main.props : [];
    const types = Object.fromEntries(props.map((prop) => [prop.name, prop.resolvedType]));
    expect.soft(types, name).toMatchObject({
      size: '"l" | "m" | "s" | undefined',
      isLabelHidden: 'boolean | undefined',
    });
  }
});
