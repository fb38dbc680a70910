// Generated from brands/*.json by `node build/write-theme.ts`. Do not edit.

/** The brands in the package: `dealer` is the default; `wireframe` proves that no component depends on it. */
export const brands = ['dealer', 'wireframe'] as const;
export type Brand = (typeof brands)[number];

/**
 * The two themes of every brand. Without `data-theme` the user's system decides. `data-theme="inverse"` is dark within light
 * and light within dark, for the one part of a page that should stand out.
 */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
