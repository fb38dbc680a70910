import type { ShowcaseFilter, ShowcaseSort } from '../services/showcase-cars.ts';

/** The showcase's filters, by derived price tag. */
export const showcaseFilterLabels: Readonly<Record<ShowcaseFilter, string>> = {
  all: 'All',
  good: 'Good',
  fair: 'Fair',
  high: 'High',
};

/** `newest` is the order of the data source. */
export const showcaseSortLabels: Readonly<Record<ShowcaseSort | 'newest', string>> = {
  newest: 'Just valued',
  price: 'Price: lowest first',
  year: 'Year: newest first',
  mileage: 'Mileage: lowest first',
};

/**
 * Explains the three verdicts of the showcase. The figures are those of its rule.
 * @sample Three sums, of a car's price and its estimate: invented.
 */
export const verdictMeanings: readonly {
  title: string;
  text: string;
  /** Pounds. */
  price: number;
  /** Pounds. */
  estimate: number;
}[] = [
  {
    title: 'Great Deals',
    text: 'At least 5% below what the car is worth by our estimate. Ring soon, and ask why it is so cheap.',
    price: 16_450,
    estimate: 18_700,
  },
  {
    title: 'Fair Pricing',
    text: 'Less than 5% below the estimate and less than 10% above it. There is a little room to talk.',
    price: 12_750,
    estimate: 12_500,
  },
  {
    title: 'Overpriced',
    text: '10% or more above the estimate. Ask what makes this one dearer, or what the seller would take.',
    price: 24_495,
    estimate: 21_100,
  },
];
