// The check on repositories of a few files: what has to be declared, and that any clone can tell.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesIn, forkedAt, isRelease, releasedFile, undeclaredSince, undeclaredSinceRelease } from './changesets.ts';
import { PACKAGES, readContract } from './contract.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changesets-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root, stdio: 'pipe' });
function commit() {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A step');
}
const changeset = (name: string, level: string) =>
  write(`.changeset/${name}.md`, `---\n'@forecourt/ui': ${level}\n---\n\nWhat it means.\n`);
const card = (...props: string[]) =>
  write(
    'packages/ui/test/__snapshots__/api/CarCard.txt',
    ['CarCard', ...props.map((prop) => `  ${prop}`), ''].join('\n'),
  );

/** A repository on main, its packages as released. */
function released(version = '1.0.0') {
  for (const name of PACKAGES)
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@forecourt/${name}`, version }));
  card('href?: string', 'price?: number');
  write(releasedFile('ui'), JSON.stringify(readContract('ui', filesIn(root))));
  git('init', '--quiet', '--initial-branch=main');
  commit();
}

describe('against the last release', () => {
  test('what is as it was needs nothing', () => {
    released();
    expect(undeclaredSinceRelease(root)).toEqual([]);
  });

  test('what is new, without a changeset, is named', () => {
    released();
    card('href?: string', 'price?: number', 'tone?: string');
    expect(undeclaredSinceRelease(root)).toEqual([
      '@forecourt/ui needs a changeset of minor, and has none:',
      '  minor: prop CarCard tone is new',
    ]);
    changeset('tone', 'minor');
    expect(undeclaredSinceRelease(root)).toEqual([]);
  });

  test('a changeset that says too little is not enough', () => {
    released();
    card('href?: string');
    changeset('price', 'minor');
    expect(undeclaredSinceRelease(root)[0]).toBe('@forecourt/ui needs a changeset of major, and has minor:');
  });

  test('until 1.0 what breaks is minor', () => {
    released('0.4.0');
    card('href?: string');
    changeset('price', 'minor');
    expect(undeclaredSinceRelease(root)).toEqual([]);
  });

  test('what was never released is new in all', () => {
    released();
    rmSync(join(root, releasedFile('ui')));
    expect(undeclaredSinceRelease(root)[0]).toContain('needs a changeset of minor');
  });

  test('a shallow clone of one commit, its remote gone, can tell', () => {
    released();
    card('href?: string');
    commit();
    const clone = mkdtempSync(join(tmpdir(), 'changesets-clone-'));
    try {
      execFileSync('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(root).href, clone], { stdio: 'pipe' });
      execFileSync('git', ['checkout', '--quiet', '--detach'], { cwd: clone });
      execFileSync('git', ['remote', 'remove', 'origin'], { cwd: clone });
      execFileSync('git', ['branch', '--quiet', '--delete', '--force', 'main'], { cwd: clone });
      expect(forkedAt(clone)).toBeUndefined();
      expect(undeclaredSinceRelease(clone)[0]).toBe('@forecourt/ui needs a changeset of major, and has none:');
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  });
});

describe('against main, on a branch', () => {
  test('main itself has nothing to compare with', () => {
    released();
    expect(forkedAt(root)).toBe('here');
  });

  test('a branch that raises versions is a release', () => {
    released('0.0.0');
    git('checkout', '--quiet', '-b', 'release');
    card('href?: string');
    expect(isRelease('main', root)).toBe(false);
    write('packages/ui/package.json', JSON.stringify({ name: '@forecourt/ui', version: '0.1.0' }));
    expect(isRelease('main', root)).toBe(true);
  });

  test("another change's changeset, which main has already, does not count for a second one", () => {
    released();
    card('href?: string', 'price?: number', 'tone?: string');
    changeset('tone', 'minor');
    commit();
    git('checkout', '--quiet', '-b', 'branch');
    card('href?: string', 'price?: number', 'tone?: string', 'size?: number');
    commit();
    const base = forkedAt(root) ?? '';
    expect(undeclaredSinceRelease(root)).toEqual([]);
    expect(undeclaredSince(base, root)).toEqual([
      '@forecourt/ui needs a changeset of minor, and has none:',
      '  minor: prop CarCard size is new',
    ]);
    changeset('size', 'minor');
    expect(undeclaredSince(base, root)).toEqual([]);
  });
});
