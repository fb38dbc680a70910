/**
 * Returns whether a URL is in the address bar, which changes before the rendered location. The second press of a double click
 * replaces its history entry.
 */
export const isCurrentHref = (href: string): boolean => href === window.location.pathname + window.location.search;
