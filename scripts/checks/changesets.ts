// Fails if a package has changed without a changeset since the branch left main or, on main, since the last release.
import { spawnSync } from 'node:child_process';
import { runChild } from '../child.mjs';

const fork = runGit('merge-base', 'HEAD', 'main') ?? runGit('merge-base', 'HEAD', 'origin/main');
const isMain = fork === runGit('rev-parse', 'HEAD');
const base = isMain ? runGit('describe', '--tags', '--abbrev=0', '--match', '@forecourt/*') : fork;

if (base === undefined)
  console.log('Not run: changesets: this commit is on main without a release before it, or the clone is shallow');
else if (runGit('diff', '--name-only', '-G', '^  "version"', base, '--', 'packages/*/package.json') !== '')
  console.log('This branch is a release, so its changesets have become versions.');
else {
  const { code } = await runChild('changeset', ['status', `--since=${base}`]);
  if (code !== 0) console.log('Run `pnpm changeset`. For the level of a change, see "Versions" in CONTRIBUTING.md.');
  process.exitCode = code;
}

function runGit(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
