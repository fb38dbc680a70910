import type { Wish } from './generate-car.ts';

/** A rare car that is used in demonstrations. A stock of full coverage contains `COPIES` of it. */
export interface Demonstration {
  make: string;
  family: string;
  wish: Wish;
  /** The number of years from first registration to the advert, if `wish` has no year. */
  yearsOld?: number;
  /** An outcode. The car is within a few miles of its centre. */
  near?: string;
}

/** The number of cars per demonstration. */
export const COPIES = 3;

/**
 * Cars that a random stock of 20,000 would rarely contain, because of an unusual colour, fuel or version, or a small
 * area.
 */
export const DEMONSTRATIONS: readonly Demonstration[] = [
  { make: 'Abarth', family: '595', wish: { color: 'Yellow', maxMileage: 40_000 } },
  { make: 'Abarth', family: '595', wish: { color: 'Turquoise', maxMileage: 40_000 } },
  { make: 'Audi', family: 'TT', wish: { body: 'Convertible', year: 2013 } },
  { make: 'Bentley', family: 'Continental', wish: { color: 'Navy', minPrice: 45_000 }, yearsOld: 6 },
  { make: 'BMW', family: '5 Series', wish: { body: 'Saloon', fuel: 'Petrol Plug-in Hybrid', year: 2020 } },
  { make: 'Ford', family: 'Ka', wish: { color: 'Pink', doors: 3, maxPrice: 2_500 } },
  { make: 'Hyundai', family: 'i30', wish: { body: 'Hatchback', fuel: 'Petrol', transmission: 'Manual', year: 2018 } },
  { make: 'Jeep', family: 'Wrangler', wish: { color: 'Green' } },
  { make: 'Kia', family: 'Ceed', wish: {}, near: 'YO1' },
  { make: 'Lexus', family: 'IS', wish: { body: 'Saloon', year: 2016, maxPrice: 9_000 } },
  { make: 'Mazda', family: 'Mazda3', wish: { color: 'Maroon', fuel: 'Petrol' }, yearsOld: 5 },
  { make: 'Mazda', family: 'MX-5', wish: { body: 'Convertible', color: 'Red' } },
  { make: 'MG', family: 'HS', wish: { color: 'Purple' } },
  { make: 'MG', family: 'ZS', wish: { fuel: 'Electric' }, near: 'BA1' },
  { make: 'MINI', family: 'Hatch', wish: { color: 'Green', doors: 3 } },
  { make: 'Mitsubishi', family: 'Outlander', wish: { color: 'Black', fuel: 'Petrol Plug-in Hybrid' }, yearsOld: 5 },
  { make: 'Polestar', family: 'Polestar 2', wish: { color: 'White' }, yearsOld: 2 },
  { make: 'Skoda', family: 'Yeti', wish: {}, near: 'TR1' },
  { make: 'Smart', family: 'ForTwo', wish: {}, near: 'RG1' },
  { make: 'Subaru', family: 'Forester', wish: {}, near: 'AB10' },
  { make: 'Tesla', family: 'Model S', wish: { color: 'White' }, near: 'EH3' },
  { make: 'Toyota', family: 'Corolla', wish: { body: 'Estate', fuel: 'Petrol Hybrid', year: 2021 } },
  { make: 'Vauxhall', family: 'Insignia', wish: { body: 'Estate', fuel: 'Diesel', minPrice: 6_300, maxPrice: 7_700 } },
  { make: 'Vauxhall', family: 'Zafira', wish: { fuel: 'Bi Fuel', transmission: 'Manual' } },
  { make: 'Volkswagen', family: 'T-Roc', wish: { color: 'Gold', fuel: 'Petrol' } },
  { make: 'Volvo', family: 'V60', wish: { body: 'Estate', transmission: 'Manual', maxMileage: 75_000 } },
];
