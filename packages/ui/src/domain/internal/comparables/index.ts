export { sortByCloseness } from './closeness.ts';
export { fitLine, getMean, getPriceOnLine, MIN_CARS_FOR_LINE, type PriceLine, type PricePoint } from './fit.ts';
export {
  type ComparableCar,
  type EstimateWorking,
  getWorking,
  getWorkingTotal,
  type PriceAdjustment,
} from './working.ts';
