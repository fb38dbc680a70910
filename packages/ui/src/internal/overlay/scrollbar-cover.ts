import { useLayoutEffect } from 'react';
import './scrollbar-cover.css.ts';

let openModals = 0;

/**
 * Lets an open modal cover the page's scroll bar. Dialog and Drawer call it. Call it in your own overlays too, if they lock the
 * page's scrolling, in a layout effect after this one: the bar must still be visible when this hook measures it.
 *
 * React Aria hides the bar and reserves its space with `scrollbar-gutter`, in which nothing can be drawn. This hook replaces
 * the gutter by padding, so that the page does not shift, and publishes the bar's width for elements fixed to the window
 * (`scrollbarWidth` of the theme).
 */
export function useScrollbarCover(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    openModals += 1;
    if (openModals === 1) replaceGutter();
    return () => {
      openModals -= 1;
      if (openModals === 0) restoreGutter();
    };
  }, [isOpen]);
}

function replaceGutter(): void {
  const { documentElement: root } = document;
  // The root's box excludes the bar, and also its gutter once React Aria has hidden the bar.
  const width = `${window.innerWidth - root.getBoundingClientRect().width}px`;
  root.dataset['modalOpen'] = '';
  // Browsers put the window's scroll bar on the right in both text directions.
  root.style.paddingRight = width;
  root.style.setProperty('--fc-scrollbar-width', width);
}

function restoreGutter(): void {
  const { documentElement: root } = document;
  delete root.dataset['modalOpen'];
  root.style.paddingRight = '';
  root.style.removeProperty('--fc-scrollbar-width');
}
