import { judgeShowcase } from '@forecourt/search-core';
import audi from 'virtual:car/saloon-blue.svg?url';
import hyundai from 'virtual:car/hatchback-red.svg?url';
import mercedes from 'virtual:car/coupe-silver.svg?url';

/**
 * The sample cars of docs/specification.md, section 9. They are invented, and labelled as samples. Prices are in
 * pounds.
 */
const cars = [
  {
    make: 'Audi',
    model: 'A4',
    year: 2022,
    mileage: 31_400,
    price: 19_995,
    estimate: 23_550,
    image: audi,
    tint: 'blue',
  },
  {
    make: 'Mercedes',
    model: 'C-Class',
    year: 2019,
    mileage: 46_120,
    price: 22_500,
    estimate: 21_500,
    image: mercedes,
    tint: 'silver',
  },
  {
    make: 'Hyundai',
    model: 'Ioniq',
    year: 2019,
    mileage: 92_000,
    price: 13_245,
    estimate: 8_350,
    image: hyundai,
    tint: 'red',
  },
] as const;

export const sampleCars = cars.map((car) => ({ ...car, valuation: judgeShowcase(car.price, car.estimate) }));
