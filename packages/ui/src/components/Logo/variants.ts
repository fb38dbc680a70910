/** Heights of 26, 36 and 72 px. `l` is 112 px high from 768 px on. */
export const logoSizes = ['s', 'm', 'l'] as const;
export type LogoSize = (typeof logoSizes)[number];
