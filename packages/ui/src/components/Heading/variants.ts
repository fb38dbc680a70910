/** `display` and `headline` grow with the screen from 360 to 1280 px. `label` looks like strong text. */
export const headingSizes = ['display', 'headline', 'title', 'figure', 'subtitle', 'label'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];
