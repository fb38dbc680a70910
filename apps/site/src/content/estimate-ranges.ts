/**
 * About two thirds of asking prices differ from the estimate by at most these percentages (data/price-spread.json). The
 * youngest cars come first.
 */
export const estimateRanges: [EstimateRange, ...EstimateRange[]] = [
  { age: 'Up to 6 years', percentBelow: 15, percentAbove: 17 },
  { age: '6 to 10 years', percentBelow: 21, percentAbove: 27 },
  { age: '10 to 15 years', percentBelow: 28, percentAbove: 39 },
];

interface EstimateRange {
  age: string;
  percentBelow: number;
  percentAbove: number;
}
