// Compares a results screen built with the kit with the same screen in plain React Aria, in one run and one browser:
// the size, the times to show and sort cards and to open overlays, and the memory. Also measures how the estimated
// height of off-screen cards affects users who scroll.
//
// Usage: node --conditions=@forecourt/source bench/main.ts [options]
//   --cards 300, --rounds 7   the number of cards and of rounds
//   --bytes                   measures only sizes
//   --check                   fails if a size has grown, or a time exceeds its limit
//   --write                   writes the tables into docs/speed.md

import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { getLaunchOptions } from '../../../scripts/browser.mjs';
import { buildPage } from './build.ts';
import { weighScreens } from './bytes.ts';
import { scrollThrough } from './scrolling.ts';
import { printTable, type Table } from './table.ts';
import { timeScreens } from './times.ts';
import { writePage } from './write.ts';

const { values: options } = parseArgs({
  options: {
    cards: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '7' },
    bytes: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
/** The command to repeat this run, for the docs. */
const command = ['pnpm --filter @forecourt/ui run bench', ...process.argv.slice(2)].join(' ');
const cards = Number(options.cards);
const rounds = Number(options.rounds);

const closers: (() => Promise<void>)[] = [];
try {
  const bytes = await weighScreens();
  printTable(bytes);
  const tables = [bytes];
  if (!options.bytes) {
    const browser = await chromium.launch(getLaunchOptions());
    closers.push(() => browser.close());
    tables.push(...(await measure(browser)));
    if (options.write) writePage(tables, { browser: browser.version(), command });
  }
  if (options.check && tables.some(({ goal }) => goal && !(goal.isWithinLimit ?? goal.isMet))) process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

async function measure(browser: Browser): Promise<Table[]> {
  const kitUrl = await serve('kit');
  const referenceUrl = await serve('reference');
  const tables = [
    ...(await timeScreens(browser, { kit: kitUrl, reference: referenceUrl }, { cards, rounds })),
    await scrollThrough(browser, kitUrl, cards),
  ];
  for (const table of tables) printTable(table);
  return tables;
}

async function serve(page: string): Promise<string> {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: await buildPage(page) },
    preview: { port: 0, host: '127.0.0.1' },
  });
  closers.push(() => server.close());
  return `${server.resolvedUrls?.local[0]}${page}.html`;
}
