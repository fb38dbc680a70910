/** The maximum width of the content: 68 characters, 1200 px, 1520 px, or none. */
export const containerWidths = ['text', 'content', 'wide', 'full'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

/**
 * The padding above and below a section of a page: `s` is 48 px, and 80 px from 1024 px up; `m` 64 and 96; `l`
 * 64 and 112.
 */
export const containerPaddings = ['none', 's', 'm', 'l'] as const;
export type ContainerPadding = (typeof containerPaddings)[number];

export const containerPaddingSides = ['both', 'start', 'end'] as const;
export type ContainerPaddingSides = (typeof containerPaddingSides)[number];
