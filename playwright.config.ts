// End-to-end tests of the built site, which the embedded backend serves with 4,000 listings on its own port.
import { defineConfig } from '@playwright/test';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getLaunchOptions } from './scripts/browser.mjs';
import { getFreePort } from './test/free-port.ts';

const built = fileURLToPath(new URL('apps/site/dist/headers.json', import.meta.url));
if (!existsSync(built)) throw new Error('The site is not built. Build it first: pnpm --filter @forecourt/site build');

// Only `npm run test:full` runs tests tagged @full, for example because a cheaper layer tests the same.
const isFull = Boolean(process.env['FULL']);
if (!isFull && process.env['E2E_PORT'] === undefined)
  console.log('Not run: in npm run test:full: end-to-end tests tagged @full, every cell of the faults, 360 px');
/** The part of the tests to run if several machines share them, such as '1/3'. */
const [current, total] = (process.env['SHARD'] ?? '1/1').split('/').map(Number);
if (!current || !total || current > total) throw new Error("SHARD must look like '1/3'.");
/** `npm test` sets REPORT_FILE, and reads the report from that file. */
const reportFile = process.env['REPORT_FILE'];

// Each worker runs this file again, and inherits the port and the folder of the first run in its environment.
const port = (process.env['E2E_PORT'] ??= String(await getFreePort()));
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'forecourt-e2e-')));

// Raises the rate limits, because all tests send requests from the same address.
const UNLIMITED = Object.fromEntries(
  [
    'CONCURRENT_REQUESTS_PER_ADDRESS',
    ...['CHAT', 'CONTACT', 'DATA', 'FEED', 'SEARCH'].flatMap((what) =>
      ['PER_MINUTE', 'PER_HOUR', 'OVER_ALL'].map((span) => `${what}_LIMIT_${span}`),
    ),
  ].map((name) => [name, '100000']),
);

/** These tests need visible classic scroll bars, which Playwright hides by default. */
const SCROLL_BARS = 'scroll-bars.spec.ts';
/** Files whose tests do not set a width. */
const PHONE_AND_DESKTOP = ['spec/*.spec.ts', 'hostile.spec.ts', 'states.spec.ts', 'address.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  grepInvert: isFull ? [] : /@full/,
  globalTeardown: './e2e/remove-data.ts',
  fullyParallel: true,
  workers: 3,
  shard: { current, total },
  forbidOnly: Boolean(process.env['CI']),
  // `npm test` lists tests that pass only on their second run (docs/decisions/0038-test-layers.md).
  retries: 1,
  // Long, so that slow tests pass on a busy machine and only hanging ones fail.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: reportFile === undefined ? 'list' : [['list'], ['json', { outputFile: reportFile }]],
  projects: [
    { name: 'desktop', testIgnore: SCROLL_BARS },
    {
      name: 'scroll-bars',
      testMatch: SCROLL_BARS,
      use: { launchOptions: { ...getLaunchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
    // The same tests at a second width, in the full run only.
    ...(isFull
      ? [
          {
            name: 'phone',
            testMatch: PHONE_AND_DESKTOP,
            // Two builds of the site at once would write to the same caches.
            grepInvert: /@one-width/,
            use: { viewport: { width: 360, height: 740 } },
          },
        ]
      : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: getLaunchOptions(),
    locale: 'en-GB',
    // Disables animations, except in the tests of animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing makes the run a third longer. With TRACE=1, the traces of failed tests are kept.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --conditions=@forecourt/source apps/backend/src/main.ts',
    url: `http://localhost:${port}/`,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      LISTINGS: '4000',
      SEED: '1',
      LOG_FORMAT: 'json',
      SHUTDOWN_DELAY_MS: '0',
      ...UNLIMITED,
    },
  },
});
