import type { MouseEvent } from 'react';

/**
 * Follows a link to a place on this page: `<a href="#book-demo" onClick={followAnchor}>`. By the router's way the page would be drawn anew, and
 * a part of it whose code is deferred would vanish until that has come, and the place with it.
 */
export function followAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const place = document.getElementById(hash.slice(1));
  if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', hash);
  place.scrollIntoView();
  // whoever goes on by keyboard goes on from there
  place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
