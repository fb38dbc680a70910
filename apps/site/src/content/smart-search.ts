const sentence = 'Audi A4 from 2019 under £21k, private, smells nice';
const createMark = (words: string, label: string, isLeftOut = false) => {
  const start = sentence.indexOf(words);
  return { start, end: start + words.length, label, isLeftOut };
};

/** The sentence in the first step, and how the reader parses it. */
export const exampleReading = {
  sentence,
  marks: [
    createMark('Audi A4', 'model'),
    createMark('from 2019', 'year'),
    createMark('under £21k', 'maximum price'),
    createMark('private', 'seller'),
    createMark('smells nice', 'left out', true),
  ],
};

/** @sample The sources of one search and their numbers of cars: invented. */
export const sampleSources = [
  { name: 'Classified listings', found: 214 },
  { name: 'Owners’ marketplaces', found: 96 },
  { name: 'Dealers’ websites', found: 31 },
] as const;

export const duplicateCount = 58;

export const listingAges = ['2 hours ago', '5 hours ago', 'Yesterday'] as const;

/** The filters, with the labels of the results page's form. */
export const filterNames = [
  'Postcode',
  'Distance',
  'Make',
  'Model',
  'Price',
  'Year',
  'Mileage',
  'Fuel type',
  'Transmission',
  'Body type',
  'Doors',
  'Seats',
  'Colour',
  'Seller',
] as const;
