// Tests a release from end to end: computes versions from the pending changesets, publishes to a registry on loopback,
// installs from it, and builds the site from the published packages.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { themeScript } from '../../packages/ui/src/theme/head.ts';
import { installFixture, PACKAGES, run } from '../consumer/install.ts';
import { installVerdaccio, type Registry, startRegistry } from './registry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let folder = '';
let repository = '';
let registry: Registry;

interface Manifest {
  name: string;
  version: string;
  publishConfig: { provenance: boolean };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const readReleasedManifests = () =>
  PACKAGES.map((name) => readManifest(join(repository, 'packages', name, 'package.json')));

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
/** Makes npm, pnpm and changesets use this test's registry, which accepts any token. */
const configureRegistry = (at: string) =>
  write(
    join(at, '.npmrc'),
    `registry=${registry.url}\n${registry.url.replace('http:', '')}:_authToken=rehearsal\nprovenance=false\n`,
  );
const releaseEnvironment = {
  NPM_CONFIG_PROVENANCE: 'false',
  GIT_CONFIG_COUNT: '2',
  GIT_CONFIG_KEY_0: 'user.name',
  GIT_CONFIG_VALUE_0: 'Release',
  GIT_CONFIG_KEY_1: 'user.email',
  GIT_CONFIG_VALUE_1: 'release@example.com',
};

beforeAll(async () => {
  installVerdaccio();
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  registry = await startRegistry(folder);
  repository = join(folder, 'repository');
  run('git', ['clone', '--quiet', root, repository], root);
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], repository);
});
afterAll(() => {
  registry?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('turns pending changesets into versions and changelogs', () => {
  const before = readReleasedManifests().map(({ version }) => version);
  const pendingChangesets = globSync('.changeset/*.md', { cwd: repository });
  run('pnpm', ['run', 'version-packages'], repository);
  if (pendingChangesets.length > 0) expect(readReleasedManifests().map(({ version }) => version)).not.toEqual(before);
  expect(globSync('.changeset/*.md', { cwd: repository })).toEqual([]);
  for (const name of PACKAGES) {
    const changelog = readFileSync(join(repository, 'packages', name, 'CHANGELOG.md'), 'utf8');
    expect(changelog).toContain(`## ${readManifest(join(repository, 'packages', name, 'package.json')).version}\n`);
  }
  expect(run('pnpm', ['exec', 'oxfmt', '--check'], repository)).toBeDefined();
  run('git', ['add', '--all'], repository);
  run('git', ['commit', '--quiet', '--message', 'Release'], repository, releaseEnvironment);
});

test('publishes each package once', async () => {
  // Provenance needs GitHub's signature, which a local run lacks.
  for (const name of PACKAGES) {
    const file = join(repository, 'packages', name, 'package.json');
    const manifest = readManifest(file);
    expect(manifest.publishConfig.provenance).toBe(true);
    writeFileSync(
      file,
      JSON.stringify({ ...manifest, publishConfig: { ...manifest.publishConfig, provenance: false } }),
    );
  }
  expect(readFileSync(join(repository, '.github/workflows/release.yml'), 'utf8')).toMatch(/id-token: write/);
  configureRegistry(repository);
  run('pnpm', ['run', 'release'], repository, releaseEnvironment);

  for (const { name, version } of readReleasedManifests()) {
    const document = (await (await fetch(registry.url + name.replace('/', '%2f'))).json()) as {
      'dist-tags': { latest: string };
      versions: Record<string, { exports: object; dependencies?: object }>;
    };
    expect(document['dist-tags'].latest).toBe(version);
    const published = JSON.stringify(document.versions[version]);
    expect(published).not.toMatch(/"(workspace|catalog):/);
    expect(run('git', ['tag', '--list'], repository)).toContain(`${name}@${version}`);
  }
  // A second run, as after an interrupted release, succeeds without publishing.
  run('pnpm', ['exec', 'changeset', 'publish'], repository, releaseEnvironment);
});

test('builds an app with the published versions and one copy of React Aria', () => {
  const app = installFixture(
    'vite-spa',
    Object.fromEntries(readReleasedManifests().map(({ name, version }) => [name, `^${version}`])),
    {
      before: configureRegistry,
    },
  );
  try {
    run('pnpm', ['run', 'build'], app);
    expect(run('pnpm', ['exec', 'forecourt-ui-doctor'], app)).toContain('react-aria-components');
    expect(readFileSync(join(app, 'node_modules/@forecourt/ui/CHANGELOG.md'), 'utf8')).toContain('## 0.');
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
});

test('builds the site from the published packages', () => {
  const copy = join(folder, 'site');
  run('git', ['clone', '--quiet', repository, copy], folder);
  // Keeps `functions`, which is not published.
  for (const privatePackage of [
    'packages/assistant',
    'packages/search-core',
    'packages/ui',
    'apps/backend',
    'apps/docs',
  ])
    rmSync(join(copy, privatePackage), { recursive: true });
  const versions = new Map(readReleasedManifests().map(({ name, version }) => [name, version]));
  for (const file of ['package.json', 'apps/site/package.json', 'packages/functions/package.json']) {
    const manifest = readManifest(join(copy, file));
    for (const kind of ['dependencies', 'devDependencies'] as const)
      for (const [name, version] of versions) if (manifest[kind]?.[name]) manifest[kind][name] = version;
    writeFileSync(join(copy, file), JSON.stringify(manifest));
  }
  // The site imports some sources by path. Replaces them with the published modules.
  const writeShim = (module: string, published: string) =>
    write(
      join(copy, 'packages', module),
      `export * from '${join(copy, 'apps/site/node_modules/@forecourt', published)}';\n`,
    );
  writeShim('ui/src/theme/head.ts', 'ui/dist/theme/head.js');
  writeShim('ui/src/domain/CarDrawing/index.ts', 'ui/dist/domain/CarDrawing/index.js');
  // Like any app, the site imports the style sheet by name.
  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(copy, file), text.replace(from, to));
  };
  edit('apps/site/src/styles.ts', "import '@forecourt/ui/theme';", "import '@forecourt/ui/styles.css';");
  edit('apps/site/vite.config.ts', /^ *'@forecourt\/ui\/theme': .*\n/m, '');
  edit('apps/site/tsconfig.json', /,\s*"references": \[[^\]]*\]/, '');
  configureRegistry(copy);
  run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], copy, releaseEnvironment);
  run('pnpm', ['--filter', '@forecourt/site', 'run', 'build'], copy);

  const home = readFileSync(join(copy, 'apps/site/dist/client/index.html'), 'utf8');
  const sheet = readFileSync(join(repository, 'packages/ui/dist/styles.css'), 'utf8');
  const classNames = [...home.matchAll(/class="(?<names>[^"]+)"/g)].flatMap(
    ({ groups }) => groups?.['names']?.split(' ') ?? [],
  );
  const styledClassNames = [...new Set(classNames)].filter(
    (name) => name.startsWith('fc-') && sheet.includes(`.${name}`),
  );
  expect(styledClassNames.length).toBeGreaterThan(20);
  expect(styledClassNames.filter((name) => !home.includes(`.${name}`))).toEqual([]);
  expect(home).toContain('--fc-light-accent');
  expect(home).toContain(themeScript);
});
