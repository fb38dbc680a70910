// Builds the site if its sources or its environment have changed since the last build.
//   node scripts/build-site.ts
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseBrowserEnvironment } from '../apps/site/build/environment.ts';
import { runChild } from './child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// The stamp is in dist, so removing or rebuilding that folder removes it.
const stamp = join(root, 'apps/site/dist/.inputs');
const SOURCES = [
  'apps/site/**/*',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'data/*.json',
  'scripts/*.mjs',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
];
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', '.cache']);

if (import.meta.main) process.exitCode = await buildSite();

/** @returns the exit code: 0 if the site is built and current */
export async function buildSite(): Promise<number> {
  let digest: string;
  try {
    digest = digestInputs();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error); // The message lists the invalid variables.
    return 1;
  }
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return 0;
  console.log('Building the site');
  const { code } = await runChild('pnpm', ['--filter', '@forecourt/site', 'run', 'build'], { cwd: root });
  if (code === 0) writeFileSync(stamp, digest);
  else console.error('Could not build the site. See the error above.');
  return code;
}

/** Hashes the sources and the environment of a build. Throws if the environment is invalid. */
function digestInputs(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => IGNORED_FOLDERS.has(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  // The pages contain the year of the build.
  hash.update(JSON.stringify([process.env['APP_ENV'], parseBrowserEnvironment(process.env), new Date().getFullYear()]));
  return hash.digest('hex');
}
