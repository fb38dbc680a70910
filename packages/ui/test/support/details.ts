import type { CarDetail } from '../../src/domain/CarDetailDialog/index.ts';
import { type Angle, drawCar } from '../../src/domain/CarDrawing/index.ts';
import { barestCar, createValuation, longestCar, unvaluedCar } from './cars.ts';

const createView = (angle: Angle, label: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(drawCar({ body: 'estate', paint: 'blue', angle, frame: 'picture' }))}`,
  label,
});

export const fiveSeries: CarDetail = {
  id: 'five-series',
  make: 'BMW',
  model: '5 Series',
  derivative: '520d M Sport Touring Step Auto',
  year: 2019,
  mileage: 48_650,
  distance: 15,
  seller: 'Private seller',
  fuel: 'Diesel',
  gearbox: 'Automatic',
  bodyType: 'Estate',
  color: 'Blue',
  doors: 5,
  seats: 5,
  registration: 'HJ69 IZO',
  body: 'estate',
  paint: 'blue',
  pictures: [
    createView('side', 'Side'),
    createView('nose', 'Front'),
    createView('tail', 'Rear'),
    createView('wheel', 'Wheel'),
  ],
  link: 'https://listings.example.com/bmw-5-series',
  price: 22_750,
  valuation: createValuation(22_750, 24_900),
  range: { low: 23_700, high: 26_100 },
  futureValue: { oneYear: 21_400, threeYears: 16_300, fiveYears: 12_150 },
};

export const describedDetail: CarDetail = {
  ...fiveSeries,
  description: [
    'I have had this 5 Series for five years and enjoyed every mile: mostly motorway, always garaged.',
    '',
    'Full service history with nine stamps in the book, the last one in May. Four new tyres this year, with the receipts.',
    'Small scratch on the rear bumper; otherwise straight all round. Two keys, locking wheel nut and the original handbook.',
    '',
    'Viewing near Worcester, evenings and weekends. No part exchange, sorry.',
  ].join('\n'),
  remarks: [
    {
      heading: 'London ULEZ',
      word: 'Likely OK',
      text: 'Diesel cars first registered in September 2015 or later meet Euro 6, which the zone asks of them.',
    },
  ],
};

export const unvaluedDetail: CarDetail = { ...unvaluedCar, link: 'https://listings.example.com/glc' };

export const longestDetail: CarDetail = {
  ...longestCar,
  seller: 'The Longest Established Independent Prestige Car Dealership of Northumberland',
  link: 'https://listings.example.com/phantom',
  futureValue: { oneYear: 11_000_000, threeYears: 9_500_000, fiveYears: 7_250_000 },
};

export const barestDetail: CarDetail = barestCar;
