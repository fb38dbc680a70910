import { useLayoutEffect } from 'react';
import './scrollbar-room.css.ts';

let openModals = 0;

/**
 * Lets an open modal cover the page's scroll bar. React Aria hides the bar and keeps its room free with
 * `scrollbar-gutter`, and nothing can be drawn in that room. This gives the room to the page as padding, so that the page
 * does not shift, and its width to what is fixed to the window (`scrollbarWidth` of the theme).
 */
export function useScrollbarRoom(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    openModals += 1;
    if (openModals === 1) takeRoom();
    return () => {
      openModals -= 1;
      if (openModals === 0) giveRoomBack();
    };
  }, [isOpen]);
}

function takeRoom(): void {
  const { documentElement: root } = document;
  // the width of the root's box excludes the bar, and also its gutter once React Aria has hidden the bar
  const width = `${window.innerWidth - root.getBoundingClientRect().width}px`;
  root.dataset['modalOpen'] = '';
  // browsers put the window's scroll bar on the right in both directions of text
  root.style.paddingRight = width;
  root.style.setProperty('--fc-scrollbar-width', width);
}

function giveRoomBack(): void {
  const { documentElement: root } = document;
  delete root.dataset['modalOpen'];
  root.style.paddingRight = '';
  root.style.removeProperty('--fc-scrollbar-width');
}
