/** The ends of the scale, as percentages of the estimate. A price beyond them is drawn at the end. */
const FROM = -25;
const TO = 35;

/** Returns the position, as a percentage of the scale's length, of an amount this many per cent above the estimate. */
export function along(percent: number): number {
  const share = (Math.min(TO, Math.max(FROM, percent)) - FROM) / (TO - FROM);
  return Number((share * 100).toFixed(1));
}
