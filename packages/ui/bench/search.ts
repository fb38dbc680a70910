import type { BenchCar } from './cars.ts';

export interface ScreenProps {
  cars: readonly BenchCar[];
  sort: SortName;
  onSort: (sort: SortName) => void;
  isLoading: boolean;
}

export const sortOptions = [
  { value: 'most-recent', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'mileage', label: 'Mileage' },
] as const;
export type SortName = (typeof sortOptions)[number]['value'];

export const links = ['Pricing', 'Contact', 'About', 'Partnership', 'Sign In'];
export const solutions = [
  { id: 'smart-search', label: 'Smart Search', description: 'Search for cars in your own words' },
  { id: 'private-search', label: 'Private Search', description: 'Private sellers, with a verdict on each price' },
  { id: 'negotiation', label: 'Negotiation Agent', description: 'Calls the seller and reports back' },
  { id: 'marketing', label: 'Marketing Tool', description: 'Your stock on social media' },
];

export const sentence = 'Automatic SUV or estate from 2019 under £30k, 50 miles from London';
export const tags = [
  { id: 'suv', label: 'SUV' },
  { id: 'estate', label: 'Estate' },
  { id: 'automatic', label: 'Automatic' },
  { id: 'from', label: 'From 2019' },
  { id: 'price', label: '£30,000' },
  { id: 'distance', label: '50 miles' },
];

const createNumberedOptions = (name: string) =>
  Array.from({ length: 60 }, (_, index) => ({ value: `${name}-${index}`, label: `${name} ${index + 1}` }));
const createOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));

export const makes = createNumberedOptions('Make');
export const models = createNumberedOptions('Model');
export const distanceOptions = createOptions([
  'National',
  '5 miles',
  '10 miles',
  '25 miles',
  '50 miles',
  '100 miles',
  '200 miles',
]);
export const gearboxOptions = createOptions(['Any', 'Automatic', 'Manual']);
export const fuelOptions = createOptions(['Petrol', 'Diesel', 'Petrol Hybrid', 'Petrol Plug-in Hybrid', 'Electric']);
export const colorOptions = createOptions(['Black', 'White', 'Grey', 'Silver', 'Blue', 'Red', 'Green']);

export const pages = 13;
export const pageWindow = [1, 2, 3, 4, 5];
