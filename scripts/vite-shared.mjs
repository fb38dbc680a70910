// Shared by every Vite configuration (site, Storybook, Vitest browser mode) that reads the packages' sources.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions } from 'vite';

export const sourceConditions = ['@forecourt/source', ...defaultClientConditions];

const src = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

/** Lists the entries of React Aria that the components import, e.g. `react-aria-components/Dialog`. */
function listReactAriaEntries() {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const found = files.flatMap((file) => [
    ...readFileSync(src + file, 'utf8').matchAll(/from '(react-(?:aria|aria-components|stately)\/[\w/]+)'/g),
  ]);
  return [...new Set(found.map((match) => match[1]))];
}

// Vite's optimiser finds these imports only at run time, and then reloads the page. In Vitest's browser mode with a
// cold cache, the reload fails the run.
export const prebundle = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@forecourt/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@forecourt/ui > d3-scale',
  '@forecourt/ui > d3-shape',
  ...listReactAriaEntries().map((entry) => `@forecourt/ui > ${entry}`),
];
