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

/** The number of adverts in the comparison (data/price-spread.json), and the limits beyond which a car is not valued (decision 0076). */
export const valuationLimits = {
  /** Adverts that the estimates were compared with. */
  adverts: 2669,
  /** In years. */
  maxAge: 15,
  /** Pounds. */
  minPrice: 1500,
  /** As a percentage of the estimate. */
  maxRangeAbove: 45,
};
