// Tells whether the built site is still what its sources say, so that `npm start` builds only when it must.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'apps/site/**/*',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'data/*.json',
  'scripts/*.mjs',
  '.env.example',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
];
const IGNORED = new Set(['node_modules', 'dist', '.cache', 'test-results']);

/** A digest of everything that a build of the site reads: its sources, and the environment that it may be given. */
export function digestBuildInputs(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true, exclude: (entry) => IGNORED.has(entry.name) })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  for (const name of namesIn(join(root, '.env.example'))) hash.update(`\0${name}=${env[name] ?? ''}`);
  return hash.digest('hex');
}

/** True when `markBuilt` was last called with this digest, and the pages are there. */
export function isBuilt(root: string, digest: string): boolean {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest && existsSync(join(root, 'apps/site/dist/client'));
}

/** Notes that apps/site/dist was built from the inputs of this digest. */
export function markBuilt(root: string, digest: string): void {
  writeFileSync(stampFile(root), digest);
}

// In dist itself: whoever removes or rebuilds that folder removes the stamp with it.
const stampFile = (root: string) => join(root, 'apps/site/dist/.inputs');

function namesIn(envFile: string): string[] {
  if (!existsSync(envFile)) return [];
  return [...readFileSync(envFile, 'utf8').matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1] ?? '');
}
