// Provides Chromium for the browser tests: the one from browser.mjs, or Debian's.
import { findChromium } from '../browser.mjs';
import { installPackage } from './apt.ts';

if (findChromium() === undefined) await installPackage('chromium-headless-shell', 'chromium');
const found = findChromium();
console.log(
  found === undefined
    ? `No Chromium was found, and none could be installed. Install it in one of these ways:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium-headless-shell        (Debian)
  CHROMIUM_PATH=/path/to/chromium npm test`
    : `Chromium: ${found}`,
);
process.exitCode = found === undefined ? 1 : 0;
