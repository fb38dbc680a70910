// What in the site's words and facts is only a sample, by the tag `@sample` in the comment above it: a company that goes
// public with the site has to put its own in these places.
import { globSync, readFileSync } from 'node:fs';

const TAG = /@sample[ \t]+(\S[^\n]*?)[ \t]*(?:\*\/|\n)/g;

/**
 * @param site the site's folder
 * @returns one line for each sample: its file, and what is invented
 */
export function sampleContent(site: string): string[] {
  return globSync('src/{content,config}/**/*.{ts,tsx}', { cwd: site })
    .toSorted()
    .flatMap((file) =>
      Array.from(readFileSync(`${site}/${file}`, 'utf8').matchAll(TAG), ([, what = '']) => `${file}: ${what}`),
    );
}
