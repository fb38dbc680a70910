import type { ChartCar, ThisCar } from '../../src/domain/PriceMileageChart/index.ts';

/** A car whose price is below the trend line of `similarCars`. Its registration cannot be real: I is never issued. */
export const a4: ThisCar = { name: 'Audi A4 Avant 2021', price: 13_250, mileage: 67_100, registration: 'NW71 INX' };

/** Prices and mileages in pounds and miles, in random order. */
export const similarCars: readonly ChartCar[] = [
  [12_400, 88_400],
  [13_290, 84_120],
  [13_150, 79_600],
  [14_490, 74_050],
  [14_250, 71_300],
  [15_450, 70_880],
  [14_995, 66_420],
  [15_790, 63_910],
  [14_890, 61_500],
  [16_495, 58_200],
  [16_250, 52_730],
  [17_290, 49_340],
  [16_890, 44_900],
  [17_900, 41_050],
].map(([price = 0, mileage = 0], index) => ({
  id: `car-${index + 1}`,
  name: `Audi A4 Avant ${2020 + (index % 3)}`,
  price,
  mileage,
}));
