import { getPackageEntryPointsSync } from 'pkg-entry-points';

/**
 * Returns the script entries of a built package, without style sheets, JSON and text, e.g. `{ path: './Button', file:
 * './dist/entries/Button.js' }`.
 */
export function readScriptEntries(folder: string) {
  return Object.entries(getPackageEntryPointsSync(folder)).flatMap(([path, targets]) => {
    const [, file] = targets.find(([conditions]) => conditions.includes('default')) ?? [];
    return file?.endsWith('.js') ? [{ path, file }] : [];
  });
}
