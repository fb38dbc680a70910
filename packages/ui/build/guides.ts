// The guides in docs/. Their examples are modules that are compiled and tested. These lines embed them:
//   <!-- docs/examples/Chat.tsx -->             a module
//   <!-- fixtures/vite-spa/src/main.tsx -->     a file of an app in test/consumer/fixtures
//   <!-- registry/pricing-page -->              the modules of a registry item
//   <!-- registry -->                           the list of items

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { packageFolder } from './entries.ts';
import { readPatternFile, readRegistry } from './registry.ts';
import { getFirstSentence } from './sentence.ts';

export interface Guide {
  /** The file name without its extension: `search-page`. */
  readonly name: string;
  readonly title: string;
  /** The guide's first sentence. */
  readonly summary: string;
  readonly markdown: string;
}

const folder = resolve(packageFolder, 'docs');
const fixturesFolder = resolve(packageFolder, '../../test/consumer/fixtures');

export function readGuides(): readonly Guide[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => {
      const markdown = insertExamples(readFileSync(resolve(folder, file), 'utf8'));
      const [, title = '', first = ''] = /^# (.+)\n+([^]*?)(?:\n\n|$)/.exec(markdown) ?? [];
      if (title === '' || first === '') throw new Error(`docs/${file} must begin with a title and a sentence.`);
      return { name: file.replace('.md', ''), title, summary: getFirstSentence(first), markdown };
    });
}

/** @throws {Error} if a named file does not exist */
function insertExamples(markdown: string): string {
  return markdown
    .replaceAll(/^<!-- docs\/(?<file>examples\/\w+\.tsx) -->$/gm, (_line, file: string) => {
      const module = readFileSync(resolve(folder, file), 'utf8').trim();
      return `\`\`\`tsx\n${module}\n\`\`\``;
    })
    .replaceAll(
      /^<!-- fixtures\/(?<app>[\w-]+)\/(?<file>.+\.(?<language>tsx?)) -->$/gm,
      (_line, app: string, file: string, language: string) => {
        const module = readFileSync(resolve(fixturesFolder, app, file), 'utf8').trim();
        return `\`\`\`${language} title="${file}"\n${module}\n\`\`\``;
      },
    )
    .replaceAll(/^<!-- registry\/(?<item>[\w-]+) -->$/gm, (_line, item: string) => renderItem(item))
    .replaceAll(/^<!-- registry -->$/gm, () => listItems());
}

/** @throws {Error} if the item does not exist */
function renderItem(name: string): string {
  const item = readRegistry().items.find((candidate) => candidate.name === name);
  if (item === undefined) throw new Error(`registry.json has no item ${name}.`);
  return item.files
    .filter(({ path }) => path.endsWith('.tsx'))
    .map((file) => `\`\`\`tsx title="${file.target}"\n${readPatternFile(file).trim()}\n\`\`\``)
    .join('\n\n');
}

function listItems(): string {
  const rows = readRegistry().items.map(({ name, description }) => `| \`${name}\` | ${description} |`);
  return ['| item | contents |', '| --- | --- |', ...rows].join('\n');
}
