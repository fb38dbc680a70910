// Tests limits and budget with Debian's redis-server.
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../child.mjs';
import { reportNotRun } from '../not-run.ts';
import { findRedisServer, UNPACKED } from '../../test/services/redis-server.ts';
import { findAptGet, runApt } from './apt.ts';

if (findRedisServer() === undefined) await unpackRedis();
if (findRedisServer() === undefined)
  reportNotRun('limits and budget in Redis: redis-server is not installed (apt install redis-server)');
else process.exitCode = (await runChild('vitest', ['run', '--project', 'services'])).code;

/** Unpacks Debian's package and its dependencies into our cache. Installing it would start a server on the default port. */
async function unpackRedis(): Promise<void> {
  const aptGet = findAptGet();
  if (aptGet === undefined) return;
  rmSync(UNPACKED, { recursive: true, force: true });
  const archives = join(UNPACKED, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  await runApt(aptGet, ['update']);
  const download = ['--yes', '--no-install-recommends', '--download-only', '-o', `Dir::Cache::archives=${archives}`];
  if (!(await runApt(aptGet, ['install', ...download, 'redis-server']))) return;
  for (const file of globSync(join(archives, '*.deb'))) {
    await runChild('dpkg', ['-x', file, UNPACKED]);
  }
}
