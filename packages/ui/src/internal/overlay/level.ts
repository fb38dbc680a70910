/** The z-index of all that floats: above any header, and among themselves what was opened last is on top. */
export const floatingLevel = 1000;
