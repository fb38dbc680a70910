/** The brands that the package brings: `dealer` is the default, `wireframe` proves that no component has it baked in. */
export const brands = ['dealer', 'wireframe'] as const;
export type Brand = (typeof brands)[number];

/**
 * The two themes of every brand. Where no `data-theme` is set, the reader's system decides; `data-theme="inverse"` is
 * dark within light and light within dark, for the one thing on a page that shall stand out.
 */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
