import type { MarketModel } from './market.ts';
import type { Random } from './random.ts';

/** Facts of a car, in the vocabulary of the reference tables. */
export interface CarFacts {
  /** The year of first registration, from 2002, the first full year of the current format of registrations. */
  year: number;
  /** The month, from 1 to 12. */
  month: number;
  fuel: string;
  transmission: string;
  body: string;
  color: string;
  doors: number;
  seats: number;
}

const MIN_YEAR = 2002;
const HYBRID_PIONEERS = new Set(['Toyota', 'Lexus', 'Honda']);
/** Makes whose 'hybrid' figures include 48-volt diesels. */
const DIESEL_HYBRID_MAKES = new Set(['Audi', 'BMW', 'Land Rover', 'Mercedes-Benz', 'Volvo', 'Hyundai', 'Kia']);
/** Makes that sell mild hybrids with a manual gearbox. */
const MANUAL_HYBRID_MAKES = new Set(['Fiat', 'Ford', 'Hyundai', 'Kia', 'Mazda', 'Suzuki']);
/** Families that were also sold with, or often converted to, LPG. */
const BI_FUEL_FAMILIES = new Set([
  'Zafira',
  'Astra',
  'Vectra',
  'Insignia',
  'Combo',
  'Discovery',
  'Range Rover',
  'Forester',
  'V70',
]);

/** Picks random facts for a car of this model, except those in `overrides`. */
export function pickFacts(model: MarketModel, now: Date, random: Random, overrides: Partial<CarFacts> = {}): CarFacts {
  const year = overrides.year ?? pickYear(model, now, random, overrides.fuel);
  const fuel = overrides.fuel ?? pickFuel(model, year, random);
  const bodyInData = overrides.body ? undefined : random.pickWeighted(model.bodies);
  const body = overrides.body ?? getBodyName(bodyInData ?? '');
  const doors = overrides.doors ?? pickDoors(model, body, random);
  return {
    year,
    month: overrides.month ?? pickMonth(year, now, random),
    fuel,
    transmission: overrides.transmission ?? pickTransmission(model, year, fuel, random),
    body,
    color: overrides.color ?? pickColor(model, year, random),
    doors,
    seats: overrides.seats ?? pickSeats(model, body, random),
  };
}

/** Maps a body type in `data/models.json` to a name in the body_types table. */
export function getBodyName(bodyInData: string): string {
  const names: Record<string, string> = { suv: 'SUV', mpv: 'MPV', quadricycle: 'Hatchback' };
  return names[bodyInData] ?? bodyInData.charAt(0).toUpperCase() + bodyInData.slice(1);
}

function pickYear(model: MarketModel, now: Date, random: Random, fuel: string | undefined): number {
  const thisYear = now.getUTCFullYear();
  const lastYear = Math.min(model.lastYear, thisYear);
  const firstYear = Math.min(Math.max(model.firstYear, MIN_YEAR), lastYear);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, i) => firstYear + i);
  const weights = years.map((year): readonly [number, number] => [
    year,
    getAgeWeight(thisYear - year) * (fuel === undefined ? 1 : getEraWeight(fuel, year, model)),
  ]);
  return weights.some(([, weight]) => weight > 0) ? random.pickWeighted(weights) : lastYear;
}

/** Returns the number of cars for sale at an age, relative to cars that are four to nine years old. */
function getAgeWeight(age: number): number {
  if (age <= 0) return 0.3;
  if (age < 4) return 0.4 + age * 0.2;
  return age <= 9 ? 1 : Math.exp(-(age - 9) * 0.17);
}

function pickMonth(year: number, now: Date, random: Random): number {
  // More cars are registered in March and September, when plates change.
  const weights = [5, 3, 17, 6, 8, 10, 8, 4, 16, 8, 8, 7];
  const months = year === now.getUTCFullYear() ? Math.max(1, now.getUTCMonth()) : 12;
  return random.pickWeighted(weights.slice(0, months).map((weight, i): readonly [number, number] => [i + 1, weight]));
}

/** Returns the share of a fuel in a year, relative to its share over all years. */
function getEraWeight(fuel: string, year: number, model: MarketModel): number {
  switch (fuel) {
    case 'Electric':
    case 'electric':
      return year < 2011 ? 0 : year < 2018 ? 0.25 : 1 + (year - 2018) * 0.4;
    case 'hybrid':
    case 'Petrol Hybrid':
    case 'Diesel Hybrid':
      if (HYBRID_PIONEERS.has(model.make)) return year < 2004 ? 0 : 1;
      return year < 2012 ? 0 : year < 2018 ? 0.25 : 1.6;
    case 'plug-in hybrid':
    case 'Petrol Plug-in Hybrid':
      return year < 2013 ? 0 : year < 2017 ? 0.5 : 1.6;
    case 'diesel':
    case 'Diesel':
      return year < 2018 ? 1.2 : year < 2021 ? 0.6 : 0.3;
    case 'Bi Fuel':
      return year < 2016 ? 1 : 0;
    default:
      return 1;
  }
}

function pickFuel(model: MarketModel, year: number, random: Random): string {
  const weights = model.fuels.map(([fuel, share]): readonly [string, number] => [
    fuel,
    share * getEraWeight(fuel, year, model),
  ]);
  const fuel = random.pickWeighted(weights.some(([, weight]) => weight > 0) ? weights : model.fuels);
  return pickFuelName(fuel, model, year, random);
}

/** Maps a fuel in the data to the filters' vocabulary, which also contains diesel hybrids and bi-fuel. */
function pickFuelName(fuel: string, model: MarketModel, year: number, random: Random): string {
  const getFuelShare = (name: string) => model.fuels.find(([other]) => other === name)?.[1] ?? 0;
  switch (fuel) {
    case 'petrol':
      return BI_FUEL_FAMILIES.has(model.family) && getEraWeight('Bi Fuel', year, model) > 0 && random.pickBoolean(0.03)
        ? 'Bi Fuel'
        : 'Petrol';
    case 'diesel':
      return 'Diesel';
    case 'electric':
      return 'Electric';
    case 'hybrid': {
      const dieselShare = getFuelShare('diesel') / (getFuelShare('diesel') + getFuelShare('petrol') || 1);
      return DIESEL_HYBRID_MAKES.has(model.make) && random.pickBoolean(dieselShare) ? 'Diesel Hybrid' : 'Petrol Hybrid';
    }
    case 'plug-in hybrid':
      // Only Mercedes-Benz sells many plug-in diesels (C300de, E300de).
      return model.make === 'Mercedes-Benz' && year >= 2019 && getFuelShare('diesel') > 0.5 && random.pickBoolean(0.35)
        ? 'Diesel Hybrid'
        : 'Petrol Plug-in Hybrid';
    default:
      throw new Error(`data/models.json has the unknown fuel ‘${fuel}’. Add it to facts.ts.`);
  }
}

function pickTransmission(model: MarketModel, year: number, fuel: string, random: Random): string {
  if (fuel === 'Electric' || fuel === 'Petrol Plug-in Hybrid') return 'Automatic';
  if (fuel.endsWith('Hybrid') && !MANUAL_HYBRID_MAKES.has(model.make)) return 'Automatic';
  // The data is an average over years in which automatics became more common.
  const automaticShare = Math.min(1, model.automaticShare * (year < 2012 ? 0.75 : year > 2019 ? 1.2 : 1));
  return random.pickBoolean(automaticShare) ? 'Automatic' : 'Manual';
}

const DOORS: Record<string, { possibleCounts: readonly number[]; usualCount: number }> = {
  Hatchback: { possibleCounts: [2, 3, 5], usualCount: 5 },
  SUV: { possibleCounts: [3, 5], usualCount: 5 },
  Saloon: { possibleCounts: [4], usualCount: 4 },
  Estate: { possibleCounts: [5], usualCount: 5 },
  Coupe: { possibleCounts: [2, 3], usualCount: 2 },
  Convertible: { possibleCounts: [2, 3], usualCount: 2 },
  MPV: { possibleCounts: [4, 5, 6], usualCount: 5 },
  Pickup: { possibleCounts: [2, 4], usualCount: 4 },
};

function pickDoors(model: MarketModel, body: string, random: Random): number {
  const { possibleCounts, usualCount } = DOORS[body] ?? {
    possibleCounts: [],
    usualCount: 5,
  };
  const doors = model.doors.filter((count) => possibleCounts.includes(count));
  return doors.length ? random.pickWeighted(weightFirst(doors)) : usualCount;
}

function pickSeats(model: MarketModel, body: string, random: Random): number {
  const seats = random.pickWeighted(weightFirst(model.seats));
  return body === 'Convertible' || body === 'Coupe' ? Math.min(seats, 4) : seats;
}

function weightFirst(options: readonly number[]): (readonly [number, number])[] {
  return options.map((option, i) => [option, i === 0 ? 0.7 : 0.3 / (options.length - 1)]);
}

/** The shares of colours over ten years, and their factors for small and sports cars. */
const COLORS: readonly (readonly [color: string, share: number, brightFactor: number])[] = [
  ['Black', 20, 0.8],
  ['Grey', 19, 0.8],
  ['White', 16.5, 1],
  ['Blue', 14.5, 1.2],
  ['Silver', 10.5, 0.7],
  ['Red', 9, 1.8],
  ['Green', 1.8, 1.5],
  ['Navy', 1.5, 0.7],
  ['Orange', 1.2, 2],
  ['Yellow', 0.9, 3.5],
  ['Brown', 0.9, 0.5],
  ['Beige', 0.8, 1],
  ['Purple', 0.7, 1.5],
  ['Burgundy', 0.6, 0.7],
  ['Bronze', 0.6, 0.8],
  ['Gold', 0.5, 0.6],
  ['Turquoise', 0.5, 3],
  ['Maroon', 0.4, 0.7],
  ['Pink', 0.2, 4],
];
const BRIGHT_SEGMENTS = new Set(['A', 'B', 'EVB', 'HOT', 'SPORT', 'SUPER', 'QUAD']);

function pickColor(model: MarketModel, year: number, random: Random): string {
  const isBright = BRIGHT_SEGMENTS.has(model.segment);
  return random.pickWeighted(
    COLORS.map(([color, share, factor]): readonly [string, number] => {
      // Grey has replaced silver.
      const fashionFactor =
        color === 'Silver' ? (year < 2012 ? 2 : 0.7) : color === 'Grey' ? (year < 2012 ? 0.5 : 1.1) : 1;
      return [color, share * fashionFactor * (isBright ? factor : 1)];
    }),
  );
}
