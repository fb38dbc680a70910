/** Rounds a percentage to two decimal places, for markup. */
export const roundPercent = (percent: number): number => Number(percent.toFixed(2)) + 0;
