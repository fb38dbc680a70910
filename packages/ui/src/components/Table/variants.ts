/** Rows with one line of text are about 37 or 47 px high. */
export const tableSizes = ['s', 'm'] as const;
export type TableSize = (typeof tableSizes)[number];

/** The alignment of a column's content. Use 'end' for numbers. */
export const tableAligns = ['start', 'center', 'end'] as const;
export type TableAlign = (typeof tableAligns)[number];
