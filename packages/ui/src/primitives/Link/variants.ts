/** `text` stands in a sentence, `standalone` by itself, `quiet` among others of its kind: a menu, a footer. */
export const linkVariants = ['text', 'standalone', 'quiet'] as const;
export type LinkVariant = (typeof linkVariants)[number];
