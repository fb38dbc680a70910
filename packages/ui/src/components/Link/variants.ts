/** `text` stands in a sentence, `standalone` by itself, `quiet` among others of its kind: a header, a footer. `aria-current` marks where one is. */
export const linkVariants = ['text', 'standalone', 'quiet'] as const;
export type LinkVariant = (typeof linkVariants)[number];
