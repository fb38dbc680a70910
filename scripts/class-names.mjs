// What classes are called in all that is built: the package, the site, the bench.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where sheets lie, and how the names of what is in them begin. */
const folders = [
  { prefix: 'fc-', src: fileURLToPath(new URL('../packages/ui/src/', import.meta.url)) },
  { prefix: 's-', src: fileURLToPath(new URL('../apps/site/src/', import.meta.url)) },
];

/**
 * @typedef {{ hash: string, filePath: string }} Thing what a sheet gives a name to: a class, keyframes, a property
 */

/**
 * For vanilla-extract's `identifiers`: a prefix, letters for the sheet, and which thing of it this is, e.g. `fc-AB12`. Its
 * own are hashes, another for each sheet, which stand in the code and in the CSS and cannot be compressed.
 *
 * @param {string} root of the build, from which vanilla-extract says where a sheet lies
 */
export function classNames(root) {
  const sheets = new Map(folders.flatMap(sheetsOf));
  /**
   * Of each sheet the hashes in the order in which they were asked for: one build makes it more than once.
   * @type {Map<string, Map<string, number>>}
   */
  const known = new Map();
  return (/** @type {Thing} */ { hash, filePath }) => {
    const sheet = sheets.get(resolve(root, filePath));
    // one of another folder, e.g. of a pattern; a hash may begin with a digit, and a name may not
    if (sheet === undefined) return `_${hash}`;
    const hashes = known.get(sheet) ?? new Map();
    known.set(sheet, hashes);
    if (!hashes.has(hash)) hashes.set(hash, hashes.size);
    return sheet + hashes.get(hash);
  };
}

/**
 * @param {{ prefix: string, src: string }} folder
 * @returns {[path: string, begin: string][]} how the names begin by the path of the sheet
 */
function sheetsOf({ prefix, src }) {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .toSorted()
    .map((file, index) => [src + file, prefix + letters(index)]);
}

/**
 * 0 is A, 25 is Z, 26 is AA.
 * @param {number} index
 * @returns {string}
 */
function letters(index) {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
