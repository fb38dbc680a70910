/** `listing` has its picture at the top, for a grid of results. `showcase` is small with its picture at the side, for a short row. */
export const carCardVariants = ['listing', 'showcase'] as const;
export type CarCardVariant = (typeof carCardVariants)[number];
