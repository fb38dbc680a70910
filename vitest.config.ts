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
    ],
  },
});
