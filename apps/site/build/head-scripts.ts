import type * as Head from '@forecourt/ui/head';
import type { Plugin } from 'vite';

// Vite's configuration is plain Node, to which the package's sources are not resolved.
const head = new URL('../../../packages/ui/src/head/index.ts', import.meta.url).href;

/**
 * Keeps the last press of a button until the page's scripts are there: `window.takeFirstPress()` of lib/first-press.ts hands
 * it over. A form that a button sends waits as well, unless the page is loaded: its scripts did not come then, and
 * the form goes its way without them.
 */
const firstPressScript =
  '{let o=new AbortController,p;' +
  'addEventListener("click",e=>{' +
  'let b=e.target.closest("button");' +
  'p=b&&{button:b,at:e.timeStamp};' +
  'if(b&&b.type=="submit"&&document.readyState!="complete")e.preventDefault()' +
  '},{capture:true,signal:o.signal});' +
  'window.takeFirstPress=()=>(o.abort(),p)}';

/**
 * What a page does before its scripts are there: the chosen theme before the first paint, so that none flashes, and an ear for
 * presses. Prerendered pages carry the hashes of both in their policy.
 */
export function headScripts(): Plugin {
  return {
    name: 'forecourt-head-scripts',
    async transformIndexHtml(html) {
      const { themeScript } = (await import(/* @vite-ignore */ head)) as typeof Head;
      return html.replace(
        '<!--head-scripts-->',
        `<script>${themeScript}</script>\n    <script>${firstPressScript}</script>`,
      );
    },
  };
}
