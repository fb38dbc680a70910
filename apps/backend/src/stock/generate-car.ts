import { judgeResults, judgeShowcase } from '@forecourt/search-core';
import { joinCarName } from '../listings/join-car-name.ts';
import { describeCar } from './descriptions.ts';
import { pickEngine } from './engines.ts';
import { type CarFacts, pickFacts } from './facts.ts';
import type { Outcode } from '../listings/outcodes.ts';
import type { MarketModel } from './market.ts';
import { getPriceSpread } from './price-spread.ts';
import type { Random } from './random.ts';
import { createRegistration } from './registration.ts';
import { createDerivative, pickTrim } from './trims.ts';
import { listPictures } from './picture-urls.ts';
import { canJudge, type Estimate, estimate, getMarketPrice } from './valuation.ts';

/** A sample advert, in the vocabulary of the reference tables. Facts that the seller omitted are absent. */
export interface StockCar extends CarFacts {
  make: string;
  model: string;
  derivative: string;
  registration: string;
  /** In pounds. */
  price: number;
  /** In miles. */
  mileage?: number;
  seller: 'private' | 'dealer';
  writeOff?: 'C' | 'D' | 'N' | 'S';
  place: Outcode;
  imageUrls: readonly string[];
  link?: string;
  description?: string;
  /** The numbers of the description's sentences (see `describeCar`). */
  pattern?: string;
  estimate?: Estimate;
}

/**
 * Requirements for a car. Such a car has a private seller and a mileage, and is not a write-off. Other facts are
 * random.
 */
export interface CarRequirements extends Partial<CarFacts> {
  /** In pounds. */
  minPrice?: number;
  maxPrice?: number;
  /** In miles. */
  minMileage?: number;
  maxMileage?: number;
}

const PRIVATE_SHARE = 0.7;
const WRITE_OFF_SHARE = 0.035;
const WRITE_OFF_FACTOR = 0.66;
/** The minimum price in pounds, before rounding. */
const SCRAP_VALUE = 150;
/** Enough steps to move a usual price by more than 5%. */
const MAX_PRICE_STEPS = 20;
const NO_MILEAGE_SHARE = 0.03;
const NO_LINK_SHARE = 0.03;
const NO_DESCRIPTION_SHARE = 0.04;
/** The share of cars without a valuation, among those with a mileage and no write-off. */
const NOT_VALUED_SHARE = 0.06;
const YEAR_MS = 365.25 * 24 * 3600 * 1000;

/**
 * Generates a random advert for a model.
 * @param listedAt the date of the advert, which determines the car's age
 * @param key identifies the advert in its link
 */
export function generateCar(
  model: MarketModel,
  place: Outcode,
  listedAt: Date,
  key: string,
  random: Random,
  requirements?: CarRequirements,
): StockCar {
  const facts = pickFacts(model, listedAt, random, requirements);
  const engine = pickEngine(model, facts, random);
  const trim = pickTrim(model, facts, engine, random);
  const age = getAgeAt(facts, listedAt);
  const miles = pickMiles(model, age, random, requirements);
  const seller = requirements || random.pickBoolean(PRIVATE_SHARE) ? 'private' : 'dealer';
  const writeOff =
    !requirements && random.pickBoolean(WRITE_OFF_SHARE)
      ? random.pick(facts.year < 2018 ? (['C', 'D', 'N', 'S'] as const) : (['N', 'S'] as const))
      : undefined;
  // Dealers ask more, for preparation and warranty.
  const logResidual = random.pickNormal() * getPriceSpread(age) + (seller === 'dealer' ? 0.05 : -0.03);
  const marketPrice =
    getMarketPrice(model, age, miles, trim.equipment) * Math.exp(logResidual) * (writeOff ? WRITE_OFF_FACTOR : 1);
  const askingPrice = roundAskingPrice(Math.max(marketPrice, SCRAP_VALUE), random, requirements);
  const mileage = !requirements && random.pickBoolean(NO_MILEAGE_SHARE) ? undefined : miles;
  const description = random.pickBoolean(NO_DESCRIPTION_SHARE)
    ? undefined
    : describeCar(
        {
          ...facts,
          name: joinCarName(model.make, model.family),
          model: model.family,
          age,
          seller,
          ...(place.town === undefined ? {} : { town: place.town }),
          ...(mileage === undefined ? {} : { mileage }),
          ...(writeOff === undefined ? {} : { writeOff }),
        },
        random,
      );
  const isValued = mileage !== undefined && writeOff === undefined && !random.pickBoolean(NOT_VALUED_SHARE);
  const carEstimate = estimate(model, age, miles, trim.equipment);
  const hasEstimate = isValued && canJudge(askingPrice, age, carEstimate);
  const price = hasEstimate ? avoidVerdictConflict(askingPrice, carEstimate.value, requirements) : askingPrice;
  return {
    ...facts,
    make: model.make,
    model: model.family,
    derivative: createDerivative(model, facts, engine, trim),
    registration: createRegistration(facts.year, facts.month, place.region, random),
    price,
    seller,
    place,
    imageUrls: listPictures(facts, model.segment, random.next()),
    ...(mileage === undefined ? {} : { mileage }),
    ...(writeOff === undefined ? {} : { writeOff }),
    ...(random.pickBoolean(NO_LINK_SHARE) ? {} : { link: `https://listings.example.com/car-details/${key}` }),
    ...(description === undefined ? {} : { description: description.text, pattern: description.pattern }),
    ...(hasEstimate && canJudge(price, age, carEstimate) ? { estimate: carEstimate } : {}),
  };
}

function getAgeAt({ year, month }: CarFacts, listedAt: Date): number {
  return Math.max(0.02, (listedAt.getTime() - Date.UTC(year, month - 1, 15)) / YEAR_MS);
}

function pickMiles(
  model: MarketModel,
  age: number,
  random: Random,
  { minMileage = 0, maxMileage = Infinity }: CarRequirements = {},
): number {
  const variation = (random.pickNormal() * model.annualMilesSd) / model.annualMilesMean / 1.6;
  // Older cars are driven less per year.
  const drivenYears = age <= 6 ? age : 6 + (age - 6) * 0.75;
  const miles = Math.max(12, Math.round(Math.max(0.12, 1 + variation) * model.annualMilesMean * drivenYears));
  if (miles > maxMileage) return Math.round(maxMileage * (0.55 + random.next() * 0.44));
  return miles < minMileage ? Math.round(minMileage * (1.01 + random.next() * 0.2)) : miles;
}

/** Returns the amount that sellers round a price to. */
function getPriceStep(marketPrice: number): number {
  return marketPrice < 2000 ? 50 : marketPrice < 8000 ? 100 : marketPrice < 15_000 ? 250 : 500;
}

/**
 * Moves a price to the nearest one that gets the same verdict from the rules for results and for the showcase, so that
 * a car has one verdict on both pages. Keeps the price if the requirements exclude every such price, or if none is
 * within `MAX_PRICE_STEPS`.
 */
function avoidVerdictConflict(
  price: number,
  estimatedValue: number,
  { minPrice = 0, maxPrice = Infinity }: CarRequirements = {},
): number {
  const hasOneVerdict = (pounds: number) =>
    judgeResults(pounds, estimatedValue)?.verdict === judgeShowcase(pounds, estimatedValue)?.verdict;
  const step = getPriceStep(price);
  for (let steps = 0; steps <= MAX_PRICE_STEPS; steps += 1) {
    const consistentPrice = [price - steps * step, price + steps * step].find(
      (pounds) => hasOneVerdict(pounds) && pounds >= minPrice && pounds <= maxPrice,
    );
    if (consistentPrice !== undefined) return consistentPrice;
  }
  return price;
}

/** Rounds an asking price as sellers do, within the required bounds. */
function roundAskingPrice(
  marketPrice: number,
  random: Random,
  { minPrice = 0, maxPrice = Infinity }: CarRequirements = {},
): number {
  const step = getPriceStep(marketPrice);
  const ending = random.pickWeighted([
    [0, 4],
    [-5, 4],
    [-10, 1],
    [-1, 1],
  ] as const);
  const price = Math.max(step, Math.round(marketPrice / step) * step) + ending;
  if (price > maxPrice) return maxPrice - step * random.pickInteger(0, 3);
  return price < minPrice ? minPrice + step * random.pickInteger(0, 3) : price;
}
