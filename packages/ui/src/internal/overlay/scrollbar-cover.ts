import { useLayoutEffect, useMemo } from 'react';
import './scrollbar-cover.css.ts';

let openModalCount = 0;

/**
 * Lets an open modal cover the page's scroll bar. Call it in your own overlays too, if they lock the page's scrolling.
 * Replaces the `scrollbar-gutter` of React Aria, in which nothing can be drawn, with padding of the same width.
 */
export function useScrollbarCover(isOpen: boolean): void {
  // Runs during render, before the overlay is mounted, because an effect would force another layout of the page.
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
