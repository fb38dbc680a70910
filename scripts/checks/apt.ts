// Installs Debian packages if this machine allows it without a password.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runChild } from '../child.mjs';

/** The command that runs apt-get as root, if any. Excludes Ubuntu, whose chromium package needs snap, which containers lack. */
export function findAptGet(): readonly string[] | undefined {
  const isDebian = existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=60'];
  const command = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options];
  return isDebian && spawnSync(command[0] ?? '', [...command.slice(1), '--version']).status === 0 ? command : undefined;
}

/** Runs one apt-get command. Returns whether it succeeded. */
export async function runApt([command = '', ...options]: readonly string[], args: readonly string[]): Promise<boolean> {
  return (await runChild(command, [...options, ...args])).code === 0;
}
