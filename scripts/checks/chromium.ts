// Provides Chromium for the browser tests: the one from browser.mjs, or Debian's.
import { findChromium } from '../browser.mjs';
import { findAptGet, runApt } from './apt.ts';

const aptGet = findChromium() === undefined ? findAptGet() : undefined;
if (aptGet) {
  // Ignores a failed `update`: a third-party source may be stale while Debian's own lists are fresh.
  await runApt(aptGet, ['update']);
  const install = (name: string) => runApt(aptGet, ['install', '--yes', '--no-install-recommends', name]);
  if (!(await install('chromium-headless-shell'))) await install('chromium');
}
const found = findChromium();
console.log(
  found === undefined
    ? `No Chromium was found, and ${aptGet ? 'apt-get could not install one' : 'apt-get cannot install one here'}. Install it in one of these ways:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium-headless-shell        (Debian)
  CHROMIUM_PATH=/path/to/chromium npm test`
    : `Chromium: ${found}`,
);
process.exitCode = found === undefined ? 1 : 0;
