// Provides what the browser tests need: Chromium (the one from browser.mjs, or Debian's) and a font with the widths of
// Arial.
import { spawnSync } from 'node:child_process';
import { findChromium } from '../browser.mjs';
import { installPackage } from './apt.ts';

/** The fallback fonts of apps/site/build/fonts.ts. With other fonts, text moves when Inter loads. */
const FALLBACK_FONTS = /Arial|Liberation Sans|Arimo|Helvetica/;

/** Returns false without fontconfig, which lists the fonts. */
function lacksFallbackFonts(): boolean {
  const { status, stdout } = spawnSync('fc-list', ['--format', '%{family}\n'], { encoding: 'utf8' });
  return status === 0 && !FALLBACK_FONTS.test(stdout);
}

if (findChromium() === undefined) await installPackage('chromium-headless-shell', 'chromium');
if (lacksFallbackFonts()) await installPackage('fonts-liberation');
if (lacksFallbackFonts()) {
  console.log(
    'No font with the widths of Arial was found, so tests of the layout can fail. Install one: sudo apt-get install fonts-liberation',
  );
}
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
