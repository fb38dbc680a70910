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

/** Entries that are no components. */
const plain: readonly Entry[] = [
  { name: 'theme', folder: 'theme' },
  { name: 'tokens', folder: 'tokens' },
  { name: 'head', folder: 'head' },
  { name: 'car-drawing', folder: 'domain/CarDrawing' },
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

/** Every public entry but the barrel. */
export function publicEntries(): Entry[] {
  return [...plain.filter(({ folder }) => hasIndex(folder)), ...componentEntries()];
}

type Conditions = Record<string, string>;

/** `exports` of package.json; the condition of the sources is for this repository and left out of what is published. */
export function packageExports({ withSource }: { withSource: boolean }): Record<string, Conditions | string> {
  const module = (path: string): Conditions => ({
    ...(withSource && { '@forecourt/source': `./src/${path}.ts` }),
    types: `./dist/${path}.d.ts`,
    default: `./dist/${path}.js`,
  });
  return {
    '.': module('index'),
    ...Object.fromEntries(publicEntries().map(({ name, folder }) => [`./${name}`, module(`${folder}/index`)])),
    './styles.css': './dist/styles.css',
    './css/theme.css': './dist/css/theme.css',
    ...Object.fromEntries(
      componentEntries().map(({ name }) => [`./css/${name}.css`, `./dist/css/${name}.css`] as const),
    ),
    './tokens.json': './dist/tokens.json',
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
