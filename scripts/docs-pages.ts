// node scripts/docs-pages.ts [part of an id]: opens every page of documentation in storybook-static, on a wide window in light
// and on a phone in dark, and fails where one says something in the console, runs off sideways, or axe finds a fault.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { launchOptions } from './browser.mjs';
import { folder, serveStorybook } from './storybook-server.mjs';

const looks = [
  { width: 1280, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const;

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string }>;
};
const wanted = process.argv[2] ?? '';
const ids = Object.values(entries)
  .filter(({ type, id }) => type === 'docs' && id.includes(wanted))
  .map(({ id }) => id);

const { url, server } = await serveStorybook();
const browser = await chromium.launch(launchOptions());
const faults: string[] = [];
try {
  for (const { width, theme } of looks) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const left = ids.values();
    // a page waits for its stories most of the time; more than this many at once wait for each other
    await Promise.all(
      Array.from({ length: 3 }, async () => {
        for (const id of left) {
          const page = await context.newPage();
          for (const fault of await faultsOf(page, `${url}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`))
            faults.push(`${id} at ${width} px, ${theme}: ${fault}`);
          await page.close();
        }
      }),
    );
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
for (const fault of faults) console.error(fault);
console.log(`${ids.length} pages of documentation, ${looks.length} looks each: ${faults.length} faults.`);
if (faults.length > 0 || ids.length === 0) process.exitCode = 1;

async function faultsOf(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  // a story in a frame of its own plays by itself, where the focus is not its own
  await page.route('**/iframe.html?*viewMode=story*', (route) => route.fulfill({ body: '' }));
  await page.goto(address);
  await page.locator('.docs-page :is(h1, h2)').first().waitFor();
  await page.waitForLoadState('networkidle');
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  if (beyond > 0) found.push(`it runs off sideways by ${beyond} px`);
  // stories are looked through by themselves; Storybook's own blocks are not ours to mend
  const { violations } = await new AxeBuilder({ page })
    .include('.docs-page')
    .exclude('.sbdocs-preview')
    .exclude('.docblock-source')
    .exclude('.docs-controls')
    .exclude('li[class^="css-"]')
    .analyze();
  return [...found, ...violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`)];
}
