import {
  BODY_TYPES,
  COLORS,
  FUEL_TYPES,
  isOutcode,
  judgeResults,
  judgeShowcase,
  TRANSMISSIONS,
} from '@forecourt/search-core';
import { describe, expect, it } from 'vitest';
import { type Outcode, readUkOutcodes } from '../listings/outcodes.ts';
import { generateCar } from './generate-car.ts';
import { generateStock, type StockListing } from './generate-stock.ts';
import { readMarketModels } from './market.ts';
import { createRandom, type Random } from './random.ts';
import { getAgeIdentifier } from './registration.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const YEAR_MS = 365.25 * 24 * 3600 * 1000;
const stock = [...generateStock({ listings: 20_000, seed: 1, now: NOW })];
const getShare = (isMatch: (car: StockListing) => boolean) => stock.filter(isMatch).length / stock.length;
const generateCars = (count: number, seed: number, now = NOW) => [...generateStock({ listings: count, seed, now })];

describe('the sample stock', () => {
  it('generates the same stock only for the same seed', () => {
    expect(generateCars(300, 5)).toEqual(generateCars(300, 5));
    expect(generateCars(300, 5).map((car) => car.price)).not.toEqual(generateCars(300, 6).map((car) => car.price));
  });

  it('dates adverts relative to the current date', () => {
    const [laterCar] = generateCars(1, 5, new Date('2027-11-20T12:00:00Z'));
    expect(laterCar?.createdAt.getUTCFullYear()).toBe(2027);
  });

  it('uses every filter value and no others', () => {
    const createWordSet = (values: readonly string[]) => new Set<string>(values);
    expect(createWordSet(stock.map((car) => car.fuel))).toEqual(createWordSet(FUEL_TYPES));
    expect(createWordSet(stock.map((car) => car.body))).toEqual(createWordSet(BODY_TYPES));
    expect(createWordSet(stock.map((car) => car.color))).toEqual(createWordSet(COLORS));
    expect(createWordSet(stock.map((car) => car.transmission))).toEqual(createWordSet(TRANSMISSIONS));
  });

  it('contains at least five cars of every model', () => {
    const counts = new Map<string, number>();
    for (const { make, model } of stock) counts.set(`${make} ${model}`, (counts.get(`${make} ${model}`) ?? 0) + 1);
    const rareModels = readMarketModels().filter(({ make, family }) => (counts.get(`${make} ${family}`) ?? 0) < 5);
    expect(rareModels).toEqual([]);
  });

  it('has mostly private sellers and some adverts with missing facts', () => {
    expect(getShare((car) => car.seller === 'private')).toBeGreaterThan(0.6);
    expect(getShare((car) => car.seller === 'dealer')).toBeGreaterThan(0.2);
    for (const [share, lowest, highest] of [
      [getShare((car) => car.mileage === undefined), 0.01, 0.06],
      [getShare((car) => car.imageUrls.length === 0), 0.01, 0.08],
      [getShare((car) => car.imageUrls[0]?.startsWith('/cars/photos/') === true), 0.45, 0.55],
      [getShare((car) => car.link === undefined), 0.01, 0.06],
      [getShare((car) => car.description === undefined), 0.01, 0.08],
      [getShare((car) => car.writeOff !== undefined), 0.01, 0.06],
      [getShare((car) => car.estimate === undefined), 0.05, 0.45],
    ] as const) {
      expect(share).toBeGreaterThan(lowest);
      expect(share).toBeLessThan(highest);
    }
  });

  it('does not value write-offs or cars without a mileage', () => {
    expect(stock.filter((car) => car.estimate && (car.mileage === undefined || car.writeOff))).toEqual([]);
  });

  it('does not value cars that are too old, too cheap or too uncertain', () => {
    const valuedCars = stock.flatMap((car) => (car.estimate ? [{ ...car, estimate: car.estimate }] : []));
    const getAge = (car: StockListing) => (car.createdAt.getTime() - Date.UTC(car.year, car.month - 1, 15)) / YEAR_MS;
    expect(valuedCars.filter((car) => getAge(car) > 15 || car.price < 1_500 || car.estimate.value < 1_500)).toEqual([]);
    expect(valuedCars.filter((car) => car.estimate.high > car.estimate.value * 1.45)).toEqual([]);
  });

  it('gives each car the same verdict on every page', () => {
    // The rule for samples applies only to invented cars on their own pages, never to the stock.
    const conflicts = stock.flatMap((car) => {
      const resultsJudgement = car.estimate && judgeResults(car.price, car.estimate.value);
      const showcaseJudgement = car.estimate && judgeShowcase(car.price, car.estimate.value);
      return resultsJudgement && showcaseJudgement && resultsJudgement.word !== showcaseJudgement.word
        ? [[car.price, car.estimate?.value]]
        : [];
    });
    expect(conflicts).toEqual([]);
  });

  it('gives some adverts earlier, higher prices', () => {
    const reducedCars = stock.filter((car) => car.priceHistory.length > 0);
    expect(reducedCars.length / stock.length).toBeGreaterThan(0.15);
    expect(reducedCars.length / stock.length).toBeLessThan(0.4);
    for (const { price, createdAt, priceHistory } of reducedCars) {
      const days = priceHistory.map(({ date }) => date);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(days[0]).toBe(createdAt.toISOString().slice(0, 10));
      expect((days.at(-1) ?? '') <= NOW.toISOString().slice(0, 10)).toBe(true);
      const prices = priceHistory.map((point) => point.price);
      expect(prices.at(-1)).toBe(price);
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    }
  });

  it('has good, fair and high prices', () => {
    const ratios = stock
      .flatMap((car) => (car.estimate ? [car.price / car.estimate.value] : []))
      .toSorted((a, b) => a - b);
    const getRatioQuantile = (q: number) => ratios[Math.floor(q * ratios.length)] ?? Number.NaN;
    expect(getRatioQuantile(0.5)).toBeGreaterThan(0.93);
    expect(getRatioQuantile(0.5)).toBeLessThan(1.05);
    expect(getRatioQuantile(0.05)).toBeLessThan(0.9);
    expect(getRatioQuantile(0.97)).toBeGreaterThan(1.15);
  });

  it.each([
    [0, 3],
    [3, 6],
    [6, 10],
    [10, 15],
  ])('prices two thirds of cars over %d and up to %d years old within their range', (minAge, maxAge) => {
    const rangeChecks = stock.flatMap(({ year, month, createdAt, price, estimate }) => {
      const age = (createdAt.getTime() - Date.UTC(year, month - 1, 15)) / YEAR_MS;
      return estimate && minAge < age && age <= maxAge ? [estimate.low <= price && price <= estimate.high] : [];
    });
    const coverage = rangeChecks.filter(Boolean).length / rangeChecks.length;
    expect(coverage).toBeGreaterThan(0.63);
    expect(coverage).toBeLessThan(0.71);
  });

  it('spreads the prices of older cars more widely', () => {
    const computeSpread = (isOfAge: (year: number) => boolean) => {
      const logs = stock.flatMap(({ year, price, estimate }) =>
        estimate && isOfAge(year) ? [Math.log(price / estimate.value)] : [],
      );
      return Math.sqrt(logs.reduce((sum, log) => sum + log * log, 0) / logs.length);
    };
    const youngSpread = computeSpread((year) => year >= 2021);
    const oldSpread = computeSpread((year) => year <= 2015);
    expect(youngSpread).toBeGreaterThan(0.15);
    expect(youngSpread).toBeLessThan(0.18);
    expect(oldSpread).toBeGreaterThan(0.3);
    expect(oldSpread).toBeLessThan(0.36);
  });

  it('has no price more than £10 below the scrap value', () => {
    const random: Random = { ...createRandom(1), pickNormal: () => -9 };
    const place = readUkOutcodes().get('LS1') as Outcode;
    const prices = readMarketModels().map((model) => generateCar(model, place, NOW, 'key', random).price);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(140);
  });

  it('has unique plates that fit the date of first registration', () => {
    expect(new Set(stock.map((car) => car.registration)).size).toBe(stock.length);
    for (const { registration, year, month } of stock) {
      expect(registration).toMatch(/^[A-Z]{2}\d\d I[A-Z]{2}$/);
      expect(registration.slice(2, 4)).toBe(getAgeIdentifier(year, month));
    }
  });

  it('spreads adverts over the last weeks and dates none in the future', () => {
    const times = stock.map((car) => car.createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(NOW.getTime());
    expect(NOW.getTime() - (times[0] ?? 0)).toBeGreaterThan(40 * 24 * 3600 * 1000);
    expect(getShare((car) => NOW.getTime() - car.createdAt.getTime() < 7 * 24 * 3600 * 1000)).toBeGreaterThan(0.2);
  });

  it('lists no car before its registration', () => {
    const carsListedEarly = stock.filter((car) => Date.UTC(car.year, car.month - 1, 1) > car.createdAt.getTime());
    expect(carsListedEarly).toEqual([]);
  });

  it('gives older cars higher mileages', () => {
    const computeMeanMileage = (year: number) => {
      const miles = stock.flatMap((car) => (car.year === year && car.mileage !== undefined ? [car.mileage] : []));
      return miles.reduce((sum, value) => sum + value, 0) / miles.length;
    };
    expect(computeMeanMileage(2025)).toBeLessThan(20_000);
    expect(computeMeanMileage(2012)).toBeGreaterThan(60_000);
    expect(computeMeanMileage(2012)).toBeLessThan(150_000);
  });

  it('contains only realistic combinations of facts', () => {
    const impossibleCars = stock.filter(
      ({ fuel, transmission, body, doors, seats, year }) =>
        ((fuel === 'Electric' || fuel === 'Petrol Plug-in Hybrid') && transmission !== 'Automatic') ||
        (fuel === 'Electric' && year < 2011) ||
        (body === 'Saloon' && doors !== 4) ||
        (body === 'Convertible' && (doors > 3 || seats > 4)) ||
        (body === 'Pickup' && seats > 5),
    );
    expect(impossibleCars).toEqual([]);
  });

  it('uses existing postcode districts', () => {
    expect(stock.filter((car) => !isOutcode(car.place.code))).toEqual([]);
    expect(new Set(stock.map((car) => car.place.region)).size).toBeGreaterThanOrEqual(12);
  });

  it('never repeats a description’s pattern on a page', () => {
    for (let from = 0; from + 10 <= stock.length; from += 10) {
      const patterns = stock.slice(from, from + 10).flatMap((car) => car.pattern ?? []);
      expect(new Set(patterns).size).toBe(patterns.length);
    }
    const texts = stock.flatMap((car) => car.description ?? []);
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.99);
    expect(texts.filter((text) => /undefined|null|NaN/.test(text))).toEqual([]);
  });

  it('ends every derivative with its number of doors', () => {
    expect(
      stock.filter((car) => !/^\S.*\S \ddr$/.test(car.derivative) || / {2}|undefined/.test(car.derivative)),
    ).toEqual([]);
  });

  it('gives performance versions their own engines', () => {
    const listEngines = (family: string, version: string) => [
      ...new Set(
        stock.flatMap(({ model, derivative }) =>
          model === family && derivative.split(' ').includes(version) ? [derivative.slice(0, 3)] : [],
        ),
      ),
    ];
    expect(listEngines('Golf', 'R')).toEqual(['2.0']);
    expect(listEngines('Golf', 'GTI')).toEqual(['2.0']);
    expect(listEngines('Civic', 'Type')).toEqual(['2.0']);
  });

  it('never gives a region as a car’s location', () => {
    const regions =
      /(?:near|in|from) (?:Scotland|Wales|London|[A-Z]\w+ (?:West|East) England|Yorkshire and|Northern Ireland)\b/;
    expect(stock.filter((car) => regions.test(car.description ?? '')).map((car) => car.description)).toEqual([]);
  });
});
