/** `listing` stands upright below its picture, in a grid of results; `showcase` lies beside it, small, in a row of a few. */
export const carCardVariants = ['listing', 'showcase'] as const;
export type CarCardVariant = (typeof carCardVariants)[number];
