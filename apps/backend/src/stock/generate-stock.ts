import { getOuterBox } from '../listings/place.ts';
import { COPIES, type Demonstration, DEMONSTRATIONS } from './demonstrations.ts';
import { generateCar, type StockCar } from './generate-car.ts';
import { type Outcode, readUkOutcodes } from '../listings/outcodes.ts';
import { type MarketModel, readMarketModels } from './market.ts';
import { generatePriceHistory, type PricePoint } from './price-history.ts';
import { createRandom, type Random } from './random.ts';

/** An advert with its date. A greater id is newer. */
export interface StockListing extends StockCar {
  id: number;
  createdAt: Date;
  /** Oldest first. Empty if the price never changed. */
  priceHistory: readonly PricePoint[];
}

export interface GenerateOptions {
  listings: number;
  seed: number;
  now: Date;
}

/** Adverts are spread over this many days, with more on newer days. */
const SPREAD_DAYS = 45;
const DAY_MS = 24 * 3600 * 1000;
/** Below this size the stock is a random sample, without guaranteed rare models or demonstrations. */
const FULL_COVERAGE = 15_000;
/** The minimum number of cars per model in a stock of full coverage. */
const MIN_CARS_PER_MODEL = 8;
/** The maximum distance in miles from a demonstration's place to its cars, in each of the four directions. */
const DEMONSTRATION_MILES = 6;
/** The random stream for the order of the models, which no car uses. */
const ORDER_STREAM = 0xffff_ffff;
/** The Crown dependencies have other plates, and few of their cars are sold to the mainland. */
const CROWN_DEPENDENCIES = /^(GY|JE|IM)/;

/**
 * Generates the sample stock, oldest advert first. The models have their market shares, and a stock of full coverage
 * contains some of every model and demonstration. The same options return the same adverts.
 */
export function* generateStock({ listings, seed, now }: GenerateOptions): Generator<StockListing> {
  const models = readMarketModels();
  const outcodes = [...readUkOutcodes().values()].filter(({ code }) => !CROWN_DEPENDENCIES.test(code));
  const { modelByListing, demonstrationByListing } = arrangeModels(models, listings, createRandom(seed, ORDER_STREAM));
  const registrations = new Set<string>();
  for (let i = 0; i < listings; i += 1) {
    const random = createRandom(seed, i);
    const createdAt = new Date(
      now.getTime() - SPREAD_DAYS * DAY_MS * ((listings - i - random.next()) / listings) ** 1.4,
    );
    const demonstration = demonstrationByListing.get(i);
    const model = models[modelByListing[i] ?? 0] as MarketModel;
    const key = `${seed}-${String(i + 1).padStart(7, '0')}`;
    const car = demonstration
      ? generateDemonstrationCar(demonstration, outcodes, createdAt, key, random)
      : generateCar(model, random.pick(outcodes), createdAt, key, random);
    // With 100,000 cars some plates collide, and those cars get the next free plate.
    while (registrations.has(car.registration)) car.registration = getNextPlate(car.registration);
    registrations.add(car.registration);
    yield { ...car, id: i + 1, createdAt, priceHistory: generatePriceHistory(car.price, createdAt, now, random) };
  }
}

/** Returns the model of each car in shuffled order, and which cars are demonstrations. */
function arrangeModels(models: readonly MarketModel[], listings: number, random: Random) {
  const modelByListing = new Uint16Array(listings);
  allocate(models, listings).forEach(([model, from, to]) => modelByListing.fill(model, from, to));
  for (let i = listings - 1; i > 0; i -= 1) {
    const j = random.whole(0, i);
    const model = modelByListing[i] ?? 0;
    modelByListing[i] = modelByListing[j] ?? 0;
    modelByListing[j] = model;
  }
  const demonstrationByListing = new Map<number, Demonstration>();
  if (listings >= FULL_COVERAGE) {
    for (const demonstration of DEMONSTRATIONS) {
      for (let copy = 0; copy < COPIES; copy += 1)
        demonstrationByListing.set(findFreeIndex(demonstrationByListing, listings, random), demonstration);
    }
  }
  return { modelByListing, demonstrationByListing };
}

function findFreeIndex(taken: ReadonlyMap<number, unknown>, listings: number, random: Random): number {
  let place = random.whole(0, listings - 1);
  while (taken.has(place)) place = random.whole(0, listings - 1);
  return place;
}

/**
 * Returns the range of listings for each model: `from` inclusive, `to` exclusive. With full coverage each model gets
 * `MIN_CARS_PER_MODEL` listings. The rest is distributed by market share, rounded by largest remainder.
 */
function allocate(
  models: readonly MarketModel[],
  listings: number,
): (readonly [model: number, from: number, to: number])[] {
  const least = listings >= FULL_COVERAGE ? MIN_CARS_PER_MODEL : 0;
  const rest = listings - least * models.length;
  const total = models.reduce((sum, { share }) => sum + share, 0);
  const exact = models.map(({ share }) => (share / total) * rest);
  const counts = exact.map(Math.floor);
  const indexesByRemainder = exact
    .map((value, i) => [value - Math.floor(value), i] as const)
    .toSorted((a, b) => b[0] - a[0] || a[1] - b[1]);
  const missing = rest - counts.reduce((sum, count) => sum + count, 0);
  for (const [, i] of indexesByRemainder.slice(0, missing)) counts[i] = (counts[i] ?? 0) + 1;
  let from = 0;
  return counts.map((count, i) => {
    const range = [i, from, from + count + least] as const;
    from += count + least;
    return range;
  });
}

function generateDemonstrationCar(
  demonstration: Demonstration,
  outcodes: readonly Outcode[],
  listedAt: Date,
  key: string,
  random: Random,
): StockCar {
  const { make, family, wish, yearsOld, near } = demonstration;
  const thisYear = listedAt.getUTCFullYear();
  const year = wish.year ?? (yearsOld === undefined ? undefined : thisYear - yearsOld);
  const models = readMarketModels().filter(
    (model) =>
      model.make === make &&
      model.family === family &&
      (year === undefined || (model.firstYear <= year && year <= model.lastYear)),
  );
  const places = near === undefined ? outcodes : findDistrictsAround(near, outcodes);
  return generateCar(
    random.pick(models),
    random.pick(places),
    listedAt,
    key,
    random,
    year === undefined ? wish : { ...wish, year },
  );
}

/** Returns the districts whose centres are in the smallest rectangle around `DEMONSTRATION_MILES` from a district. */
function findDistrictsAround(code: string, outcodes: readonly Outcode[]): Outcode[] {
  const middle = readUkOutcodes().get(code);
  if (middle === undefined) throw new Error(`data/outcodes.json has no outcode ‘${code}’.`);
  const { south, north, west, east } = getOuterBox(middle, DEMONSTRATION_MILES);
  return outcodes.filter(
    ({ latitude, longitude }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

function getNextPlate(plate: string): string {
  const letters = 'ABCDEFGHJKLMNOPRSTUVWXYZ';
  const next = letters.charAt((letters.indexOf(plate.slice(-1)) + 1) % letters.length);
  if (next !== 'A') return plate.slice(0, -1) + next;
  const before = letters.charAt((letters.indexOf(plate.slice(-2, -1)) + 1) % letters.length);
  return plate.slice(0, -2) + before + next;
}
