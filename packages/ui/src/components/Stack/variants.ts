/** Steps of the space scale, in units of 4 px: 6 is 24 px. */
export const gaps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24, 32] as const;
export type Gap = (typeof gaps)[number];

export const stackDirections = ['column', 'row'] as const;
export type StackDirection = (typeof stackDirections)[number];

export const stackAlignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
export type StackAlignment = (typeof stackAlignments)[number];

export const stackJustifications = ['start', 'center', 'end', 'between'] as const;
export type StackJustification = (typeof stackJustifications)[number];
