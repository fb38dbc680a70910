/**
 * `listing` has its picture at the top, for a grid of results. `row` has a small picture at the side, for a list of
 * results as wide as the page. `showcase` is small, with its picture at the side, for a short row of cards.
 */
export const carCardVariants = ['listing', 'row', 'showcase'] as const;
export type CarCardVariant = (typeof carCardVariants)[number];
