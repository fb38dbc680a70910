import { getPackageEntryPointsSync } from 'pkg-entry-points';

/** A package entry, e.g. `{ path: './Button', file: './dist/entries/Button.js' }`. */
export interface PackageEntry {
  readonly path: string;
  readonly file: string;
}

/** Returns the script entries of a built package, without style sheets, JSON and text. */
export function readScriptEntries(folder: string): PackageEntry[] {
  return Object.entries(getPackageEntryPointsSync(folder)).flatMap(([path, targets]) => {
    const [, file] = targets.find(([conditions]) => conditions.includes('default')) ?? [];
    return file?.endsWith('.js') ? [{ path, file }] : [];
  });
}
