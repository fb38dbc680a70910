// The public entries of the package: one per component, and a few more. package.json, src/entries, the barrel and the
// build derive from this list.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const src = `${packageFolder}src`;

/** For example `{ name: 'head', module: 'theme/head.ts' }`. */
export interface Entry {
  /** The sub-path, without `./`. */
  readonly name: string;
  /** The entry's module, as a path below src/. */
  readonly module: string;
}

/** For example `{ name: 'Button', area: 'components', … }`. */
export interface ComponentEntry extends Entry {
  readonly area: 'components' | 'domain';
  /** The component's folder, as a path below src/. */
  readonly folder: string;
}

export interface PlainEntry extends Entry {
  readonly description: string;
}

export const plainEntries: readonly PlainEntry[] = [
  {
    name: 'theme',
    module: 'theme/index.ts',
    description: 'The custom properties by name, media queries, brands and themes.',
  },
  {
    name: 'tokens',
    module: 'tokens/index.ts',
    description: 'The values of the tokens, and the colour pairs whose contrast a brand must meet.',
  },
  {
    name: 'head',
    module: 'theme/head.ts',
    description: 'Applies the user’s theme, before the first paint and later.',
  },
  {
    name: 'car-drawing',
    module: 'domain/CarDrawing/index.ts',
    description: 'Draws cars as SVG, by body, paint and angle.',
  },
  { name: 'en-GB', module: 'locales/en-GB.ts', description: 'Every string in British English, as plain data.' },
  { name: 'de-DE', module: 'locales/de-DE.ts', description: 'Every string in German, for `KitProvider`.' },
  { name: 'fr-FR', module: 'locales/fr-FR.ts', description: 'Every string in French, for `KitProvider`.' },
  { name: 'test', module: 'test/index.ts', description: 'Helpers for the tests of an app that uses the kit.' },
];

function listComponentsIn(area: ComponentEntry['area']): ComponentEntry[] {
  return readdirSync(`${src}/${area}`)
    .filter((name) => /^[A-Z]/.test(name) && existsSync(`${src}/${area}/${name}/${name}.tsx`))
    .toSorted()
    .map((name) => ({ name, area, folder: `${area}/${name}`, module: `${area}/${name}/index.ts` }));
}

/** Folders in lower case are not public. */
export function listComponentEntries(): ComponentEntry[] {
  return [...listComponentsIn('components'), ...listComponentsIn('domain')];
}

/** Returns every public entry except the barrel. */
export function listPublicEntries(): Entry[] {
  return [...plainEntries, ...listComponentEntries()];
}

/**
 * Returns the `exports` of package.json. The condition `@forecourt/source` is only for this repository, and is not
 * published.
 */
export function getPackageExports({ withSource }: { withSource: boolean }): Record<string, unknown> {
  const createModuleEntry = (source: string, built: string) => ({
    ...(withSource && { '@forecourt/source': `./src/${source}.ts` }),
    types: `./dist/${built}.d.ts`,
    default: `./dist/${built}.js`,
  });
  // TypeScript 6 and later also resolve imports that are only for side effects, so style sheets need types.
  const createSheetEntry = (path: string) => ({ types: './dist/sheet.d.ts', default: `./dist/${path}.css` });
  return {
    '.': createModuleEntry('index', 'index'),
    './*': createModuleEntry('entries/*', 'entries/*'),
    './styles.css': createSheetEntry('styles'),
    './css/*.css': createSheetEntry('css/*'),
    './tokens.json': './brands/dealer.json',
    './brands/*': './brands/*',
    './components.json': './dist/components.json',
    './llms.txt': './dist/llms.txt',
    './docs/*': './dist/docs/*',
    './registry/*': './dist/registry/*',
    './package.json': './package.json',
  };
}

/** The keys are file names. Apps import these modules as `@forecourt/ui/*`. */
export function getEntryModules(): ReadonlyMap<string, string> {
  return new Map(listPublicEntries().map(({ name, module }) => [`${name}.ts`, `export * from '../${module}';\n`]));
}

export function renderBarrel(): string {
  const lines = listComponentEntries().map(({ module }) => `export * from './${module}';`);
  return [
    '// Written by `pnpm new component` from the folders of the components. Do not edit.',
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

export function renderPackageJson(): string {
  const json = JSON.parse(readFileSync(`${packageFolder}package.json`, 'utf8')) as {
    exports: unknown;
    publishConfig?: Record<string, unknown>;
  };
  json.exports = getPackageExports({ withSource: true });
  json.publishConfig = { ...json.publishConfig, exports: getPackageExports({ withSource: false }) };
  return `${JSON.stringify(json, null, 2)}\n`;
}
