// Measures the kit against plain React Aria, in one run and one browser: what 300 cards cost to mount and to re-sort, what
// the guessed height of those out of sight does to whoever scrolls, and what a whole screen of results weighs.
// usage: node --conditions=@forecourt/source bench/main.ts [--cards 300] [--rounds 7] [--check]
// --check fails where a goal is missed; the screen's bytes may not grow.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../../scripts/browser.mjs';
import { buildPage } from './build.ts';
import { weighScreen } from './bytes.ts';
import { scrollThrough } from './scrolling.ts';
import { timeCards } from './times.ts';

const { values: options } = parseArgs({
  options: {
    cards: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '7' },
    check: { type: 'boolean', default: false },
  },
});
const cards = Number(options.cards);
const rounds = Number(options.rounds);

const closing: (() => Promise<void>)[] = [];
try {
  const kit = await serve('kit');
  const reference = await serve('reference');
  const browser = await chromium.launch(launchOptions());
  closing.push(() => browser.close());
  console.log(`${cards} cards, ${rounds} rounds, Chromium ${browser.version()}\n`);
  const met = [
    await timeCards(browser, { kit, reference }, { cards, rounds }),
    await scrollThrough(browser, kit, cards),
    await weighScreen(),
  ];
  if (options.check && met.includes(false)) process.exitCode = 1;
} finally {
  for (const close of closing.toReversed()) await close();
}

/** Builds a page and gives its address. */
async function serve(page: string): Promise<string> {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: await buildPage(page) },
    preview: { port: 0, host: '127.0.0.1' },
  });
  closing.push(() => server.close());
  return `${server.resolvedUrls?.local[0]}${page}.html`;
}
