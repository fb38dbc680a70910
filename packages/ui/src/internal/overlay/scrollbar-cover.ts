import { useLayoutEffect, useMemo } from 'react';
import './scrollbar-cover.css.ts';

let openModalCount = 0;

/**
 * Lets an open modal cover the page's scroll bar. Dialog and Drawer call it. Call it in your own overlays too, if they
 * lock the page's scrolling.
 *
 * React Aria hides the bar and reserves its space with `scrollbar-gutter`, in which nothing can be drawn. This hook
 * replaces the gutter with padding, so that the page does not shift, and publishes the bar's width for elements fixed
 * to the window (`scrollbarWidth` of the theme). It changes nothing if the bar takes no space.
 */
export function useScrollbarCover(isOpen: boolean): void {
  // Runs during render, before the overlay is mounted. An effect would force another layout of the page.
  const width = useMemo(() => (isOpen ? getScrollbarWidth() : 0), [isOpen]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    openModalCount += 1;
    if (openModalCount === 1) replaceScrollbar(width);
    return () => {
      openModalCount -= 1;
      if (openModalCount === 0) restoreScrollbar();
    };
  }, [isOpen, width]);
}

const getScrollbarWidth = () =>
  typeof window === 'undefined' ? 0 : window.innerWidth - document.documentElement.clientWidth;

function replaceScrollbar(width: number): void {
  // Returns early, because changing a custom property of the root recalculates the style of every element on the page.
  if (width === 0) return;
  const { documentElement: root } = document;
  root.dataset['modalOpen'] = '';
  // Browsers put the window's scroll bar on the right in both text directions.
  root.style.paddingRight = `${width}px`;
  root.style.setProperty('--fc-scrollbar-width', `${width}px`);
}

function restoreScrollbar(): void {
  const { documentElement: root } = document;
  delete root.dataset['modalOpen'];
  root.style.paddingRight = '';
  root.style.removeProperty('--fc-scrollbar-width');
}
