import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { getLaunchOptions } from './scripts/browser.mjs';
import { prebundle, sourceConditions } from './scripts/vite-shared.mjs';

/** Slow tests that build or compile a package, so they run with the package tests. */
const building = ['packages/ui/test/built.test.ts', 'scripts/new-component.test.ts'];

/** Files that mock modules, so they cannot share a worker's modules. */
const mocking = ['reference', 'reports', 'chat', 'consent', 'consent-script', 'facets'].map(
  (name) => `apps/site/src/**/${name}.test.ts`,
);

/** Long, so that slow tests pass on a busy machine and only hanging ones fail. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 10_000 } } };

/** `npm test` sets REPORT_FILE, and reads the report from that file. */
const reportFile = process.env['REPORT_FILE'];

export default defineConfig({
  test: {
    // By default Vitest leaves one core free for watch mode, which would be half of two cores.
    maxWorkers: '100%',
    reporters: reportFile === undefined ? ['default'] : ['default', ['json', { outputFile: reportFile }]],
    projects: [
      {
        ssr: { resolve: { conditions: ['@forecourt/source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          environment: 'node',
          ...timeouts,
          pool: 'threads',
          // Loading modules again for each file takes longer than most tests.
          isolate: false,
          include: [
            'packages/*/{src,test,build}/**/*.test.ts',
            'apps/*/{src,test,build}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/{api,fuzz,readme,stories}/*.test.ts',
          ],
          exclude: [...building, ...mocking],
        },
      },
      {
        ssr: { resolve: { conditions: ['@forecourt/source', ...defaultServerConditions] } },
        test: {
          name: 'unit-site',
          environment: 'node',
          ...timeouts,
          pool: 'threads',
          include: mocking,
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        resolve: { conditions: sourceConditions },
        // Each file has its own frame, which would otherwise request every module again.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        optimizeDeps: {
          include: [
            ...prebundle,
            'react-dom/server',
            'vitest-browser-react',
            'axe-core',
            '@guidepup/virtual-screen-reader',
          ],
        },
        test: {
          name: 'browser',
          ...timeouts,
          // If the retry passes, the summary of `npm test` lists the test: docs/decisions/0038-test-layers.md
          retry: 1,
          include: ['packages/ui/{src,test}/**/*.test.tsx'],
          setupFiles: ['packages/ui/test/support/setup.ts'],
          // Tests in the browser read it as import.meta.env['FULL'].
          env: { FULL: process.env['FULL'] ?? '' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({ launchOptions: getLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['test/consumer/consumer.test.ts', ...building],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'consumers',
          environment: 'node',
          include: ['test/consumer/fixture-apps.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'release',
          environment: 'node',
          include: ['test/release/*.test.ts'],
          ...timeouts,
        },
      },
      {
        ssr: { resolve: { conditions: ['@forecourt/source', ...defaultServerConditions] } },
        test: {
          name: 'services',
          environment: 'node',
          include: ['test/services/*.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'attack',
          environment: 'node',
          include: ['test/attack/*.test.ts'],
          ...timeouts,
        },
      },
      { test: { name: 'start', environment: 'node', include: ['test/start/*.test.ts'], ...timeouts } },
    ],
  },
});
