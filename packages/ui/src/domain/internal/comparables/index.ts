export { sortByCloseness } from './closeness.ts';
export { fitLine, getPriceOnLine, type PriceLine, type PricePoint } from './fit.ts';
export type { EstimateWorking, PriceAdjustment } from './working.ts';
