/** The performance of a post, best first. 'other' means that it cannot be rated yet. */
export const postPerformances = ['high', 'good', 'fair', 'other'] as const;
export type PostPerformance = (typeof postPerformances)[number];
