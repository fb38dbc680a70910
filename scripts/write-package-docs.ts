// Writes the docs of a package without components into its dist: docs/*.md from the docstrings, and llms.txt. The
// assistant also gets docs/query.md, from data/nlq/GUIDE.md.
// usage: node scripts/write-package-docs.ts assistant|search-core
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readApi } from '../packages/ui/build/api.ts';
import { renderEntryPage } from '../packages/ui/build/markdown.ts';

const [packageFolder = ''] = process.argv.slice(2);
const isAssistant = packageFolder === 'assistant';
const folder = fileURLToPath(new URL(`../packages/${packageFolder}/`, import.meta.url));
const readme = readFileSync(`${folder}README.md`, 'utf8');
const { name: packageName, exports } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
  name: string;
  exports: Record<string, string | { '@forecourt/source': string }>;
};

/** The package's entries, e.g. `conversation` for `./src/conversation/index.ts`. */
const entries = Object.entries(exports).flatMap(([path, target]) => {
  if (typeof target === 'string') return [];
  const name = path.slice(2);
  // The main entry's page has the package's name.
  const page = name || packageFolder;
  return [{ name, page, file: target['@forecourt/source'].replace('./src/', ''), description: describe(name) }];
});

const api = readApi(
  folder,
  entries.map(({ file }) => file),
);

rmSync(`${folder}dist/docs`, { recursive: true, force: true });
mkdirSync(`${folder}dist/docs`, { recursive: true });
for (const { name, page, file, description } of entries) {
  const text = renderEntryPage(
    { name: name || '.', description, exports: api.getExports(file), budget: undefined },
    packageName,
  );
  writeFileSync(`${folder}dist/docs/${page}.md`, text);
}
if (isAssistant) writeFileSync(`${folder}dist/docs/query.md`, createQueryPage());
writeFileSync(`${folder}dist/llms.txt`, renderLlms());

/** @throws {Error} if the README's table has no row for the entry */
function describe(name: string): string {
  const path = name === '' ? packageName : `${packageName}/${name}`;
  const [, text] = new RegExp(`^\\| \`${path}\` +\\| (.+?) +\\|$`, 'm').exec(readme) ?? [];
  if (text === undefined) throw new Error(`The table in the README of ‘${packageFolder}’ has no row for ‘${path}’.`);
  return text;
}

/** Returns the guide to the meaning of a query, without its sections for scoring a reader. */
function createQueryPage(): string {
  const guide = readFileSync(new URL('../data/nlq/GUIDE.md', import.meta.url), 'utf8');
  const sections = guide.split(/^(?=## )/m).filter((section) => /^## The (parameters|rules)$/m.test(section));
  if (sections.length !== 2) throw new Error("data/nlq/GUIDE.md lacks the sections 'The parameters' and 'The rules'.");
  return `# Meaning of a car query

How \`read\` of [${packageName}](assistant.md) understands a query. Cases without a rule follow what a British car buyer would expect.

${sections.join('').trim()}
`;
}

function renderLlms(): string {
  const [, lead = ''] = /^# .+\n\n([^]+?)\n\n/.exec(readme) ?? [];
  const rules = [...readme.matchAll(/^## (.+)$/gm)].map(([, title]) => `- ${title}`);
  return `# ${packageName}

> ${lead.replaceAll('\n', ' ')}

[README](../README.md) has each rule with an example that our tests run. \`//=>\` is the result:

${rules.join('\n')}

## Entries

${entries.map(({ name, page, description }) => `- [${packageName}${name && `/${name}`}](docs/${page}.md): ${description}`).join('\n')}
${isAssistant ? '\n[Meaning of a car query](docs/query.md): the parameters and rules of the reader.\n' : ''}`;
}
