import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { renderMarkdown, type Table } from './table.ts';

const docsFolder = fileURLToPath(new URL('../docs/', import.meta.url));
const readVersion = (name: string) => {
  const file = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

export function writePage(tables: readonly Table[], { browser, command }: { browser: string; command: string }): void {
  const machineDescription = `${cpus().length} cores (${cpus()[0]?.model.trim()})`;
  mkdirSync(docsFolder, { recursive: true });
  writeFileSync(
    `${docsFolder}speed.md`,
    `# Speed

This guide compares the size and speed of one page of search results, built twice: with Forecourt, and with plain React Aria
Components and one small style sheet.

Both pages have a header with a menu and a tooltip, a search field, six removable tags, a sort order, a drawer of eight fields (two combo
boxes of 60 options, two multiple selects), cards with picture, price, verdict and three buttons, pagination, a dialog, a toast
and a loading state. The sources are in \`packages/ui/bench\`.

React Aria's page has no icons, no variants, one theme and one style sheet: it is a lower bound, not a design system. It explains each
verdict in a tooltip; the kit's card has a button that shows the calculation. Both contain only React Aria's English strings
(\`@react-aria/optimize-locales-plugin\`), except in the ‘all languages’ rows. \`patterns/ResultsPage\` is the kit's own pattern: the same
page with the full car dialog, sign-in and a footer, but without the bench's style sheet.

${tables.map(renderMarkdown).join('\n\n')}

Measured on ${new Date().toISOString().slice(0, 10)} by \`${command}\`: production builds, React ${readVersion('react')}, react-aria-components ${readVersion('react-aria-components')}, Chromium ${browser},
${machineDescription}. The two pages take turns in one run, each in a fresh tab. Compare shares: milliseconds depend on the machine.

<!-- Written by the command above. Do not edit. -->
`,
  );
}
