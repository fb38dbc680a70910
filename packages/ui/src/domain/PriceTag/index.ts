'use client';
export type { EstimateWorking, PriceAdjustment } from '../internal/comparables/index.ts';
export { PriceLedger, type PriceLedgerProps } from './PriceLedger.tsx';
export { PriceRuler, type PriceRulerProps, type PriceRulerSize, priceRulerSizes } from './PriceRuler.tsx';
export { PriceSum, type PriceSumProps } from './PriceSum.tsx';
export { PriceTag, type PriceTagProps } from './PriceTag.tsx';
export {
  type OwnVerdict,
  type PriceBand,
  type PriceBands,
  type Valuation,
  type Verdict,
  verdicts,
  type VerdictTone,
  verdictTones,
} from './valuation.ts';
export type { PriceLedgerStrings, PriceSumStrings, PriceTagStrings } from './strings.ts';
