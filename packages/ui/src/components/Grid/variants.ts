export const gridColumns = [1, 2, 3, 4] as const;
export type GridColumns = (typeof gridColumns)[number];
