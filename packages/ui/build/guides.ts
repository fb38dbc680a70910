// The guides in docs/. Their examples are modules that are compiled and tested: a line `<!-- docs/examples/Chat.tsx -->` embeds
// the module, and `<!-- fixtures/vite-spa/src/main.tsx -->` embeds a file of an app in test/consumer/fixtures.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { packageFolder } from './entries.ts';
import { sentence } from './sentence.ts';

export interface Guide {
  /** `search-page`. */
  readonly name: string;
  readonly title: string;
  /** Its first sentence. */
  readonly summary: string;
  readonly markdown: string;
}

const folder = resolve(packageFolder, 'docs');
const fixtures = resolve(packageFolder, '../../test/consumer/fixtures');

/** Every guide, in the order of the names. */
export function readGuides(): readonly Guide[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => {
      const markdown = withExamples(readFileSync(resolve(folder, file), 'utf8'));
      const [, title = '', first = ''] = /^# (.+)\n+([^]*?)(?:\n\n|$)/.exec(markdown) ?? [];
      if (title === '' || first === '') throw new Error(`docs/${file} has to begin with a title and a sentence.`);
      return { name: file.replace('.md', ''), title, summary: sentence(first), markdown };
    });
}

/** @throws {Error} if a named file does not exist */
function withExamples(markdown: string): string {
  return markdown
    .replaceAll(/^<!-- docs\/(?<file>examples\/\w+\.tsx) -->$/gm, (_line, file: string) => {
      const module = readFileSync(resolve(folder, file), 'utf8').trim();
      return `\`\`\`tsx\n${module}\n\`\`\``;
    })
    .replaceAll(
      /^<!-- fixtures\/(?<app>[\w-]+)\/(?<file>.+\.(?<language>tsx?)) -->$/gm,
      (_line, app: string, file: string, language: string) => {
        const module = readFileSync(resolve(fixtures, app, file), 'utf8').trim();
        // Blocks with a title are not compiled as examples, because the app's dependencies are missing there.
        return `\`\`\`${language} title="${file}"\n${module}\n\`\`\``;
      },
    );
}
