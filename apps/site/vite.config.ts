import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions, defineConfig, loadEnv } from 'vite';
import { prebundle, sourceConditions } from '../../scripts/vite-shared.mjs';
import { createCarsPlugin } from './build/cars.ts';
import { chunkGroups } from './build/chunks.ts';
import { parseBrowserEnvironment } from './build/environment.ts';
import { createFontsPlugin } from './build/fonts.ts';
import { createHeadScriptsPlugin } from './build/head-scripts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig(({ mode, isSsrBuild }) => {
  // If a variable is invalid, the build fails and reports its name. The browser gets only the validated values.
  Object.assign(process.env, parseBrowserEnvironment({ ...loadEnv(mode, repository, ''), ...process.env }), {
    VITE_BUILD_YEAR: String(new Date().getFullYear()),
  });
  // `npm run dev` serves pages from this server with hot reload, and everything else from the embedded backend.
  const backendUrl = process.env['BACKEND_URL'] ?? 'http://localhost:4174';

  return {
    root,
    envDir: repository,
    plugins: [
      createFontsPlugin(),
      createCarsPlugin(),
      createHeadScriptsPlugin(),
      vanillaExtractPlugin(),
      react(),
      // React Aria contains its strings in thirty languages. en-GB falls back to en-US.
      optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }),
    ],
    resolve: {
      conditions: sourceConditions,
      // vanilla-extract does not follow bare imports between .css.ts files. The theme's sheet would be lost if one of our
      // sheets were compiled first.
      alias: {
        '@forecourt/ui/theme': fileURLToPath(new URL('../../packages/ui/src/theme/index.ts', import.meta.url)),
        ...(mode === 'production' && !isSsrBuild && findProductionRouter()),
      },
    },
    ssr: { resolve: { conditions: ['@forecourt/source', ...defaultServerConditions] } },
    optimizeDeps: { include: prebundle },
    server: {
      proxy: {
        '/rest': backendUrl,
        '/dealer': backendUrl,
        '/api': backendUrl,
        '/search/feed': backendUrl,
        '/cars': backendUrl,
      },
    },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      rolldownOptions: {
        // File names are only hashes, because content blockers match words such as 'ads' in a URL.
        output: {
          entryFileNames: 'assets/[hash].js',
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
          hashCharacters: 'hex',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
});

/** Returns aliases for React Router's build without development warnings, which its `exports` do not list. */
function findProductionRouter(): Record<string, string> {
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
  const folder = createRequire(routerDom)
    .resolve('react-router')
    .replace(/development.*$/, 'production/');
  return { 'react-router/dom': `${folder}dom-export.mjs`, 'react-router': `${folder}index.mjs` };
}
