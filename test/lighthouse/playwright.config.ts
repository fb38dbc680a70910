// Runs Lighthouse on the built pages, served by the backend. Run nothing else on the machine at the same time.
//   playwright test --config test/lighthouse/playwright.config.ts             every page
//   playwright test --config test/lighthouse/playwright.config.ts -g /about   this page
import { defineConfig } from '@playwright/test';

/** `npm test` sets REPORT_FILE, and reads the report from that file. */
const reportFile = process.env['REPORT_FILE'];

export default defineConfig({
  workers: 1,
  timeout: 600_000,
  reporter: reportFile === undefined ? 'list' : [['list'], ['json', { outputFile: reportFile }]],
  webServer: {
    command: 'node --conditions=@forecourt/source apps/backend/src/main.ts',
    cwd: '../..',
    wait: { stdout: /Ready on (?<backend_url>http:\/\/localhost:\d+)/ },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: '0',
      DATA_DIR: '.cache/lighthouse/data',
      LISTINGS: '4000',
      LOG_FORMAT: 'json',
      SHUTDOWN_DELAY_MS: '0',
    },
  },
});
