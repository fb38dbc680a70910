/**
 * The number of adverts in the comparison (data/price-spread.json), and the limits beyond which a car is not valued
 * (decision 0076).
 */
export const valuationLimits = {
  /** Adverts that the estimates were compared with. */
  adverts: 2669,
  /** In years. */
  maxAge: 15,
  /** In pounds. */
  minPrice: 1500,
  /** As a percentage of the estimate. */
  maxRangeAbove: 45,
};
