import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        ssr: { resolve: { conditions: ['@forecourt/source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/{src,test,server,api,build}/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['test/consumer/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'start', environment: 'node', include: ['test/start/*.test.ts'], testTimeout: 90_000 } },
    ],
  },
});
