// A local npm registry (Verdaccio) that stores published packages and proxies everything else.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../consumer/install.ts';
import { getFreePort } from '../free-port.ts';

const VERSION = '6.10.4';

// Verdaccio is not a dependency, because it would add 300 packages to every installation.
const home = fileURLToPath(new URL('../../.cache/verdaccio', import.meta.url));
const program = join(home, 'node_modules/verdaccio/bin/verdaccio');

export interface Registry {
  /** The registry's URL, with a trailing slash. */
  readonly url: string;
  readonly close: () => void;
}

/** Installs Verdaccio if missing. Throws if the npm registry cannot be reached. */
export function installVerdaccio(): void {
  if (existsSync(program)) return;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, dependencies: { verdaccio: VERSION } }));
  // Verdaccio's audit plugin needs a dist-tag of node-fetch that registry mirrors lack.
  writeFileSync(join(home, 'pnpm-workspace.yaml'), 'packages: []\noverrides:\n  node-fetch: 2.7.0\n');
  run('pnpm', ['install', '--prefer-offline'], home);
}

/** Starts an empty registry. @param folder its storage */
export async function startRegistry(folder: string): Promise<Registry> {
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const config = join(folder, 'verdaccio.yaml');
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'htpasswd') } },
      // The registry that this machine is configured to use.
      uplinks: { npm: { url: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim() } },
      packages: {
        // Without an uplink, the registry has only packages that were published to it.
        '@forecourt/*': { access: '$all', publish: '$all' },
        '**': { access: '$all', proxy: 'npm' },
      },
      log: { type: 'stdout', format: 'pretty', level: 'error' },
    }),
  );
  const server = spawn('node', [program, '--config', config, '--listen', `127.0.0.1:${port}`], { stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${url}-/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, close: () => void server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error(`Verdaccio did not answer at ${url} within 20 s.`);
}
