// `pnpm pictures` takes the README's screenshots of the home and results pages in both themes, while `npm start` is running.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from './browser.mjs';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const site = `http://localhost:${process.env['PORT'] || 4173}`;
const screens = {
  home: '/',
  results:
    '/search/results?postcode=EC1A1BB&distance=50&maxPrice=30000&minYear=2019&transmission=Automatic&bodyType=SUV,Estate&original_query=Automatic+SUV+or+estate+from+2019+under+%C2%A330k,+50+miles+from+London,+smells+nice',
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, colorScheme, reducedMotion: 'reduce' });
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: `${folder}${name}-${colorScheme}.png` });
  }
  await page.close();
}
await browser.close();
