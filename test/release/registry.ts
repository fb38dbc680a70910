// An npm registry on this machine: Verdaccio, which keeps what is published to it and passes everything else on.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../consumer/install.ts';

const VERSION = '6.10.4';

// Not among the dependencies: three hundred packages that every install would bring for one test of the full run.
const home = fileURLToPath(new URL('../../.cache/verdaccio', import.meta.url));
const program = join(home, 'node_modules/verdaccio/bin/verdaccio');

export interface Registry {
  /** With a slash at its end. */
  readonly url: string;
  readonly close: () => void;
}

/** Installs Verdaccio where it is not there yet; throws where the npm registry cannot be reached. */
export function installVerdaccio(): void {
  if (existsSync(program)) return;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, dependencies: { verdaccio: VERSION } }));
  // its audit plugin asks for a dist-tag of node-fetch, which mirrors of the registry do not carry
  writeFileSync(join(home, 'pnpm-workspace.yaml'), 'packages: []\noverrides:\n  node-fetch: 2.7.0\n');
  run('pnpm', ['install', '--prefer-offline'], home);
}

/** Starts it with nothing published. @param folder where it keeps what it is given */
export async function startRegistry(folder: string): Promise<Registry> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const config = join(folder, 'verdaccio.yaml');
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'htpasswd') } },
      // the one that this machine installs from, by whatever it is set
      uplinks: { npm: { url: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim() } },
      packages: {
        // no uplink: what is not published here is not there
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
