// What apt can bring on this machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runChild } from '../child.mjs';

/** Ubuntu is none: some of its packages are empty ones that point to a snap, which containers cannot install. */
export function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** How to run apt-get here as root without asking anybody; undefined where that cannot be. */
export function aptGetAsRoot(): readonly string[] | undefined {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const may = isDebian() && succeeds('apt-get', '--version') && (asRoot.length === 0 || succeeds('sudo', '-n', 'true'));
  return may ? [...asRoot, ...APT_GET] : undefined;
}

const APT_GET = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=60'] as const;

/** Runs one apt-get command and tells whether it succeeded. */
export async function runApt(
  aptGet: readonly string[],
  args: readonly string[],
  print: (text: string) => void,
): Promise<boolean> {
  const [command = '', ...rest] = [...aptGet, ...args];
  const { code } = await runChild(command, rest, { onOutput: print });
  return code === 0;
}

function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
