import { findChromium } from '../browser.mjs';
import type { CheckContext } from './check.ts';
import { aptGetAsRoot, runApt } from './debian.ts';

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
  const aptGet = aptGetAsRoot();
  if (aptGet === undefined) {
    print(`No Chromium was found, and this machine does not let us install one with apt-get. ${BY_HAND}\n`);
    return 'failed';
  }
  // A stale third-party source fails `update` although Debian's own lists are fresh: the install decides.
  await runApt(aptGet, ['update'], print);
  if (!(await runApt(aptGet, ['install', '--yes', '--no-install-recommends', 'chromium'], print))) {
    print(`apt-get could not install Chromium (its message is above). ${BY_HAND}\n`);
    return 'failed';
  }
  const installed = findChromium();
  print(
    installed === undefined
      ? `apt-get brought a Chromium that is in no place we know. ${BY_HAND}\n`
      : `Chromium: ${installed}\n`,
  );
  return installed === undefined ? 'failed' : 'passed';
}
