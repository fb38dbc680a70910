/** `none` shows the background behind the band. */
export const bandTones = ['none', 'surface', 'sunk', 'raised'] as const;
export type BandTone = (typeof bandTones)[number];

/** The edges that have a hairline. */
export const bandEdges = ['none', 'start', 'end', 'both'] as const;
export type BandEdges = (typeof bandEdges)[number];

/** Steps of 4 px: 6 is 24 px. */
export const bandPaddings = [6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 28, 32] as const;
export type BandPadding = (typeof bandPaddings)[number];
