/**
 * True for the address in the address bar, which changes before the rendered location does: the second press of a double click
 * replaces its history entry.
 */
export const isCurrentHref = (href: string): boolean => href === window.location.pathname + window.location.search;
