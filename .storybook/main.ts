import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { prebundle, sourceConditions } from '../scripts/vite-shared.mjs';
import { packageFacts } from '../apps/docs/build/package-facts.ts';
import { staticPages } from '../apps/docs/build/static-pages.ts';

const config: StorybookConfig = {
  stories: ['../apps/docs/pages/*.mdx', '../packages/ui/{src,patterns,docs}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), packageFacts, staticPages],
      resolve: { conditions: sourceConditions },
      optimizeDeps: { include: prebundle },
      build: {
        // Storybook's manager and axe are large, but not part of the site.
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          onLog(level: string, log: { code?: string }, write: (level: string, log: object) => void) {
            // Bundles for browsers ignore 'use client'.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
          },
        },
      },
    }),
};

export default config;
