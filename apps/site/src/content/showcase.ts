import type { Verdict } from '@forecourt/search-core';

export const showcaseFilterLabels: Readonly<Record<Verdict | 'all', string>> = {
  all: 'All',
  good: 'Good',
  fair: 'Fair',
  high: 'High',
};

/** The labels of the sort orders. `newest` is the order of the data source. */
export const showcaseSortLabels: Readonly<Record<'newest' | 'price' | 'year' | 'mileage', string>> = {
  newest: 'Just valued',
  price: 'Price: lowest first',
  year: 'Year: newest first',
  mileage: 'Mileage: lowest first',
};

/** The meanings of the showcase’s verdicts. Keep the percentages equal to those of `SHOWCASE_RULE`. */
export const verdictMeanings = [
  {
    verdict: 'good',
    title: 'Great Deals',
    text: 'At least 5% below our estimate. Ring soon, and ask why it’s so cheap.',
  },
  {
    verdict: 'fair',
    title: 'Fair Pricing',
    text: 'Between 5% below and 10% above our estimate. There may be room to haggle.',
  },
  {
    verdict: 'high',
    title: 'Overpriced',
    text: 'At least 10% above our estimate. Ask what makes this one dearer.',
  },
] as const;
