import type * as Head from '@forecourt/ui/head';
import { minifySync, type Plugin } from 'vite';
import { watchPageStart } from './page-start.ts';

// Vite's configuration is plain Node, to which the package's sources are not resolved.
const head = new URL('../../../packages/ui/src/head/index.ts', import.meta.url).href;

/**
 * Writes the inline scripts of every page: the chosen theme before the first paint, so that none flashes, and what happens
 * before the entry script runs. Prerendered pages carry the hashes of both in their policy.
 */
export function headScripts(): Plugin {
  return {
    name: 'forecourt-head-scripts',
    async transformIndexHtml(html) {
      const { themeScript } = (await import(/* @vite-ignore */ head)) as typeof Head;
      const startScript = minifySync('page-start.js', `(${watchPageStart.toString()})()`).code.trim();
      return html.replace(
        '<!--head-scripts-->',
        () => `<script>${themeScript}</script>\n    <script>${startScript}</script>`,
      );
    },
  };
}
