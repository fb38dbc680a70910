import { defineConfig } from '@playwright/test';
import { getLaunchOptions } from '../../scripts/browser.mjs';

/** `npm test` sets REPORT_FILE, and reads the report from that file. */
const reportFile = process.env['REPORT_FILE'];

export default defineConfig({
  fullyParallel: true,
  workers: 3,
  // The summary of `npm test` lists tests that pass only on their second run.
  retries: 1,
  timeout: 60_000,
  reporter: reportFile === undefined ? 'list' : [['list'], ['json', { outputFile: reportFile }]],
  use: { launchOptions: getLaunchOptions(), contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } },
    { name: 'phone', use: { viewport: { width: 360, height: 900 }, colorScheme: 'dark' } },
  ],
});
