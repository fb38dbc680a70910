import type { CarRequirements } from './generate-car.ts';

/** A rare car that is used in demonstrations. A stock of full coverage contains `COPIES_PER_DEMONSTRATION` of them. */
export interface Demonstration {
  make: string;
  family: string;
  requirements: CarRequirements;
  /** The number of years from first registration to the advert, if `requirements` has no year. */
  age?: number;
  /** An outcode. The car is within a few miles of its centre. */
  outcode?: string;
}

/** The number of cars per demonstration. */
export const COPIES_PER_DEMONSTRATION = 3;

/**
 * Cars that a random stock of 20,000 would rarely contain, because of an unusual colour, fuel or version, or a small
 * area.
 */
export const DEMONSTRATIONS: readonly Demonstration[] = [
  { make: 'Abarth', family: '595', requirements: { color: 'Yellow', maxMileage: 40_000 } },
  { make: 'Abarth', family: '595', requirements: { color: 'Turquoise', maxMileage: 40_000 } },
  { make: 'Audi', family: 'TT', requirements: { body: 'Convertible', year: 2013 } },
  { make: 'Bentley', family: 'Continental', requirements: { color: 'Navy', minPrice: 45_000 }, age: 6 },
  { make: 'BMW', family: '5 Series', requirements: { body: 'Saloon', fuel: 'Petrol Plug-in Hybrid', year: 2020 } },
  { make: 'Ford', family: 'Ka', requirements: { color: 'Pink', doors: 3, maxPrice: 2_500 } },
  {
    make: 'Hyundai',
    family: 'i30',
    requirements: { body: 'Hatchback', fuel: 'Petrol', transmission: 'Manual', year: 2018 },
  },
  { make: 'Jeep', family: 'Wrangler', requirements: { color: 'Green' } },
  { make: 'Kia', family: 'Ceed', requirements: {}, outcode: 'YO1' },
  { make: 'Lexus', family: 'IS', requirements: { body: 'Saloon', year: 2016, maxPrice: 9_000 } },
  { make: 'Mazda', family: 'Mazda3', requirements: { color: 'Maroon', fuel: 'Petrol' }, age: 5 },
  { make: 'Mazda', family: 'MX-5', requirements: { body: 'Convertible', color: 'Red' } },
  { make: 'MG', family: 'HS', requirements: { color: 'Purple' } },
  { make: 'MG', family: 'ZS', requirements: { fuel: 'Electric' }, outcode: 'BA1' },
  { make: 'MINI', family: 'Hatch', requirements: { color: 'Green', doors: 3 } },
  { make: 'Mitsubishi', family: 'Outlander', requirements: { color: 'Black', fuel: 'Petrol Plug-in Hybrid' }, age: 5 },
  { make: 'Polestar', family: 'Polestar 2', requirements: { color: 'White' }, age: 2 },
  { make: 'Skoda', family: 'Yeti', requirements: {}, outcode: 'TR1' },
  { make: 'Smart', family: 'ForTwo', requirements: {}, outcode: 'RG1' },
  { make: 'Subaru', family: 'Forester', requirements: {}, outcode: 'AB10' },
  { make: 'Tesla', family: 'Model S', requirements: { color: 'White' }, outcode: 'EH3' },
  { make: 'Toyota', family: 'Corolla', requirements: { body: 'Estate', fuel: 'Petrol Hybrid', year: 2021 } },
  {
    make: 'Vauxhall',
    family: 'Insignia',
    requirements: { body: 'Estate', fuel: 'Diesel', minPrice: 6_300, maxPrice: 7_700 },
  },
  { make: 'Vauxhall', family: 'Zafira', requirements: { fuel: 'Bi Fuel', transmission: 'Manual' } },
  { make: 'Volkswagen', family: 'T-Roc', requirements: { color: 'Gold', fuel: 'Petrol' } },
  { make: 'Volvo', family: 'V60', requirements: { body: 'Estate', transmission: 'Manual', maxMileage: 75_000 } },
];
