import type * as Head from '@forecourt/ui/head';
import type { Plugin } from 'vite';

// Vite's configuration is plain Node, to which the package's sources are not resolved.
const head = new URL('../../../packages/ui/src/head/index.ts', import.meta.url).href;

/** The chosen theme before the first paint, so that none flashes. Prerendered pages carry the script's hash in their policy. */
export function themeBeforePaint(): Plugin {
  return {
    name: 'forecourt-theme-script',
    async transformIndexHtml(html) {
      const { themeScript } = (await import(/* @vite-ignore */ head)) as typeof Head;
      return html.replace('<!--theme-script-->', `<script>${themeScript}</script>`);
    },
  };
}
