'use client';
export { PriceLedger, type PriceLedgerProps, type PriceLedgerStrings } from './PriceLedger.tsx';
export { PriceRuler, type PriceRulerProps, type PriceRulerSize, priceRulerSizes } from './PriceRuler.tsx';
export { PriceSum, type PriceSumProps, type PriceSumStrings } from './PriceSum.tsx';
export { PriceTag, type PriceTagProps, type PriceTagStrings } from './PriceTag.tsx';
export { type PriceBands, type Valuation, type Verdict, verdicts } from './valuation.ts';
