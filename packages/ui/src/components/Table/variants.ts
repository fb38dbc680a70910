/** Rows of 36 and 48 px, with one line of text. */
export const tableSizes = ['s', 'm'] as const;
export type TableSize = (typeof tableSizes)[number];

/** Alignments of a column's content: 'end' for numbers. */
export const tableAligns = ['start', 'center', 'end'] as const;
export type TableAlign = (typeof tableAligns)[number];
