import type { CarCardCar } from '../../src/domain/CarCard/index.ts';
import { type Body, drawCar, type PaintName } from '../../src/domain/CarDrawing/index.ts';
import type { Valuation } from '../../src/domain/PriceTag/index.ts';

/** Returns a picture as a data URL, so that stories and tests do not need a server. */
export function createPicture(body: Body, paint: PaintName): string {
  return `data:image/svg+xml,${encodeURIComponent(drawCar({ body, paint, frame: 'picture' }))}`;
}

export function createValuation(price: number, estimate: number): Valuation {
  return {
    verdict: price < estimate ? 'good' : price < estimate * 1.15 ? 'fair' : 'high',
    price,
    estimate,
    rule: {
      text: 'Below the estimate is a good price; less than 15% above it is fair; more is a high price.',
      bands: { good: 0, high: 15 },
    },
  };
}

// The last group of each registration has an I, which is never issued, so no real car has these registrations.
export const x3: CarCardCar = {
  make: 'BMW',
  model: 'X3',
  derivative: 'xDrive20d M Sport Step Auto',
  year: 2020,
  mileage: 41_200,
  distance: 12,
  registration: 'KV20 IOA',
  body: 'suv',
  paint: 'black',
  image: createPicture('suv', 'black'),
  price: 24_995,
  valuation: createValuation(24_995, 26_850),
  range: { low: 25_600, high: 28_100 },
};

export const v60: CarCardCar = {
  make: 'Volvo',
  model: 'V60',
  derivative: 'D4 Momentum Plus Auto',
  year: 2019,
  mileage: 52_870,
  distance: 31,
  registration: 'LB19 IXE',
  body: 'estate',
  paint: 'turquoise',
  image: createPicture('estate', 'turquoise'),
  price: 17_450,
  valuation: createValuation(17_450, 17_100),
};

export const q5: CarCardCar = {
  make: 'Audi',
  model: 'Q5',
  derivative: '40 TDI quattro S line S tronic',
  year: 2020,
  mileage: 38_105,
  distance: 1,
  registration: 'GX70 IUM',
  body: 'suv',
  paint: 'white',
  image: createPicture('suv', 'white'),
  price: 29_750,
  valuation: createValuation(29_750, 25_300),
};

export const unvaluedCar: CarCardCar = {
  make: 'Mercedes-Benz',
  model: 'GLC',
  derivative: '220 d 4MATIC AMG Line',
  year: 2019,
  distance: 36,
  registration: 'FN19 IHV',
  body: 'suv',
  price: 27_999,
};

/** A car whose values are all long. */
export const longestCar: CarCardCar = {
  make: 'Rolls-Royce',
  model: 'Phantom Extended Wheelbase Drophead Coupé Mansory',
  derivative: 'Twin-Turbocharged 6.75 V12 Extended Wheelbase Executive Lounge Auto Euro 6 (s/s) 4dr (EWB)',
  year: 2024,
  mileage: 1_234_567,
  distance: 412,
  registration: 'AB24 ICD',
  body: 'saloon',
  paint: 'purple',
  image: createPicture('saloon', 'purple'),
  price: 12_345_678,
  valuation: createValuation(12_345_678, 8_350_000),
};

/** A car without any optional field. */
export const barestCar: CarCardCar = { make: 'Lotus', model: '' };
