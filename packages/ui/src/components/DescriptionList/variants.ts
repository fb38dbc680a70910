/** The padding above and below each row: 8 px for `s`, 12 px for `m`. */
export const descriptionListSizes = ['s', 'm'] as const;
export type DescriptionListSize = (typeof descriptionListSizes)[number];
