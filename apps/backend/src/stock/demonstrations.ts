import type { Wish } from './drawCar.ts';

/** A rare car that the product is shown with, so that the stock holds some of them by design and not by luck. */
export interface Demonstration {
  make: string;
  family: string;
  wish: Wish;
  /** Years before now of first registration, instead of a year in `wish`. */
  yearsOld?: number;
  /** Letters of the postcode area where it stands. */
  area?: string;
}

/** How many of each there are. */
export const COPIES = 3;

export const DEMONSTRATIONS: readonly Demonstration[] = [];
