/** The z-index of overlays: above any header. The last one opened is on top. */
export const floatingLevel = 1000;
