import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { log } from './log.ts';
import { signOfLife } from './sign-of-life.ts';

/**
 * A part of a page below its first screen, to stand in a `<Suspense>`. Prerendered it is in the page as HTML and stays as
 * it is; its code is fetched, and it comes alive, at the reader's first sign of life. Where there is no such HTML it is
 * fetched at once. `routes.tsx` names its file, so that its styles are there at the first paint.
 * @param id of an element in it, by which its HTML is found
 */
export function heldBack(
  id: string,
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const isPrerendered = typeof document !== 'undefined' && document.getElementById(id) !== null;
    for (let isFirst = true; ; isFirst = false) {
      // A page that is scrolled already is read already: it was loaded again, or its address has a hash.
      if (!isFirst || (isPrerendered && window.scrollY === 0)) await signOfLife();
      try {
        return await load();
      } catch (error) {
        // What is prerendered is whole without its code; the next sign of life tries again.
        if (typeof document === 'undefined') throw error;
        log.warn(`The part of the page around #${id} could not be fetched.`, { error });
      }
    }
  });
}
