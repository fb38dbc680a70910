import { RESULTS_RULE } from '@forecourt/search-core';
import type { MarketModel } from './market.ts';
import { getPriceSpread, MAX_VALUED_AGE, MIN_VALUED_PRICE } from './price-spread.ts';

/** A car's valuation, in pounds. */
export interface Estimate {
  value: number;
  /** About two thirds of comparable cars are advertised between `low` and `high`. */
  low: number;
  high: number;
  /** Future values by years from now, at the model's usual mileage. */
  future: { oneYear: number; threeYears: number; fiveYears: number };
}

/**
 * Returns the market price in pounds, by the formula in `data/README.md` with its floor for old cars.
 * @param age in years, including fractions
 * @param equipment the log of the factor of version and trim on the model's usual price
 */
export function getMarketPrice(model: MarketModel, age: number, miles: number, equipment = 0): number {
  const logFactor = model.ageLogSlope * age + (model.mileageLogSlopePer10k * miles) / 10_000 + equipment;
  return Math.max(model.basePrice * Math.exp(logFactor), getFloorPrice(model));
}

/**
 * Values a car whose age, mileage and equipment are known. The range is one standard deviation either way on a log
 * scale, so it extends further above the value than below.
 */
export function estimate(model: MarketModel, age: number, miles: number, equipment: number): Estimate {
  const value = getMarketPrice(model, age, miles, equipment);
  const spread = getPriceSpread(age);
  const estimateAfter = (years: number) =>
    roundToTen(Math.min(value, getMarketPrice(model, age + years, miles + years * model.annualMilesMean, equipment)));
  return {
    value: roundToTen(value),
    low: roundToTen(value * Math.exp(-spread)),
    high: roundToTen(value * Math.exp(spread)),
    future: { oneYear: estimateAfter(1), threeYears: estimateAfter(3), fiveYears: estimateAfter(5) },
  };
}

/**
 * The maximum fraction by which a range may extend above its value: three times the threshold of a high price. A wider
 * range would contain even a very high price.
 */
const MAX_RANGE_ABOVE = (3 * RESULTS_RULE.bands.high) / 100;

/**
 * Returns whether an estimate is good enough for a verdict on the price (decision 0076).
 * @param age in years, including fractions
 */
export function canJudge(price: number, age: number, { value, high }: Estimate): boolean {
  return age <= MAX_VALUED_AGE && Math.min(price, value) >= MIN_VALUED_PRICE && high / value - 1 <= MAX_RANGE_ABOVE;
}

/** Returns the minimum price of a running car. It is higher for expensive cars because of their parts. */
function getFloorPrice(model: MarketModel): number {
  return Math.max(550, model.listPrice * 0.02);
}

function roundToTen(pounds: number): number {
  return Math.round(pounds / 10) * 10;
}
