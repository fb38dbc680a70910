import { type ComponentType, createElement, lazy, type LazyExoticComponent, useEffect } from 'react';
import { type Press, pressAgain } from './first-press.ts';
import { log } from './log.ts';
import { signOfLife } from './sign-of-life.ts';

/**
 * A part of a page below its first screen, to stand in a `<Suspense>`. Prerendered it is in the page as HTML and stays as
 * it is; its code is fetched, and it comes alive, at the reader's first sign of life. Where there is no such HTML it is
 * fetched at once. `routes.tsx` names its file, so that its styles are there at the first paint. A button that is pressed
 * before is pressed again when it can answer.
 * @param id of an element in it, by which its HTML is found
 */
export function heldBack(
  id: string,
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> {
  // Before anything is hydrated: what was pressed earlier still is pressed again as soon as the page is alive.
  const place = typeof document === 'undefined' ? null : document.getElementById(id);
  const pressKept = place ? keepPress(place) : undefined;
  return lazy(async () => {
    for (let isFirst = true; ; isFirst = false) {
      // A page that is scrolled already is read already: it was loaded again, or its address has a hash.
      if (!isFirst || (place && window.scrollY === 0)) await signOfLife();
      try {
        const { default: Part } = await load();
        const Alive = () => {
          useEffect(() => pressKept?.(), []);
          return createElement(Part);
        };
        return { default: Alive };
      } catch (error) {
        // What is prerendered is whole without its code; the next sign of life tries again.
        if (typeof document === 'undefined') throw error;
        log.warn(`The part of the page around #${id} could not be fetched.`, { error });
      }
    }
  });
}

/**
 * Remembers the last press of a button in the part around `place`, which ends its page. React gives up a press of what it
 * cannot hydrate yet. @returns what presses it, once
 */
function keepPress(place: Element): () => void {
  const heard = new AbortController();
  let pressed: Press | undefined;
  const first = partOf(place);
  const keep = ({ target, timeStamp }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || !first?.parentElement?.contains(button)) return;
    const isInPart = first.contains(button) || first.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
    pressed = isInPart ? { button, at: timeStamp } : undefined;
  };
  document.addEventListener('click', keep, { capture: true, signal: heard.signal });
  return () => {
    heard.abort();
    pressAgain(pressed);
    pressed = undefined;
  };
}

/** The chapter that an element stands in: a child of the page's main content. */
const partOf = (place: Element): Element | null => place.closest('main > *');
