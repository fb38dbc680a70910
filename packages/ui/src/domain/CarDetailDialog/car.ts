import type { CarCardCar } from '../CarCard/index.ts';
import type { FutureValue } from '../PriceAnalysis/index.ts';

/** What can be said of a car by what is known of it, and why. */
export interface CarRemark {
  /** What it is about: 'London ULEZ'. */
  heading: string;
  /** The remark in a word or two: 'Likely OK'. */
  word: string;
  /** Why, in a sentence or two. */
  text: string;
}

/** A car as its dialog shows it: what a card knows, and more. What is missing is left out. */
export interface CarDetail extends CarCardCar {
  /** What the seller says of it; its lines stay lines, and nothing in it is markup. Long words are folded. */
  description?: string | undefined;
  /** Who sells it, as it is shown: 'Private seller'. */
  seller?: string | undefined;
  /** Where it is advertised. */
  link?: string | undefined;
  futureValue?: FutureValue | undefined;
  /** Each after the price, under a heading of its own. */
  remarks?: readonly CarRemark[] | undefined;
  /**
   * For who may see them; empty values are left out. What a visitor may not see must not be given: nothing that is on
   * the page is hidden by a blur.
   */
  specification?: Readonly<Record<string, string>> | undefined;
}

export const nameOf = ({ make, model }: CarDetail) => `${make} ${model}`.trim();

/** Gives the skeleton its shape; none of it is seen or read. */
export const standIn: CarDetail = {
  make: '0000000',
  model: '00000',
  derivative: '0000000 00000000 0000',
  year: 2020,
  mileage: 40_000,
  distance: 10,
  price: 20_000,
  link: '#',
  valuation: {
    verdict: 'good',
    price: 20_000,
    estimate: 22_000,
    rule: {
      text: '00 0000000 00000 0000 0000 00000 00000 000 0000000 00000 00 00 00000',
      bands: { good: 0, high: 15 },
    },
  },
  range: { low: 21_000, high: 23_000 },
  futureValue: { oneYear: 19_000, threeYears: 15_000, fiveYears: 11_000 },
};
