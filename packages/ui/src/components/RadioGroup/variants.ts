/** `list`: one option below the other, with descriptions. `segmented`: side by side, for two to five short labels. */
export const radioGroupVariants = ['list', 'segmented'] as const;
export type RadioGroupVariant = (typeof radioGroupVariants)[number];
