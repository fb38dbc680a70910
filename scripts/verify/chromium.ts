import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from '../browser.mjs';
import { runChild } from '../child.mjs';
import type { CheckContext } from './check.ts';

const BY_HAND = `Bring one by hand, by any of these:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium        (Debian)
  CHROMIUM_PATH=/path/to/chromium npm test`;

/**
 * Sees to it that the browser tests have a Chromium: the one that scripts/browser.mjs finds, else Debian's by apt where
 * this machine lets us install without asking anybody.
 */
export async function bringChromium({ print }: CheckContext): Promise<'passed' | 'failed'> {
  const found = findChromium();
  if (found !== undefined) {
    print(`Chromium: ${found}\n`);
    return 'passed';
  }
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const mayInstall =
    isDebian() && succeeds('apt-get', '--version') && (asRoot.length === 0 || succeeds('sudo', '-n', 'true'));
  if (!mayInstall) {
    print(`No Chromium was found, and this machine does not let us install one with apt-get. ${BY_HAND}\n`);
    return 'failed';
  }
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=60'];
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const [command = '', ...rest] = [...apt, ...args];
    const { code } = await runChild(command, rest, { onOutput: print });
    // A stale third-party source fails `update` although Debian's own lists are fresh: the install decides.
    if (code !== 0 && args[0] !== 'update') {
      print(`apt-get could not install Chromium (its message is above). ${BY_HAND}\n`);
      return 'failed';
    }
  }
  const installed = findChromium();
  print(
    installed === undefined
      ? `apt-get brought a Chromium that is in no place we know. ${BY_HAND}\n`
      : `Chromium: ${installed}\n`,
  );
  return installed === undefined ? 'failed' : 'passed';
}

/** Ubuntu's package of the same name is an empty one that points to a snap, which containers cannot install. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
