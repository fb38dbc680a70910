// The guides in docs/: Markdown as it is shipped and shown, but for examples, which are modules of their own so that they
// are compiled, drawn and tested: a line `<!-- docs/examples/Chat.tsx -->` stands for the module.
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

/** @throws {Error} where a module is named that is not there */
function withExamples(markdown: string): string {
  return markdown.replaceAll(/^<!-- docs\/(?<file>examples\/\w+\.tsx) -->$/gm, (_line, file: string) => {
    const module = readFileSync(resolve(folder, file), 'utf8').trim();
    return `\`\`\`tsx\n${module}\n\`\`\``;
  });
}
