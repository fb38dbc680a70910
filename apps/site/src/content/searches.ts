import hatchbackNavy from 'virtual:car/hatchback-navy.svg?url';
import hatchbackRed from 'virtual:car/hatchback-red.svg?url';
import saloonBlue from 'virtual:car/saloon-blue.svg?url';
import saloonSilver from 'virtual:car/saloon-silver.svg?url';
import saloonWhite from 'virtual:car/saloon-white.svg?url';
import suvGreen from 'virtual:car/suv-green.svg?url';

export interface SearchSuggestion {
  text: string;
  /**
   * The text on small screens.
   * @default the first two words
   */
  shortText?: string;
}

/** The chips below 'Popular'. Each sends its text without the ellipsis. */
export const popularSearches: readonly SearchSuggestion[] = [
  { text: 'BMW X5 under £30k...' },
  { text: 'Audi A4 2020 or newer...' },
  { text: 'Tesla Model 3 low mileage...' },
  { text: 'Mercedes automatic...' },
  { text: 'VW Golf diesel...' },
];

/**
 * An example search that types itself, the marks on the words that are understood, and a picture of a matching car.
 */
export interface Example {
  text: string;
  marks: readonly { words: string; label: string }[];
  /** The URL of the car's image. */
  car: string;
}

export const examples: readonly Example[] = [
  {
    text: 'BMW X5 under £30k near London',
    marks: [
      { words: 'BMW X5', label: 'make, model' },
      { words: 'under £30k', label: 'maximum price' },
      { words: 'near London', label: 'where' },
    ],
    car: suvGreen,
  },
  {
    text: 'Mercedes C-Class low mileage',
    marks: [
      { words: 'Mercedes C-Class', label: 'make, model' },
      { words: 'low mileage', label: 'maximum mileage' },
    ],
    car: saloonSilver,
  },
  {
    text: 'Audi A4 2020 automatic',
    marks: [
      { words: 'Audi A4', label: 'make, model' },
      { words: '2020', label: 'year' },
      { words: 'automatic', label: 'gearbox' },
    ],
    car: saloonBlue,
  },
  {
    text: 'Tesla Model 3 within 50 miles',
    marks: [
      { words: 'Tesla Model 3', label: 'make, model' },
      { words: 'within 50 miles', label: 'how far' },
    ],
    car: saloonWhite,
  },
  {
    text: 'Ford Focus automatic under 40k miles',
    marks: [
      { words: 'Ford Focus', label: 'make, model' },
      { words: 'automatic', label: 'gearbox' },
      { words: 'under 40k miles', label: 'maximum mileage' },
    ],
    car: hatchbackRed,
  },
  {
    text: 'VW Golf diesel recent model',
    marks: [
      { words: 'VW Golf', label: 'make, model' },
      { words: 'diesel', label: 'fuel' },
      { words: 'recent model', label: 'year' },
    ],
    car: hatchbackNavy,
  },
];
