/** 36, 48 and 56 px high. */
export const segmentSizes = ['s', 'm', 'l'] as const;
export type SegmentSize = (typeof segmentSizes)[number];
