#!/usr/bin/env node
// npx forecourt-ui-doctor [folder]: checks that an app has only one copy of each shared package. With two copies of
// React Aria the app builds and starts without an error, but a dialog has no title and a field no label, because the
// copies do not share their contexts. Exits with 0 if there is one copy of each, 1 if there are several, and 2 if it
// cannot tell.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const SINGLE_COPY_PACKAGES = [
  'react',
  'react-dom',
  'react-aria-components',
  'react-aria',
  'react-stately',
  '@forecourt/ui',
];

if (process.argv.includes('--help')) {
  console.log(`Usage: npx forecourt-ui-doctor [folder of the app]
Checks that ${SINGLE_COPY_PACKAGES.join(', ')} are each installed once. Two copies of React Aria do not share their contexts.
Exits with 0 if they are, 1 if there are several copies, 2 if it cannot tell.`);
  process.exit(0);
}
const app = resolve(process.argv[2] ?? '.');
if (!existsSync(join(app, 'package.json')))
  fail(2, `There is no package.json in ${app}. Run this in the folder of your app.`);

const copies = findCopies();
if (!copies.has('react-aria-components'))
  fail(2, `react-aria-components is not installed in ${app}: npm install react-aria-components`);

const duplicates = [...copies].filter(([, places]) => places.size > 1);
if (duplicates.length === 0) {
  console.log([...copies].map(([name, places]) => `${name} ${[...places.values()][0]?.version}: one copy`).join('\n'));
} else {
  const report = duplicates.map(([name, places]) =>
    [
      `${name} is installed ${places.size} times:`,
      ...[...places.values()].map(({ version, way }) => `  ${version}  by ${way.join(' > ')}`),
    ].join('\n'),
  );
  fail(
    1,
    `${report.join('\n')}
Copies do not share their contexts, so labels, focus and overlays break without an error.
Install one version: run 'npm dedupe' or 'pnpm dedupe', or set it in "overrides" (npm, pnpm) or "resolutions" (Yarn).`,
  );
}

/**
 * Follows the dependencies of the app, and resolves each as Node would.
 * @returns {Map<string, Map<string, {version: string, way: string[]}>>} by name, then by real folder
 */
function findCopies() {
  const copiesByName = new Map();
  const seen = new Set();
  const open = [{ folder: realpathSync(app), way: [] }];
  for (let at = open.shift(); at; at = open.shift()) {
    const manifest = JSON.parse(readFileSync(join(at.folder, 'package.json'), 'utf8'));
    const way = [...at.way, manifest.name ?? 'the app'];
    if (SINGLE_COPY_PACKAGES.includes(manifest.name)) {
      const places = copiesByName.get(manifest.name) ?? new Map();
      copiesByName.set(manifest.name, places.set(at.folder, { version: manifest.version, way }));
    }
    const wanted = {
      ...(at.way.length === 0 ? manifest.devDependencies : {}),
      ...manifest.peerDependencies,
      ...manifest.optionalDependencies,
      ...manifest.dependencies,
    };
    for (const name of Object.keys(wanted)) {
      const folder = findInstalledFolder(name, at.folder);
      if (folder === undefined || seen.has(folder)) continue;
      seen.add(folder);
      open.push({ folder, way });
    }
  }
  return copiesByName;
}

/**
 * Returns the real folder of a package, as resolved from the folder `from`, or undefined if the package is not
 * installed, e.g. because it is optional.
 */
function findInstalledFolder(/** @type {string} */ name, /** @type {string} */ from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}

/** @returns {never} */
function fail(/** @type {number} */ code, /** @type {string} */ message) {
  console.error(message);
  process.exit(code);
}
