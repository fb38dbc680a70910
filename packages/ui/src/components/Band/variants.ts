/** `none` shows the background behind the band. */
export const bandTones = ['none', 'surface', 'sunk', 'raised'] as const;
export type BandTone = (typeof bandTones)[number];

/** The edges that have a hairline. */
export const bandEdges = ['none', 'start', 'end', 'both'] as const;
export type BandEdges = (typeof bandEdges)[number];

/** Distances of a band's content from its edges, in steps of 4 px. */
export const bandPaddings = [6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 28, 32] as const;
export type BandPadding = (typeof bandPaddings)[number];
