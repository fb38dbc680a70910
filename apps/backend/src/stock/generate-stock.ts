import { getOuterBox } from '../listings/place.ts';
import { COPIES_PER_DEMONSTRATION, type Demonstration, DEMONSTRATIONS } from './demonstrations.ts';
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
const MIN_LISTINGS_FOR_COVERAGE = 15_000;
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
 * contains some cars of every model and demonstration. The same options return the same adverts.
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
  allocateListings(models, listings).forEach(([model, from, to]) => modelByListing.fill(model, from, to));
  for (let i = listings - 1; i > 0; i -= 1) {
    const j = random.pickInteger(0, i);
    const model = modelByListing[i] ?? 0;
    modelByListing[i] = modelByListing[j] ?? 0;
    modelByListing[j] = model;
  }
  const demonstrationByListing = new Map<number, Demonstration>();
  if (listings >= MIN_LISTINGS_FOR_COVERAGE) {
    for (const demonstration of DEMONSTRATIONS) {
      for (let copy = 0; copy < COPIES_PER_DEMONSTRATION; copy += 1)
        demonstrationByListing.set(findFreeIndex(demonstrationByListing, listings, random), demonstration);
    }
  }
  return { modelByListing, demonstrationByListing };
}

function findFreeIndex(takenIndexes: ReadonlyMap<number, unknown>, listings: number, random: Random): number {
  let index = random.pickInteger(0, listings - 1);
  while (takenIndexes.has(index)) index = random.pickInteger(0, listings - 1);
  return index;
}

/**
 * Returns the range of listings for each model: `from` inclusive, `to` exclusive. With full coverage each model gets
 * `MIN_CARS_PER_MODEL` listings. The rest is distributed by market share, rounded by largest remainder.
 */
function allocateListings(
  models: readonly MarketModel[],
  listings: number,
): (readonly [model: number, from: number, to: number])[] {
  const minPerModel = listings >= MIN_LISTINGS_FOR_COVERAGE ? MIN_CARS_PER_MODEL : 0;
  const remainingListings = listings - minPerModel * models.length;
  const total = models.reduce((sum, { share }) => sum + share, 0);
  const exactCounts = models.map(({ share }) => (share / total) * remainingListings);
  const counts = exactCounts.map(Math.floor);
  const indexesByRemainder = exactCounts
    .map((value, i) => [value - Math.floor(value), i] as const)
    .toSorted((a, b) => b[0] - a[0] || a[1] - b[1]);
  const missingCount = remainingListings - counts.reduce((sum, count) => sum + count, 0);
  for (const [, i] of indexesByRemainder.slice(0, missingCount)) counts[i] = (counts[i] ?? 0) + 1;
  let from = 0;
  return counts.map((count, i) => {
    const range = [i, from, from + count + minPerModel] as const;
    from += count + minPerModel;
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
  const { make, family, requirements, age, outcode } = demonstration;
  const thisYear = listedAt.getUTCFullYear();
  const year = requirements.year ?? (age === undefined ? undefined : thisYear - age);
  const models = readMarketModels().filter(
    (model) =>
      model.make === make &&
      model.family === family &&
      (year === undefined || (model.firstYear <= year && year <= model.lastYear)),
  );
  const places = outcode === undefined ? outcodes : findDistrictsAround(outcode, outcodes);
  return generateCar(
    random.pick(models),
    random.pick(places),
    listedAt,
    key,
    random,
    year === undefined ? requirements : { ...requirements, year },
  );
}

/** Returns the districts whose centres are at most `DEMONSTRATION_MILES` from a district's centre in each direction. */
function findDistrictsAround(code: string, outcodes: readonly Outcode[]): Outcode[] {
  const centre = readUkOutcodes().get(code);
  if (centre === undefined) throw new Error(`data/outcodes.json has no outcode ‘${code}’.`);
  const { south, north, west, east } = getOuterBox(centre, DEMONSTRATION_MILES);
  return outcodes.filter(
    ({ latitude, longitude }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

function getNextPlate(plate: string): string {
  const letters = 'ABCDEFGHJKLMNOPRSTUVWXYZ';
  const nextLetter = letters.charAt((letters.indexOf(plate.slice(-1)) + 1) % letters.length);
  if (nextLetter !== 'A') return plate.slice(0, -1) + nextLetter;
  const nextSecondLetter = letters.charAt((letters.indexOf(plate.slice(-2, -1)) + 1) % letters.length);
  return plate.slice(0, -2) + nextSecondLetter + nextLetter;
}
