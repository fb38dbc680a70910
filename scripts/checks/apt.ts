import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runChild } from '../child.mjs';

/**
 * Installs the first available of these packages on Debian, if this needs no password. Does nothing on Ubuntu, because
 * its chromium package needs snap.
 */
export async function installPackage(...names: readonly string[]): Promise<void> {
  const isDebian = existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  const rootPrefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const options = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=60'];
  const [command = '', ...aptGet] = [...rootPrefix, 'env', ...options];
  if (!isDebian || spawnSync(command, [...aptGet, '--version']).status !== 0) return;
  // Ignores a failed `update`, because a third-party source may be stale while Debian's own lists are fresh.
  await runChild(command, [...aptGet, 'update']);
  for (const name of names) {
    const { code } = await runChild(command, [...aptGet, 'install', '--yes', '--no-install-recommends', name]);
    if (code === 0) return;
  }
}
