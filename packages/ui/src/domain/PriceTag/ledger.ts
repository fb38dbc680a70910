import type { EstimateWorking, PriceAdjustment } from '../internal/comparables/index.ts';

/** Whole units of the currency that add up: `average + adjustments + rest = estimate`. */
export interface Ledger {
  average: number;
  adjustments: readonly { adjustment: PriceAdjustment; amount: number }[];
  /** The part of the estimate that the adjustments do not explain. 0 if they explain all of it. */
  rest: number;
}

/** Rounding changes the estimate by at most this much. */
const MAX_ROUNDING_ERROR = 0.5;

/** Rounds the lines of a ledger so that the displayed integers add up to the rounded estimate. */
export function createLedger({ average, adjustments }: EstimateWorking, estimate: number): Ledger {
  const exactAmounts = [average, ...adjustments.map(({ amount }) => amount)];
  const target = Math.round(estimate) + 0; // Adds 0 to turn -0 into 0.
  const total = exactAmounts.reduce((sum, amount) => sum + amount, 0);
  const isExplained = Math.abs(total - target) <= MAX_ROUNDING_ERROR;
  const [start = 0, ...rounded] = isExplained
    ? roundToSum(exactAmounts, target)
    : exactAmounts.map((amount) => Math.round(amount) + 0);
  return {
    average: start,
    adjustments: adjustments.map((adjustment, index) => ({ adjustment, amount: rounded[index] ?? 0 })),
    rest: target - rounded.reduce((sum, amount) => sum + amount, start),
  };
}

/** Rounds each number down or up so that the results add up to `target` (largest remainder method). */
function roundToSum(values: readonly number[], target: number): number[] {
  const flooredValues = values.map(Math.floor);
  const missing = target - flooredValues.reduce((sum, value) => sum + value, 0);
  const indexesByRemainder = values
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((one, other) => other.remainder - one.remainder);
  for (const { index } of indexesByRemainder.slice(0, missing)) flooredValues[index] = (flooredValues[index] ?? 0) + 1;
  return flooredValues;
}
