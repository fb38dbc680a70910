// Fails if a package has changed without a changeset, or if its public API has changed more than its changeset says.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { runChild } from '../child.mjs';
import { reportNotRun } from '../not-run.ts';

const STATUS_FILE = '.cache/changesets/status.json';
const LEVELS = ['none', 'patch', 'minor', 'major'] as const;
type Level = (typeof LEVELS)[number];

if (import.meta.main) await checkChangesets();

async function checkChangesets(): Promise<void> {
  const base = findBase();
  if (base === undefined)
    return reportNotRun('changesets: this commit is on main without a release before it, or the clone is shallow');
  if (git('diff', '--name-only', '-G', '^  "version"', base, '--', 'packages/*/package.json') !== '')
    return console.log('This branch is a release: its changesets have become versions.');
  mkdirSync('.cache/changesets', { recursive: true });
  const { code } = await runChild('changeset', ['status', `--since=${base}`, `--output=${STATUS_FILE}`]);
  if (code === 0 && ['assistant', 'search-core', 'ui'].every((folder) => isLevelEnough(folder, base))) return;
  console.log('Run `pnpm changeset`. CONTRIBUTING.md, Versions, says which level a change needs.');
  process.exitCode = 1;
}

/** Returns where this branch left main. On main, returns the last release. */
function findBase(): string | undefined {
  const main = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main');
  if (main === undefined || main !== git('rev-parse', 'HEAD')) return main;
  return git('describe', '--tags', '--abbrev=0', '--match', '@forecourt/*');
}

function isLevelEnough(folder: string, base: string): boolean {
  const { name, version } = JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8')) as Record<
    string,
    string
  >;
  const { releases } = JSON.parse(readFileSync(STATUS_FILE, 'utf8')) as { releases: { name: string; type: Level }[] };
  const api = [`packages/${folder}/test/__snapshots__`, `packages/${folder}/brands`];
  const needed = getNeededLevel(git('diff', '--unified=0', base, '--', ...api) ?? '', version ?? '');
  const declared = releases.find((release) => release.name === name)?.type ?? 'none';
  const isEnough = LEVELS.indexOf(declared) >= LEVELS.indexOf(needed);
  if (!isEnough) console.log(`The API of ${name} has changed: it needs a changeset of ${needed}, and has ${declared}.`);
  return isEnough;
}

/**
 * Returns the level that a diff of API snapshots and token files needs. A line that only gained words is a wider type.
 *
 * @param version of the package: before 1.0, a minor version may be breaking
 */
export function getNeededLevel(diff: string, version: string): Level {
  // Names of exports, props, parts and tokens. A token's value may change in a patch.
  const read = (sign: string) =>
    [...diff.matchAll(new RegExp(`^\\${sign}( *(?:[A-Za-z].*|"[^$"]+": \\{))$`, 'gm'))].map(([, line = '']) => line);
  const [removed, added] = [read('-'), read('+')];
  if (!removed.every((line) => added.some((other) => isWider(other, line))))
    return version.startsWith('0.') ? 'minor' : 'major';
  return added.length > 0 ? 'minor' : 'none';
}

function isWider(line: string, other: string): boolean {
  const [words, otherWords] = [line, other].map((text) => text.split(/[\s,|]+/));
  return otherWords?.every((word) => words?.includes(word) || words?.includes(word.replace(/:$/, '?:'))) ?? false;
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
