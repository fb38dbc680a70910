// Packs the packages as they would be published, and installs them into a separate folder, as an external app would.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const PACKAGES = ['assistant', 'search-core', 'ui'] as const;

/** Returns the specifier of each tarball, by package name. */
export function packPackages(into: string): Record<string, string> {
  return Object.fromEntries(
    PACKAGES.map((name) => {
      const tarball = join(into, `${name}.tgz`);
      run('pnpm', ['pack', '--out', tarball], join(root, 'packages', name));
      return [`@forecourt/${name}`, `file:${tarball}`];
    }),
  );
}

/**
 * Copies a fixture into a new folder, and installs it with `ownPackages` and with this repository's versions of the
 * packages that both use. Returns the folder.
 * @param options.before called with the folder before the installation, for example to configure a registry
 */
export function installFixture(
  name: string,
  ownPackages: Readonly<Record<string, string>>,
  { before }: { before?: (app: string) => void } = {},
): string {
  const app = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(fileURLToPath(new URL(`fixtures/${name}`, import.meta.url)), app, { recursive: true });
  const file = join(app, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  for (const kind of ['dependencies', 'devDependencies']) {
    const dependencies = manifest[kind] ?? {};
    for (const dependency of Object.keys(dependencies))
      dependencies[dependency] =
        ownPackages[dependency] ?? findTestedVersion(dependency) ?? dependencies[dependency] ?? '';
  }
  writeFileSync(file, JSON.stringify(manifest));
  preferTarballs(app, ownPackages);
  before?.(app);
  install(app);
  return app;
}

/** Makes pnpm use the tarballs for dependencies between our packages too, because no registry has those versions. */
export function preferTarballs(app: string, ownPackages: Readonly<Record<string, string>>): void {
  const tarballs = Object.entries(ownPackages).filter(([, version]) => version.startsWith('file:'));
  if (tarballs.length > 0)
    writeFileSync(
      join(app, 'pnpm-workspace.yaml'),
      `overrides:\n${tarballs.map(([name, file]) => `  '${name}': ${file}\n`).join('')}`,
    );
}

/** Installs from pnpm's store, or from the registry if the store lacks a package. */
export function install(app: string): void {
  const offline = spawnSync('pnpm', ['install', '--offline'], { cwd: app, encoding: 'utf8' });
  if (offline.status !== 0) run('pnpm', ['install', '--prefer-offline'], app);
}

/** Returns the version that is installed in this repository, if any. */
export function findTestedVersion(name: string): string | undefined {
  const manifest = globSync(`{.,packages/*,apps/*}/node_modules/${name}/package.json`, { cwd: root })[0];
  return manifest && (JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { version: string }).version;
}

/** Returns the output of a command. If the command fails, the error contains its output. */
export function run(command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
