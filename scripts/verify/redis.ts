import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../child.mjs';
import { findRedisServer, UNPACKED } from '../redis-server.ts';
import type { CheckContext } from './check.ts';
import { aptGetAsRoot, runApt } from './debian.ts';

/** Tests the limits and the budget on Debian's redis-server. Says 'not run' where there is none and apt brings none. */
export async function checkRedis({ print, notRun }: CheckContext): Promise<'passed' | 'failed'> {
  if (findRedisServer() === undefined) await unpackRedis(print);
  if (findRedisServer() === undefined) {
    notRun('limits and budget in Redis: this machine has no redis-server (apt install redis-server)');
    return 'passed';
  }
  const { code } = await runChild('vitest', ['run', '--project', 'services'], { onOutput: print });
  return code === 0 ? 'passed' : 'failed';
}

/** Unpacks Debian's package and what it needs into our cache: installed, it would start a server on everybody's port. */
async function unpackRedis(print: (text: string) => void): Promise<void> {
  const aptGet = aptGetAsRoot();
  if (aptGet === undefined) return;
  rmSync(UNPACKED, { recursive: true, force: true });
  const archives = join(UNPACKED, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  await runApt(aptGet, ['update'], print);
  const download = ['--yes', '--no-install-recommends', '--download-only', '-o', `Dir::Cache::archives=${archives}`];
  if (!(await runApt(aptGet, ['install', ...download, 'redis-server'], print))) return;
  for (const file of globSync(join(archives, '*.deb'))) {
    await runChild('dpkg', ['-x', file, UNPACKED], { onOutput: print });
  }
}
