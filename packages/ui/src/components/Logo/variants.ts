/** Heights of 26, 36 and 72 px. `l` is 112 px high from a screen width of 768 px. */
export const logoSizes = ['s', 'm', 'l'] as const;
export type LogoSize = (typeof logoSizes)[number];
