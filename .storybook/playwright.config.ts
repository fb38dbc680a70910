// Tests of the built Storybook, whose address scripts/stories.mjs gives as STORYBOOK_URL.
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/browser.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: '../test-results/stories',
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  // a picture that is missing fails; pictures.ts writes those that are asked for
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A story that passes the second time has failed.
  retries: 0,
  // one of many modes is tested as often as it has modes
  timeout: 60_000,
  reporter: 'list',
  use: { launchOptions: launchOptions() },
});
