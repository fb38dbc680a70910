import type * as Head from '@forecourt/ui/head';
import { minifySync, type Plugin } from 'vite';
import { watchPageStart } from './page-start.ts';

// Imported by path, because Vite's configuration runs in plain Node, which does not resolve the package's sources.
const headModuleUrl = new URL('../../../packages/ui/src/theme/head.ts', import.meta.url).href;

/**
 * Writes the inline scripts of every page: one sets the theme before the first paint, and the other handles clicks and
 * failed scripts until the entry script takes over. The policies of prerendered pages contain the hashes of both.
 */
export function createHeadScriptsPlugin(): Plugin {
  return {
    name: 'forecourt-head-scripts',
    async transformIndexHtml(html) {
      const { themeScript } = (await import(/* @vite-ignore */ headModuleUrl)) as typeof Head;
      const startScript = minifySync('page-start.js', `(${watchPageStart.toString()})()`).code.trim();
      return html.replace(
        '<!--head-scripts-->',
        () => `<script>${themeScript}</script>\n    <script>${startScript}</script>`,
      );
    },
  };
}
