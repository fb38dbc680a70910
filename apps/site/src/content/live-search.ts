/** The sentence on the Ads Search page, and the search that the reader extracts from it (live-search.test.ts). */
export const liveSearch = {
  sentence: 'Ford Fiesta under £8k within 50 miles of Leeds',
  marks: [
    { words: 'Ford Fiesta', label: 'make, model' },
    { words: 'under £8k', label: 'maximum price' },
    { words: 'within 50 miles', label: 'how far' },
    { words: 'Leeds', label: 'where' },
  ],
  /** The query of the results page. */
  query: { make: 'Ford', model: 'Fiesta', maxPrice: '8000', distance: '50', postcode: 'LS1' },
} as const;
