import type { PriceTagStrings } from '../PriceTag/index.ts';

export interface SampleListingTableStrings {
  car: string;
  seller: string;
  location: string;
  price: string;
  estimate: string;
  /** The difference between the price and the estimate. */
  gap: string;
  verdict: string;
  /** Shown below the price if the estimate has no column of its own. {estimate}: the estimate */
  estimateOf: string;
  /** Overrides the tag's own strings. */
  tag?: Partial<PriceTagStrings> | undefined;
}

export const enGB: SampleListingTableStrings = {
  car: 'Car',
  seller: 'Seller',
  location: 'Where',
  price: 'Price',
  estimate: 'Estimate',
  gap: 'Gap',
  verdict: 'Verdict',
  estimateOf: 'est. {estimate}',
};
