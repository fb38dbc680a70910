// The one place that knows what the package offers: every folder of a component is an entry under its own name.
// package.json, the barrel and the build are made from it, and tests compare them with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const src = `${packageFolder}src`;

/** An entry of the package, e.g. `{ name: 'Button', folder: 'primitives/Button' }`. */
export interface Entry {
  /** The sub-path, without `./`. */
  readonly name: string;
  /** Its folder under src/, which holds an index.ts. */
  readonly folder: string;
}

/** An entry that is no component. */
export interface PlainEntry extends Entry {
  /** What it holds, for the documentation. */
  readonly description: string;
}

const plain: readonly PlainEntry[] = [
  { name: 'theme', folder: 'theme', description: 'The custom properties by name, media queries, brands and themes.' },
  {
    name: 'tokens',
    folder: 'tokens',
    description: 'The values of the tokens, and the pairs of colours that a brand is held against.',
  },
  {
    name: 'head',
    folder: 'head',
    description: 'The theme that a reader has chosen: before the first paint, and later.',
  },
  { name: 'car-drawing', folder: 'domain/CarDrawing', description: 'Draws cars as SVG, by body, paint and angle.' },
  { name: 'test', folder: 'test', description: 'Helpers for the tests of an app that uses the kit.' },
];

const hasIndex = (folder: string) => existsSync(`${src}/${folder}/index.ts`);

function componentsIn(area: string): Entry[] {
  return readdirSync(`${src}/${area}`)
    .filter((name) => /^[A-Z]/.test(name) && existsSync(`${src}/${area}/${name}/${name}.tsx`))
    .toSorted()
    .map((name) => ({ name, folder: `${area}/${name}` }));
}

/** One entry a component, primitives first. A folder in lower case is shared by its neighbours and not public. */
export function componentEntries(): Entry[] {
  return [...componentsIn('primitives'), ...componentsIn('domain')];
}

/** The entries that are no components. */
export function plainEntries(): PlainEntry[] {
  return plain.filter(({ folder }) => hasIndex(folder));
}

/** Every public entry but the barrel. */
export function publicEntries(): Entry[] {
  return [...plainEntries(), ...componentEntries()];
}

type Conditions = Record<string, string>;

/** `exports` of package.json; the condition of the sources is for this repository and left out of what is published. */
export function packageExports({ withSource }: { withSource: boolean }): Record<string, Conditions | string> {
  const module = (path: string): Conditions => ({
    ...(withSource && { '@forecourt/source': `./src/${path}.ts` }),
    types: `./dist/${path}.d.ts`,
    default: `./dist/${path}.js`,
  });
  // TypeScript looks up imports for their side effects too, since 6.0 without being asked
  const sheet = (path: string): Conditions => ({ types: './dist/sheet.d.ts', default: `./dist/${path}.css` });
  return {
    '.': module('index'),
    ...Object.fromEntries(publicEntries().map(({ name, folder }) => [`./${name}`, module(`${folder}/index`)])),
    './styles.css': sheet('styles'),
    './css/theme.css': sheet('css/theme'),
    ...Object.fromEntries(componentEntries().map(({ name }) => [`./css/${name}.css`, sheet(`css/${name}`)] as const)),
    './tokens.json': './dist/tokens.json',
    './components.json': './dist/components.json',
    './llms.txt': './dist/llms.txt',
    './docs/*': './dist/docs/*',
    './package.json': './package.json',
  };
}

/** src/index.ts. */
export function barrel(): string {
  const lines = componentEntries().map(({ folder }) => `export * from './${folder}/index.ts';`);
  return [
    '// Made by `pnpm new component` from the folders of the components; do not edit.',
    ...lines,
    "export * from './theme/index.ts';",
    "export type { AnchorProps, BoxProps, ElementProps, LinkRenderProps, Render, RenderLink } from './element/index.ts';",
    '',
  ].join('\n');
}

/** package.json as it should be. */
export function packageJson(): string {
  const json = JSON.parse(readFileSync(`${packageFolder}package.json`, 'utf8')) as {
    exports: unknown;
    publishConfig?: Record<string, unknown>;
  };
  json.exports = packageExports({ withSource: true });
  json.publishConfig = { ...json.publishConfig, exports: packageExports({ withSource: false }) };
  return `${JSON.stringify(json, null, 2)}\n`;
}
