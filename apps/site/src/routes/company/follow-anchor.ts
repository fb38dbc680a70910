import type { MouseEvent } from 'react';

/**
 * Scrolls to an anchor on this page without the router, which would render the page again and so remove a deferred
 * section until its code has loaded.
 */
export function followAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const place = document.getElementById(hash.slice(1));
  if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', hash);
  place.scrollIntoView();
  // Tab continues from here.
  place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
