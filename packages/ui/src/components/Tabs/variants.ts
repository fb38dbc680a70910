/** Heights of 36, 44 and 56 px. */
export const tabsSizes = ['s', 'm', 'l'] as const;
export type TabsSize = (typeof tabsSizes)[number];
