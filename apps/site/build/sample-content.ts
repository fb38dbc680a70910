// Finds the site's sample content by the tag `@sample` in comments. A company must replace it with its own
// before launch.
import { globSync, readFileSync } from 'node:fs';

const TAG = /@sample[ \t]+(\S[^\n]*?)[ \t]*(?:\*\/|\n)/g;

/**
 * @param site the site's folder
 * @returns one line for each sample, with its file and a description
 */
export function listSampleContent(site: string): string[] {
  return globSync('src/{content,config}/**/*.{ts,tsx}', { cwd: site })
    .toSorted()
    .flatMap((file) =>
      Array.from(readFileSync(`${site}/${file}`, 'utf8').matchAll(TAG), ([, what = '']) => `${file}: ${what}`),
    );
}
