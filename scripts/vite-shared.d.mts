/** Vite's client conditions, preceded by the one for the packages' sources. */
export const sourceConditions: string[];
/** The value for `optimizeDeps.include`. */
export const prebundle: string[];
