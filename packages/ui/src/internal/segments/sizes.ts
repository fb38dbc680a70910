/** Heights of 36, 48 and 56 px. */
export const segmentSizes = ['s', 'm', 'l'] as const;
export type SegmentSize = (typeof segmentSizes)[number];
