import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Starts the backend on a free port, with generated listings and an empty data folder.
 *
 * @param cleanups receives the functions that stop the backend, to be called in reverse order
 * @returns the backend's origin
 */
export async function startBackend(listings: string, cleanups: (() => unknown)[]): Promise<string> {
  const port = await getFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, ['--conditions=@forecourt/source', 'apps/backend/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LISTINGS: listings, SEED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  cleanups.push(() => stopProcess(child));
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + 60_000;
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error('The backend did not start. See its errors above, and check that the site is built.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return origin;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exitPromise = once(child, 'exit');
  child.kill('SIGTERM');
  await exitPromise;
}

async function getFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('Could not get a free port.');
  return address.port;
}
