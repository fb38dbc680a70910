import type { CarCardCar } from '../src/domain/CarCard/index.ts';
import type { Body } from '../src/domain/CarDrawing/outlines.ts';

export interface BenchCar extends CarCardCar {
  id: number;
}

type Name = readonly [make: string, model: string, derivative: string, body: Body];

const FIRST_CAR: Name = ['BMW', 'X3', 'xDrive20d M Sport Step Auto', 'suv'];
const NAMES: readonly Name[] = [
  FIRST_CAR,
  ['Volvo', 'V60', 'D4 Momentum Plus Auto', 'estate'],
  ['Audi', 'A4', '35 TFSI Sport S tronic', 'saloon'],
  ['Volkswagen', 'Golf', '2.0 TDI Match DSG', 'hatchback'],
  ['Ford', 'Focus', '1.0T EcoBoost ST-Line', 'hatchback'],
  ['Tesla', 'Model 3', 'Long Range AWD', 'saloon'],
  ['Skoda', 'Superb', '2.0 TDI SE L DSG Estate', 'estate'],
];

const RULE = {
  text: 'Below the estimate is a good price; less than 15% above it is fair; more is a high price.',
  bands: { good: 0, high: 15 },
};

/** Returns the URL of a body's drawing, relative to the page. */
export const getPictureUrl = (body: Body) => `./${body}.svg`;

/** The generator is seeded, so every run has the same cars. */
export function createBenchCars(count: number, seed = 1): BenchCar[] {
  let state = seed;
  const pickBelow = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  return Array.from({ length: count }, (_, id) => {
    const [make, model, derivative, body] = NAMES[pickBelow(NAMES.length)] ?? FIRST_CAR;
    const estimate = 6000 + pickBelow(30_000);
    const price = Math.round(estimate * (0.85 + pickBelow(40) / 100));
    return {
      id,
      make,
      model,
      derivative,
      body,
      year: 2014 + pickBelow(11),
      price,
      mileage: 3000 + pickBelow(90_000),
      distance: 1 + pickBelow(180),
      // The last group of the registration has an I, which is never issued, so no real car has this registration.
      registration: `K${String.fromCodePoint(65 + pickBelow(8))}${14 + pickBelow(11)} I${String.fromCodePoint(65 + pickBelow(8))}B`,
      image: getPictureUrl(body),
      // One in eight cars is not valued yet.
      ...(pickBelow(8) > 0 && {
        valuation: {
          verdict: price < estimate ? 'good' : price < estimate * 1.15 ? 'fair' : 'high',
          price,
          estimate,
          rule: RULE,
        } as const,
        range: { low: Math.round(estimate * 0.95), high: Math.round(estimate * 1.05) },
      }),
    };
  });
}
