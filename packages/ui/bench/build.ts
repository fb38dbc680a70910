// Builds the bench's pages as an app would: for production, minified, with React Aria's strings only in the languages
// in use.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { sourceConditions } from '../../../scripts/vite-shared.mjs';
import { BODIES, drawCar } from '../src/domain/CarDrawing/index.ts';

const benchFolder = fileURLToPath(new URL('.', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../../.cache/bench/', import.meta.url));

/**
 * @param name the name of the page: 'kit' for kit.html
 * @param options.allLanguages keeps all of React Aria's strings, to measure how much leaving them out saves
 * @returns the folder of the built page
 */
export async function buildPage(name: string, { allLanguages = false } = {}): Promise<string> {
  const outDir = `${cacheFolder}${name}${allLanguages ? '-all-languages' : ''}`;
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    root: benchFolder,
    base: './',
    publicDir: drawPictures(),
    plugins: [
      vanillaExtractPlugin(),
      react(),
      ...(allLanguages ? [] : [optimizeLocales.vite({ locales: ['en-GB', 'en-US'] })]),
    ],
    resolve: { conditions: sourceConditions },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: `${benchFolder}${name}.html`,
        onLog(level, log, write) {
          // Only bundlers for servers use 'use client'. It has no effect in a bundle for browsers.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
        },
      },
    },
  };
  await build(config);
  return outDir;
}

function drawPictures(): string {
  const folder = `${cacheFolder}pictures`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const body of BODIES) writeFileSync(`${folder}/${body}.svg`, drawCar({ body, paint: 'blue', frame: 'picture' }));
  return folder;
}
