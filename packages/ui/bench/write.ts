import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { markdownOf, type Table } from './table.ts';

const docs = fileURLToPath(new URL('../docs/', import.meta.url));
const versionOf = (name: string) => {
  const file = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** Puts the tables into the docs, with what they were measured on. */
export function writePage(tables: readonly Table[], { browser, command }: { browser: string; command: string }): void {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()})`;
  mkdirSync(docs, { recursive: true });
  writeFileSync(
    `${docs}speed.md`,
    `# Speed

What a screen of car search results weighs and takes, written twice: with Forecourt, and with React Aria Components alone
and one small style sheet.

Both have the same header with a menu and a tooltip, search field, six tags that can be removed, sort, a drawer of
eight fields (two combo boxes of 60 names, two lists of several choices), cards with picture, price, verdict and three
buttons, pages, a dialog, a toast and a state of loading. The sources are in \`packages/ui/bench\`.

React Aria's side has no icons, no variants, one theme and one style sheet: it is a floor, not a design system. It explains
the verdict of each card by a tooltip; the kit's card has the sums behind the verdict instead, opened by a button. Both
sides have React Aria's strings cut to English by \`@react-aria/optimize-locales-plugin\`, but for the rows of all
languages. \`patterns/ResultsPage\` is the kit's own pattern: the same screen with a car's whole dialog, signing in and a
footer, and no sheet of the bench.

${tables.map(markdownOf).join('\n\n')}

Measured on ${new Date().toISOString().slice(0, 10)} by \`${command}\`: production builds, React ${versionOf('react')}, react-aria-components ${versionOf('react-aria-components')}, Chromium ${browser},
${machine}. The two sides take turns within one run, each in a fresh page; milliseconds of another machine are other ones,
the shares are what holds.

<!-- Written by the command above. Do not edit. -->
`,
  );
}
