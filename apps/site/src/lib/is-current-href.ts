/**
 * The address bar changes before the rendered location, so the second click of a double click adds no history entry.
 */
export const isCurrentHref = (href: string): boolean => href === window.location.pathname + window.location.search;
