import type { PriceTagStrings } from '../PriceTag/index.ts';
import { valuationCheckEnGB, type ValuationCheckStrings } from '../internal/valuation/strings.ts';

export interface PriceAnalysisStrings extends ValuationCheckStrings {
  heading: string;
  /** Follows the price above the ruler. */
  listed: string;
  /** Shown below the ruler at the estimate. {estimate}: the estimate */
  estimateMark: string;
  /** Shown below the ruler at the start of high prices. {from}: the lowest high price */
  highMark: string;
  estimate: string;
  listedPrice: string;
  difference: string;
  range: string;
  /** The likely range. {low}: its lower end; {high}: its upper end */
  rangeOf: string;
  noPrice: string;
  /** Shown instead of an estimate if none can be requested. */
  unvalued: string;
  checkValue: string;
  checking: string;
  futureValue: string;
  now: string;
  oneYear: string;
  threeYears: string;
  fiveYears: string;
  /** Replaces the text of every rule, e.g. to translate it. @default the valuation's `rule.text` */
  rule?: string | undefined;
  /** Overrides the tag's own strings. */
  tag?: Partial<PriceTagStrings> | undefined;
}

export const enGB: PriceAnalysisStrings = {
  ...valuationCheckEnGB,
  heading: 'Price Analysis',
  listed: 'listed',
  estimateMark: '{estimate} estimate',
  highMark: '{from} and up is high',
  estimate: 'Estimated Value',
  listedPrice: 'Listed Price',
  difference: 'Difference',
  range: 'Likely range',
  rangeOf: '{low} to {high}',
  noPrice: 'No price given',
  unvalued: 'Not valued yet',
  checkValue: 'Check Value',
  checking: 'Checking...',
  futureValue: 'Future Value Prediction',
  now: 'Now',
  oneYear: '1 Year',
  threeYears: '3 Years',
  fiveYears: '5 Years',
};
