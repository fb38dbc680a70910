import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../child.mjs';
import { reportNotRun } from '../not-run.ts';
import {
  changesBetween,
  type Contract,
  declaredLevel,
  type Files,
  largest,
  LEVELS,
  type PackageName,
  PACKAGES,
  readContract,
} from './contract.ts';

/**
 * Fails if a package's contract has changed and no changeset says so, or a changeset asks for too small a version. Compares with
 * the last release (`.changeset/released`) and, on a branch, with the commit where it left main.
 */
async function checkChangesets(): Promise<void> {
  const faults = undeclaredSinceRelease('.');
  const base = forkedAt('.');
  if (base === undefined)
    reportNotRun('changesets of this branch: it and main have no common history here (a shallow clone?)');
  else if (base === 'here') reportNotRun('changesets of this branch: nothing is committed that main does not have');
  else if (isRelease(base, '.')) console.log('This branch is a release: its changesets have become versions.');
  else {
    faults.push(...undeclaredSince(base, '.'));
    const { code } = await runChild('changeset', ['status', `--since=${base}`]);
    if (code !== 0) faults.push('A package has changed on this branch, and no changeset of the branch names it.');
  }
  if (faults.length === 0) return;
  console.log([...faults, 'Run `pnpm changeset`. What counts as what: CONTRIBUTING.md, Versions.'].join('\n'));
  process.exitCode = 1;
}

/** What is promised now and was not when the packages were last released, and is declared by no changeset that waits. */
export function undeclaredSinceRelease(root: string): string[] {
  const waiting = globSync('.changeset/*.md', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  return PACKAGES.flatMap((name) => undeclared(name, root, releasedContract(name, root), waiting));
}

/** The same for what has come since a commit: only changesets that are as young count. */
export function undeclaredSince(base: string, root: string): string[] {
  const young = [
    ...lines(git(root, 'diff', '--name-only', '--diff-filter=AM', base, '--', '.changeset/*.md')),
    ...lines(git(root, 'ls-files', '--others', '--exclude-standard', '--', '.changeset/*.md')),
  ].map((file) => readFileSync(join(root, file), 'utf8'));
  return PACKAGES.flatMap((name) => undeclared(name, root, readContract(name, filesAt(base, root)), young));
}

/** Whether versions have been raised since a commit, which scripts/version.ts alone does. */
export const isRelease = (base: string, root: string): boolean =>
  PACKAGES.some((name) => {
    const file = `packages/${name}/package.json`;
    const [before, now] = [filesAt(base, root).read(file), filesIn(root).read(file)];
    return before !== undefined && now !== undefined && versionIn(before) !== versionIn(now);
  });

const versionIn = (manifest: string) => (JSON.parse(manifest) as { version: string }).version;

function undeclared(name: PackageName, root: string, before: Contract, changesets: readonly string[]): string[] {
  const manifest = readFileSync(join(root, `packages/${name}/package.json`), 'utf8');
  const { name: packageName, version } = JSON.parse(manifest) as { name: string; version: string };
  const changes = changesBetween(before, readContract(name, filesIn(root)));
  const needed = largest(
    changes.map(({ level }) => level),
    version,
  );
  const declared = declaredLevel(packageName, changesets);
  if (LEVELS.indexOf(declared) >= LEVELS.indexOf(needed)) return [];
  const shown = changes.slice(0, 12).map(({ what, level }) => `  ${level}: ${what}`);
  const rest = changes.length > shown.length ? [`  and ${changes.length - shown.length} more`] : [];
  return [`${packageName} needs a changeset of ${needed}, and has ${declared}:`, ...shown, ...rest];
}

/** What a package promised when it was last released; nothing where it never was. */
function releasedContract(name: PackageName, root: string): Contract {
  const file = join(root, releasedFile(name));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Contract) : {};
}

/** Below the repository's root; scripts/version.ts writes it. */
export const releasedFile = (name: PackageName) => `.changeset/released/${name}.json`;

export const filesIn = (root: string): Files => ({
  list: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
  read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined),
});

const filesAt = (commit: string, root: string): Files => ({
  list: (folder) => lines(git(root, 'ls-tree', '--name-only', `${commit}:${folder}`)),
  read: (file) => git(root, 'show', `${commit}:${file}`),
});

/** The commit at which this branch left main, `'here'` where it has not; nothing where that cannot be known. */
export function forkedAt(root: string): string | undefined {
  for (const main of ['main', 'origin/main']) {
    const base = git(root, 'merge-base', 'HEAD', main)?.trim();
    if (base !== undefined) return base === git(root, 'rev-parse', 'HEAD')?.trim() ? 'here' : base;
  }
  return undefined;
}

function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

const lines = (text = '') => text.split('\n').filter(Boolean);

if (import.meta.main) await checkChangesets();
