import { createValuation, createPicture } from '../test/support/cars.ts';
import type { Body, PaintName } from '../src/domain/CarDrawing/index.ts';
import type { PatternCar } from './ResultsPage.tsx';

type Listing = readonly [
  make: string,
  model: string,
  derivative: string,
  year: number,
  mileage: number | undefined,
  distance: number,
  registration: string,
  body: Body,
  paint: PaintName | undefined,
  price: number,
  /** Undefined if the car has not been valued. */
  estimate: number | undefined,
];

// The last group of each registration has an I, which is never issued.
const listings: readonly Listing[] = [
  ['BMW', 'X3', 'xDrive20d M Sport Step Auto', 2020, 41_200, 12, 'KV20 IOA', 'suv', 'black', 24_995, 26_850],
  ['Volvo', 'V60', 'D4 Momentum Plus Auto', 2019, 52_870, 31, 'LB19 IXE', 'estate', 'turquoise', 17_450, 17_100],
  ['Audi', 'Q5', '40 TDI quattro S line S tronic', 2020, 38_105, 8, 'GX70 IUM', 'suv', 'white', 29_750, 25_300],
  ['Skoda', 'Superb', '2.0 TDI SE L DSG Estate', 2021, 29_640, 44, 'EA21 IRT', 'estate', 'beige', 19_995, 21_640],
  ['Volvo', 'XC60', 'B4 Mild Hybrid Inscription Auto', 2020, 47_318, 19, 'WM20 IKE', 'suv', 'red', 26_490, undefined],
  [
    'Volkswagen',
    'Passat',
    '2.0 TDI SEL DSG Estate',
    2019,
    undefined,
    27,
    'OY69 IDN',
    'estate',
    'silver',
    15_200,
    15_450,
  ],
  ['Mercedes-Benz', 'GLC', '220 d 4MATIC AMG Line', 2019, 44_902, 36, 'FN19 IHV', 'suv', undefined, 27_999, 26_200],
  ['BMW', '5 Series', '520d M Sport Touring Step Auto', 2019, 48_650, 15, 'HJ69 IZO', 'estate', 'blue', 22_750, 24_900],
];

export const cars: readonly PatternCar[] = listings.map(
  ([make, model, derivative, year, mileage, distance, registration, body, paint, price, estimate]) => ({
    id: registration,
    make,
    model,
    derivative,
    year,
    mileage,
    distance,
    registration,
    body,
    paint,
    image: paint && createPicture(body, paint),
    price,
    valuation: estimate === undefined ? undefined : createValuation(price, estimate),
    range: estimate === undefined ? undefined : { low: Math.round(estimate * 0.95), high: Math.round(estimate * 1.05) },
    seller: 'Private seller',
    link: 'https://listings.example.com/car',
    futureValue: {
      oneYear: Math.round(price * 0.88),
      threeYears: Math.round(price * 0.68),
      fiveYears: Math.round(price * 0.5),
    },
  }),
);
