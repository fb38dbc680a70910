/**
 * About two thirds of asking prices differ from the estimate by at most these percentages (data/price-spread.json). The
 * youngest cars come first.
 */
export const estimateRanges: [EstimateRange, ...EstimateRange[]] = [
  { age: 'Up to 6 years', below: 15, above: 17 },
  { age: '6 to 10 years', below: 21, above: 27 },
  { age: '10 to 15 years', below: 28, above: 39 },
];

interface EstimateRange {
  age: string;
  below: number;
  above: number;
}
