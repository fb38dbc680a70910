/** Vite's client conditions, with the one that leads to the packages' sources before them. */
export const sourceConditions: string[];
/** For `optimizeDeps.include`. */
export const prebundle: string[];
