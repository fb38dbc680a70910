// Runs bootstrap.mjs in a small repository, with fake `npm` and `pnpm` programs that log their arguments.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const scripts = fileURLToPath(new URL('.', import.meta.url));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  for (const directory of ['scripts', 'packages', 'apps', 'node_modules', 'bin']) mkdirSync(join(folder, directory));
  for (const file of ['bootstrap.mjs', 'child.mjs']) copyFileSync(join(scripts, file), join(folder, 'scripts', file));
  writeFileSync(join(folder, '.node-version'), '24.21.0\n');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ packageManager: 'pnpm@12.21.0' }));
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'first');
  writeProgram('bin/pnpm', 'if [ "$1" = --version ]; then echo 12.0.0; else echo "pnpm $*" >> calls; fi');
  // Like npm, the fake installs into the folder after --prefix.
  writeProgram(
    'bin/npm',
    `echo "npm $*" >> calls; mkdir -p "$3/node_modules/.bin"; cp bin/pnpm.later "$3/node_modules/.bin/pnpm"; chmod +x "$3/node_modules/.bin/pnpm"`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('installs once and runs the command if Node and pnpm are usable', () => {
  expect(runBootstrap('node', '-e', 'console.log("ran", process.argv[1])', 'x')).toMatchObject({
    status: 0,
    stdout: 'ran x\n',
  });
  expect(readCalls()).toEqual(['pnpm install --frozen-lockfile --prefer-offline']);
  runBootstrap('node', '-e', '0');
  expect(readCalls()).toHaveLength(1);
  expect(existsSync(join(folder, '.toolchain'))).toBe(false);
});

test('installs again when the lockfile changes', () => {
  runBootstrap('node', '-e', '0');
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'second');
  runBootstrap('node', '-e', '0');
  expect(readCalls()).toHaveLength(2);
});

test('forwards the exit code of the command', () => {
  expect(runBootstrap('node', '-e', 'process.exit(7)').status).toBe(7);
});

describe('without a pnpm of the right version', () => {
  beforeEach(() => {
    writeProgram('bin/pnpm.later', 'echo "own pnpm $*" >> calls');
    writeProgram('bin/pnpm', 'echo 10.4.1');
  });

  test('installs the pinned version once and uses it', () => {
    runBootstrap('node', '-e', '0');
    runBootstrap('node', '-e', '0');
    expect(readCalls()).toEqual([
      expect.stringMatching(/^npm install --prefix .*[.]toolchain .*--ignore-scripts=false pnpm@12[.]21[.]0$/),
      'own pnpm install --frozen-lockfile --prefer-offline',
    ]);
  });

  test('reports a failure of npm and tries again on the next run', () => {
    writeProgram('bin/npm', 'echo "npm $*" >> calls; exit 1');
    const { status, stderr } = runBootstrap('node', '-e', 'console.log("ran")');
    expect(status).toBe(1);
    expect(stderr).toContain('Could not install pnpm@12.21.0 from the npm registry');
    runBootstrap('node', '-e', '0');
    expect(readCalls()).toHaveLength(2);
  });
});

test('reports a failed install and does not run the command', () => {
  writeProgram('bin/pnpm', 'if [ "$1" = --version ]; then echo 12.0.0; else exit 3; fi');
  const { status, stdout, stderr } = runBootstrap('node', '-e', 'console.log("ran")');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('Could not install the dependencies');
});

test('reports a command that does not exist', () => {
  const { status, stderr } = runBootstrap('no-such-command');
  expect(status).toBe(1);
  expect(stderr).toContain('Could not run `no-such-command`');
});

function runBootstrap(...args: string[]) {
  return spawnSync(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin` },
  });
}

function writeProgram(path: string, body: string): void {
  writeFileSync(join(folder, path), `#!/bin/sh\n${body}\n`);
  chmodSync(join(folder, path), 0o755);
}

function readCalls(): string[] {
  return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
}
