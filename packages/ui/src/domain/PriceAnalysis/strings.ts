import type { PriceTagStrings } from '../PriceTag/index.ts';
import { valuationCheckEnGB, type ValuationCheckStrings } from '../internal/valuation/index.ts';

export interface PriceAnalysisStrings extends ValuationCheckStrings {
  heading: string;
  /** Follows the price above the ruler. */
  listed: string;
  /** Below the ruler, where the estimate stands. */
  estimateMark: (estimate: string) => string;
  /** Below the ruler, where a high price begins. */
  highMark: (from: string) => string;
  estimate: string;
  listedPrice: string;
  difference: string;
  range: string;
  rangeOf: (low: string, high: string) => string;
  noPrice: string;
  /** In place of an estimate that nobody can be asked for. */
  unvalued: string;
  checkValue: string;
  checking: string;
  futureValue: string;
  now: string;
  oneYear: string;
  threeYears: string;
  fiveYears: string;
  /** Texts of the tag, where they differ from its own. */
  tag?: Partial<PriceTagStrings> | undefined;
}

export const enGB: PriceAnalysisStrings = {
  ...valuationCheckEnGB,
  heading: 'Price Analysis',
  listed: 'listed',
  estimateMark: (estimate) => `${estimate} estimate`,
  highMark: (from) => `${from} and up is high`,
  estimate: 'Estimated Value',
  listedPrice: 'Listed Price',
  difference: 'Difference',
  range: 'Likely range',
  rangeOf: (low, high) => `${low} to ${high}`,
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
