// Runs forecourt-ui-doctor on node_modules folders as package managers create them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageFolder } from '../build/entries.ts';

let app = '';
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(app, { recursive: true, force: true }));

const runDoctor = (folder = app) => {
  const { status, stdout, stderr } = spawnSync('node', [join(packageFolder, 'bin/forecourt-ui-doctor.mjs'), folder], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

interface Manifest {
  name: string;
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The keys are folders in the app. `''` is the app itself. */
function createPackages(packages: Record<string, Manifest>) {
  for (const [folder, manifest] of Object.entries(packages)) {
    mkdirSync(join(app, folder), { recursive: true });
    writeFileSync(join(app, folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
  }
}

const anyVersion = '*';
const components = { name: 'react-aria-components', version: '1.22.1', dependencies: { 'react-aria': anyVersion } };
const aria = { name: 'react-aria', version: '3.53.1' };
const kit = { name: '@forecourt/ui', peerDependencies: { 'react-aria-components': anyVersion } };

test('accepts one copy of a package that several packages require', () => {
  createPackages({
    '': {
      name: 'app',
      dependencies: { '@forecourt/ui': anyVersion, 'react-aria-components': anyVersion, 'react-aria': anyVersion },
    },
    'node_modules/@forecourt/ui': kit,
    'node_modules/react-aria-components': components,
    'node_modules/react-aria': aria,
  });
  expect(runDoctor()).toMatchObject({ status: 0, output: expect.stringContaining('react-aria 3.53.1: one copy') });
});

test('reports a second copy of React Aria and the package that requires it', () => {
  createPackages({
    '': {
      name: 'app',
      dependencies: { '@forecourt/ui': anyVersion, 'react-aria-components': anyVersion, 'other-kit': anyVersion },
    },
    'node_modules/@forecourt/ui': kit,
    'node_modules/react-aria-components': components,
    'node_modules/react-aria': aria,
    'node_modules/other-kit': { name: 'other-kit', dependencies: { 'react-aria': anyVersion } },
    'node_modules/other-kit/node_modules/react-aria': { ...aria, version: '3.40.0' },
  });
  const { status, output } = runDoctor();
  expect(status).toBe(1);
  expect(output).toContain('react-aria is installed 2 times:');
  expect(output).toContain('3.40.0  by app > other-kit > react-aria');
});

test('accepts pnpm’s links to one folder, but not two folders of the same version', () => {
  const store = 'node_modules/.pnpm';
  createPackages({
    '': { name: 'app', dependencies: { 'react-aria-components': anyVersion, 'other-kit': anyVersion } },
    [`${store}/rac/node_modules/react-aria-components`]: { ...components, dependencies: {} },
    [`${store}/again/node_modules/react-aria-components`]: { ...components, dependencies: {} },
    [`${store}/kit/node_modules/other-kit`]: {
      name: 'other-kit',
      dependencies: { 'react-aria-components': anyVersion },
    },
  });
  const link = (from: string, to: string) => {
    mkdirSync(dirname(join(app, from)), { recursive: true });
    rmSync(join(app, from), { force: true });
    symlinkSync(join(app, to), join(app, from));
  };
  link('node_modules/react-aria-components', `${store}/rac/node_modules/react-aria-components`);
  link('node_modules/other-kit', `${store}/kit/node_modules/other-kit`);
  link(`${store}/kit/node_modules/react-aria-components`, `${store}/rac/node_modules/react-aria-components`);
  expect(runDoctor().status).toBe(0);
  link(`${store}/kit/node_modules/react-aria-components`, `${store}/again/node_modules/react-aria-components`);
  expect(runDoctor().status).toBe(1);
});

test('exits with status 2 if package.json or the packages are missing', () => {
  expect(runDoctor()).toMatchObject({ status: 2, output: expect.stringContaining('no package.json') });
  createPackages({ '': { name: 'app' } });
  expect(runDoctor()).toMatchObject({ status: 2, output: expect.stringContaining('not installed') });
});

test('prints its usage with --help', () => {
  expect(runDoctor('--help')).toMatchObject({
    status: 0,
    output: expect.stringContaining('Usage: npx forecourt-ui-doctor'),
  });
});

test('passes for the site and the kit in this repository', () => {
  expect(runDoctor(packageFolder)).toMatchObject({ status: 0 });
  expect(runDoctor(join(packageFolder, '../../apps/site'))).toMatchObject({ status: 0 });
});
