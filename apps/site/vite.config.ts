import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions, defineConfig, loadEnv } from 'vite';
import { prebundle, sourceConditions } from '../../scripts/vite-shared.mjs';
import { cars } from './build/cars.ts';
import { fonts } from './build/fonts.ts';
import { browserEnvironment } from './src/config/env.schema.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig(({ mode }) => {
  // A wrong variable stops the build and is named; the browser gets the checked values and not the checking.
  Object.assign(process.env, browserEnvironment({ ...loadEnv(mode, repository, ''), ...process.env }), {
    VITE_BUILD_YEAR: String(new Date().getFullYear()),
  });
  // `npm run dev`: pages from here with hot reload, everything else from the embedded backend.
  const backend = process.env['BACKEND_URL'] ?? 'http://localhost:4174';

  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    envDir: repository,
    plugins: [
      fonts(),
      cars(),
      vanillaExtractPlugin(),
      react(),
      // React Aria brings its words in thirty languages; en-US is the one that en-GB falls back to.
      optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }),
    ],
    resolve: {
      conditions: sourceConditions,
      // vanilla-extract follows no bare import from one .css.ts to another's: the theme's sheet would be lost whenever a
      // sheet of ours happened to be compiled first.
      alias: { '@forecourt/ui/theme': fileURLToPath(new URL('../../packages/ui/src/theme/index.ts', import.meta.url)) },
    },
    ssr: { resolve: { conditions: ['@forecourt/source', ...defaultServerConditions] } },
    optimizeDeps: { include: prebundle },
    server: { proxy: { '/rest': backend, '/dealer': backend, '/api': backend, '/cars': backend } },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Names are hashes alone: content blockers match words such as 'ads' in an address, and would break the page.
        output: {
          entryFileNames: 'assets/[hash].js',
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
          hashCharacters: 'hex',
          // What every page has in one file: a few large files compress better than many small ones.
          codeSplitting: {
            groups: [
              {
                name: 'base',
                test: /node_modules\/(?:\.pnpm\/)?(?:react|react-dom|react-router|react-router-dom|scheduler|jotai|cookie|set-cookie-parser|@vanilla-extract)[@/]/,
                priority: 2,
              },
              // Counted higher than the chunks that open over a page: what these share is fetched with them. Neither services,
              // with which comes what they check answers by, nor the design system's larger parts: pages without them pay.
              {
                name: 'shared',
                test: /\/(?:packages\/ui\/src\/(?:element|theme|primitives)|apps\/site\/src)\/(?!services\/|gesture\/)/,
                minShareCount: 7,
                priority: 1,
              },
              // Too small to be files of their own: such a one is not even compressed. The first are what every page has; of
              // the others a page has all or nothing.
              {
                name: 'frame',
                test: /\/apps\/site\/src\/(?:lib\/(?:chunk|consent|faults|held-back|kept-for-reload|toasts)|content\/consent|features\/consent\/settings)|\/primitives\/Logo\/|vite\/preload-helper/,
                priority: 2,
              },
              {
                name: 'sentences',
                test: /\/domain\/(?:MarkedText|motion)\//,
                minShareCount: 2,
                priority: 1,
              },
              {
                name: 'prices',
                test: /\/domain\/(?:PriceTag|PriceAnalysis\/PriceSum)|\/prices\/verdict/,
                minShareCount: 2,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  };
});
