/** Rounds a percentage for markup. */
export const roundPercent = (percent: number): number => Number(percent.toFixed(2)) + 0;
