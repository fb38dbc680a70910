/** The ends of the scale, as percentages of the estimate. A price beyond them is drawn at the end. */
const SCALE_START = -25;
const SCALE_END = 35;

/** Returns the position of an amount that is `percent` above the estimate, as a percentage of the scale's length. */
export function getScalePosition(percent: number): number {
  const share = (Math.min(SCALE_END, Math.max(SCALE_START, percent)) - SCALE_START) / (SCALE_END - SCALE_START);
  return Number((share * 100).toFixed(1));
}
