// The one place that knows what the package offers: every folder of a component is an entry under its own name.
// package.json, the barrel and the build are made from it, and tests compare them with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const src = `${packageFolder}src`;

/** A public entry of the package, e.g. `{ name: 'head', module: 'theme/head.ts' }`. */
export interface Entry {
  /** The sub-path, without `./`. */
  readonly name: string;
  /** Its module, as a path below src/. */
  readonly module: string;
}

/** A component's entry, e.g. `{ name: 'Button', area: 'components', … }`. */
export interface ComponentEntry extends Entry {
  readonly area: 'components' | 'domain';
  /** The component's folder, as a path below src/. */
  readonly folder: string;
}

/** An entry that is not a component. */
export interface PlainEntry extends Entry {
  /** What it holds, for the documentation. */
  readonly description: string;
}

/** The entries that are not components. */
export const plainEntries: readonly PlainEntry[] = [
  {
    name: 'theme',
    module: 'theme/index.ts',
    description: 'The custom properties by name, media queries, brands and themes.',
  },
  {
    name: 'tokens',
    module: 'tokens/index.ts',
    description: 'The values of the tokens, and the pairs of colours that a brand is held against.',
  },
  {
    name: 'head',
    module: 'theme/head.ts',
    description: 'The theme that a reader has chosen: before the first paint, and later.',
  },
  {
    name: 'car-drawing',
    module: 'domain/CarDrawing/index.ts',
    description: 'Draws cars as SVG, by body, paint and angle.',
  },
  { name: 'test', module: 'test/index.ts', description: 'Helpers for the tests of an app that uses the kit.' },
];

function componentsIn(area: ComponentEntry['area']): ComponentEntry[] {
  return readdirSync(`${src}/${area}`)
    .filter((name) => /^[A-Z]/.test(name) && existsSync(`${src}/${area}/${name}/${name}.tsx`))
    .toSorted()
    .map((name) => ({ name, area, folder: `${area}/${name}`, module: `${area}/${name}/index.ts` }));
}

/** One entry per component, primitives first. Folders in lower case are not public. */
export function componentEntries(): ComponentEntry[] {
  return [...componentsIn('components'), ...componentsIn('domain')];
}

/** Every public entry except the barrel. */
export function publicEntries(): Entry[] {
  return [...plainEntries, ...componentEntries()];
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
    ...Object.fromEntries(publicEntries().map((entry) => [`./${entry.name}`, module(entry.module.replace('.ts', ''))])),
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
  const lines = componentEntries().map(({ module }) => `export * from './${module}';`);
  return [
    '// Made by `pnpm new component` from the folders of the components; do not edit.',
    ...lines,
    "export * from './theme/index.ts';",
    'export type {',
    ...['AnchorProps', 'BoxProps', 'ElementProps', 'LinkRenderProps', 'Render', 'RenderLink'].map(
      (type) => `  ${type},`,
    ),
    "} from './internal/element/index.ts';",
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
