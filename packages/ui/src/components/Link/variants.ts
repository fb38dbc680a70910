/**
 * `text` is for sentences, `standalone` for single links, `quiet` for lists of links, as in a footer. `aria-current`
 * marks the current page.
 */
export const linkVariants = ['text', 'standalone', 'quiet'] as const;
export type LinkVariant = (typeof linkVariants)[number];
