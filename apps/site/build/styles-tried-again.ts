import type { Plugin } from 'vite';

/** The module that Vite puts around every dynamic import of a chunk that has a style sheet. */
const HELPER = /vite\/preload-helper\.js$/;

/**
 * What Vite does with a sheet that could not be fetched, and what it has to do. It marks the sheet as seen and leaves its
 * link in the head, so that the next try of the chunk brings the code and not its styles: after a moment without a
 * connection the chat and the filters stood there as bare text.
 */
const MENDS = [
  { find: /(\(err\) => \{\s*)seen\[href\] = void 0;/, put: '$1delete seen[href];' },
  { find: /if \(e\.type === "error"\) rej\(/, put: 'if (e.type === "error") link.remove(), rej(' },
] as const;

/** Has a style sheet that could not be fetched asked for again with its chunk. Fails the build where Vite's code is another. */
export function stylesTriedAgain(): Plugin {
  let isMended = false;
  return {
    name: 'styles-tried-again',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler: (code) => {
        let mended = code;
        for (const { find, put } of MENDS) {
          const next = mended.replace(find, put);
          if (next === mended) {
            throw new Error(
              `Vite's preload helper holds nothing like ${find} any more. See whether a style sheet that could not be fetched is asked for again now; if so, remove this plugin, else mend it anew.`,
            );
          }
          mended = next;
        }
        isMended = true;
        return { code: mended, map: null };
      },
    },
    generateBundle(_options, bundle) {
      const isThere = Object.values(bundle).some(
        (output) => output.type === 'chunk' && output.moduleIds.some((id) => HELPER.test(id)),
      );
      if (isThere && !isMended) throw new Error("Vite's preload helper went by without being mended.");
    },
  };
}
