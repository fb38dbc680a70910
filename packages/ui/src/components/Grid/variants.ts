import type { Gap } from '../Stack/index.ts';

export const gridColumns = [1, 2, 3, 4] as const;
export type GridColumns = (typeof gridColumns)[number];

/** Two columns by their shares: '7:5' gives the first column seven twelfths. */
export const gridShares = ['8:4', '7:5', '6:5', '5:6', '5:7', '4:8', '3:9'] as const;
export type GridShares = (typeof gridShares)[number];

/** Gaps that can replace a grid's base gap from 1024 px up, in steps of 4 px. */
export const gridDesktopGaps = [8, 10, 12, 16] as const satisfies readonly Gap[];
export type GridDesktopGap = (typeof gridDesktopGaps)[number];

/** The vertical alignment of the items in a row. */
export const gridAlignments = ['start', 'center', 'end'] as const;
export type GridAlignment = (typeof gridAlignments)[number];
