/**
 * Returns the margin in pounds, rounded up to £10, if a price lies within the likely range of its car: the difference to the
 * estimate is then too small to mean much. Undefined if the price is outside the range.
 *
 * The range of an estimate reaches further up than down, so the margin is that of the price's side.
 */
export function findMargin(
  price: number,
  estimate: number,
  range: { low: number; high: number } | undefined,
): number | undefined {
  if (range === undefined || price < range.low || price > range.high) return undefined;
  const margin = price < estimate ? estimate - range.low : range.high - estimate;
  return margin > 0 ? Math.ceil(margin / 10) * 10 : undefined;
}
