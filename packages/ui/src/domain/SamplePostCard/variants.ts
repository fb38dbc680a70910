/** How a post did, from the best down; 'other' is what cannot be rated yet. It is no verdict on a price. */
export const postPerformances = ['high', 'good', 'fair', 'other'] as const;
export type PostPerformance = (typeof postPerformances)[number];
