/**
 * `display`, `headline` and `title` grow with the screen until it is about 1280 px wide. `label` looks like strong
 * text.
 */
export const headingSizes = ['display', 'headline', 'title', 'figure', 'subtitle', 'label'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];
