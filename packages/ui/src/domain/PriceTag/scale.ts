/** The ends of the scale, in per cent of the estimate. A price beyond them stands at the end. */
const FROM = -25;
const TO = 35;

/** Where on the scale, in per cent of its length, an amount stands that is so many per cent above the estimate. */
export function along(percent: number): number {
  const share = (Math.min(TO, Math.max(FROM, percent)) - FROM) / (TO - FROM);
  return Number((share * 100).toFixed(1));
}
