// The entries of a package as its `exports` name them, with patterns such as `./*` expanded by the files that are there.
import { globSync } from 'node:fs';

/** `exports` of a package.json. */
export type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** One entry, e.g. `{ path: './Button', file: './dist/entries/Button.js' }`. */
export interface PackageEntry {
  readonly path: string;
  readonly file: string;
}

/**
 * The scripts of a package by entry: no style sheet, JSON or text.
 *
 * @param folder the package's, built
 * @param condition which target of an entry counts
 */
export function readScriptEntries(folder: string, exports: Exports, condition = 'default'): PackageEntry[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    const file = typeof target === 'string' ? target : target[condition];
    if (file === undefined || !/\.[jt]sx?$/.test(file)) return [];
    if (!file.includes('*')) return [{ path, file }];
    const [before = '', after = ''] = file.split('*');
    return globSync(file, { cwd: folder })
      .map((found) => `./${found.replaceAll('\\', '/').replace(/^\.\//, '')}`)
      .toSorted()
      .map((found) => ({
        path: path.replace('*', found.slice(before.length, found.length - after.length)),
        file: found,
      }));
  });
}
