// Builds the items of registry.json, in the format of the shadcn registry, from the patterns' sources.
// https://ui.shadcn.com/docs/registry
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { packageFolder } from './entries.ts';

interface RegistryFile {
  /** The path relative to the package. */
  readonly path: string;
  readonly type: string;
  /** The path relative to the app. */
  readonly target: string;
}

export interface RegistryItem {
  /** For example 'results-page'. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly files: readonly RegistryFile[];
}

interface Registry {
  readonly items: readonly RegistryItem[];
}

const readText = (file: string) => readFileSync(resolve(packageFolder, file), 'utf8');

export const readRegistry = () => JSON.parse(readText('registry.json')) as Registry;

/**
 * Returns the text of a file for an app. Removes the extensions of relative imports, because Next.js does not allow
 * `./Frame.tsx`.
 */
export const readPatternFile = ({ path }: RegistryFile) =>
  readText(path).replaceAll(/(?<from>from '\.[^']+)\.tsx?'/g, "$<from>'");

/**
 * Returns the packages that an app needs for an item. Without a version, the CLI keeps the versions that the app has.
 */
export function getDependencies({ files }: RegistryItem): readonly string[] {
  const { peerDependencies } = JSON.parse(readText('package.json')) as { peerDependencies: Record<string, string> };
  const packages = new Set(Object.keys(peerDependencies));
  for (const file of files)
    for (const { groups } of readPatternFile(file).matchAll(/from '(?<name>(?:@[\w-]+\/)?[\w-]+)/g))
      packages.add(groups?.['name'] ?? '');
  return [...packages]
    .filter((name) => name !== 'react' && name !== 'react-dom')
    .toSorted((one, other) => one.localeCompare(other));
}

export function renderRegistryFiles(): ReadonlyMap<string, string> {
  const registry = readRegistry();
  const items = registry.items.map((item) => ({ ...item, dependencies: getDependencies(item) }));
  const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['registry/registry.json', toJson({ ...registry, items })],
    ...items.map(
      (item) =>
        [
          `registry/${item.name}.json`,
          toJson({
            $schema: 'https://ui.shadcn.com/schema/registry-item.json',
            ...item,
            files: item.files.map((file) => ({ ...file, content: readPatternFile(file) })),
            docs: "Import '@forecourt/ui/styles.css' once, in the entry of your app.",
          }),
        ] as const,
    ),
  ]);
}
