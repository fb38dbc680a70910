/** `s` is 8 px above and below each row, `m` is 12 px. */
export const descriptionListSizes = ['s', 'm'] as const;
export type DescriptionListSize = (typeof descriptionListSizes)[number];
