import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN_POSTGRES_FOLDER = '/usr/lib/postgresql';

export interface TemporaryPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Starts Debian's PostgreSQL in a temporary folder on a free port. Returns undefined if it is not installed. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | undefined> {
  const [version] = (await readdir(DEBIAN_POSTGRES_FOLDER).catch(() => [])).toSorted((a, b) => Number(b) - Number(a));
  if (version === undefined) return undefined;
  const user = await getUnprivilegedUser();
  const programFolder = join(DEBIAN_POSTGRES_FOLDER, version, 'bin');
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-postgres-'));
  await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  const dataFolder = join(folder, 'data');
  const port = await getFreePort();
  await run(
    join(programFolder, 'initdb'),
    ['-D', dataFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    {
      ...user,
      cwd: folder,
    },
  );
  const server = spawn(
    join(programFolder, 'postgres'),
    ['-D', dataFolder, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const exitPromise = new Promise((resolve) => server.once('exit', resolve));
  await waitUntilReady(join(programFolder, 'pg_isready'), port);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      // On SIGINT, PostgreSQL does a 'fast shutdown', which closes connections and files properly.
      server.kill('SIGINT');
      await exitPromise;
      await rm(folder, { recursive: true });
    },
  };
}

/** PostgreSQL does not run as root, so root runs it as the user `postgres` or `nobody`. */
async function getUnprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const readId = async (flag: string, name: string) => Number((await run('id', [flag, name])).stdout);
  const userName = await run('id', ['postgres']).then(
    () => 'postgres',
    () => 'nobody',
  );
  return { uid: await readId('-u', userName), gid: await readId('-g', userName) };
}

function getFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitUntilReady(command: string, port: number): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await run(command, ['-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}
