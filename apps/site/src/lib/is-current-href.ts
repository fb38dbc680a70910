/**
 * Returns whether a URL is in the address bar, which changes before the rendered location. The second click of a double
 * click therefore replaces the history entry of the first.
 */
export const isCurrentHref = (href: string): boolean => href === window.location.pathname + window.location.search;
