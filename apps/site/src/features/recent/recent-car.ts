import { type Listing, parseSearch, type SearchState, withCar, writeSearch } from '@forecourt/search-core';
import * as v from 'valibot';
import { MAX_TEXT_LENGTH, picture, pounds, renameColour, text, wholeNumber } from '../../lib/stored-fields.ts';

/** The facts about a viewed car that this device stores. */
export type SeenListing = Pick<
  Listing,
  'key' | 'name' | 'make' | 'model' | 'price' | 'year' | 'mileage' | 'image' | 'body' | 'color' | 'estimate'
>;

/** A viewed car. `seenAt` is the query string of the results page on which it was viewed. */
export interface RecentCar {
  car: SeenListing;
  seenAt: string;
}

export const MAX_RECENT_CARS = 12;
/** Increase this when the stored format changes. Data of other versions is ignored. */
const VERSION = 1;

const seenListingSchema: v.GenericSchema<unknown, SeenListing> = v.object({
  key: text,
  name: text,
  make: text,
  model: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)),
  price: pounds,
  year: v.exactOptional(wholeNumber),
  mileage: v.exactOptional(wholeNumber),
  image: v.exactOptional(picture),
  body: v.exactOptional(text),
  color: v.exactOptional(text),
  estimate: v.exactOptional(pounds),
});
const recentCarSchema = v.object({
  car: v.pipe(v.unknown(), v.transform(renameColour), seenListingSchema),
  seenAt: v.pipe(v.string(), v.maxLength(4000)),
});
const storedCarsSchema = v.object({ version: v.literal(VERSION), cars: v.array(v.unknown()) });

/** Returns `undefined` if a value is invalid. */
export function createRecentCar(listing: Listing, state: SearchState): RecentCar | undefined {
  const { key, name, make, model, price, year, mileage, image, body, color, estimate } = listing;
  const knownFacts = Object.entries({ year, mileage, image, body, color, estimate }).filter(
    ([, value]) => value !== undefined,
  );
  const truncate = (value: string) => value.slice(0, MAX_TEXT_LENGTH);
  const result = v.safeParse(recentCarSchema, {
    car: {
      key,
      name: truncate(name),
      make: truncate(make),
      model: truncate(model),
      price,
      ...Object.fromEntries(knownFacts),
    },
    seenAt: writeSearch(withCar(state, undefined)),
  });
  return result.success ? result.output : undefined;
}

export function addRecentCar(cars: readonly RecentCar[], seenCar: RecentCar): RecentCar[] {
  return [seenCar, ...cars.filter(({ car }) => car.key !== seenCar.car.key)].slice(0, MAX_RECENT_CARS);
}

/**
 * Parses stored cars and drops invalid ones, because the browser's storage can be edited.
 * @returns `undefined` if the data is not in our format
 */
export function parseRecentCars(raw: string | null): RecentCar[] | undefined {
  if (raw === null) return [];
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), raw);
  const result = v.safeParse(storedCarsSchema, json.output);
  if (!result.success) return undefined;
  return result.output.cars
    .flatMap((candidate) => {
      const car = v.safeParse(recentCarSchema, candidate);
      return car.success ? car.output : [];
    })
    .toReversed()
    .reduce<RecentCar[]>(addRecentCar, []);
}

export const serializeRecentCars = (cars: readonly RecentCar[]): string => JSON.stringify({ version: VERSION, cars });

/** The stored text is parsed and rewritten, because it may be invalid. */
export const getRecentCarQuery = ({ car, seenAt }: RecentCar): string =>
  writeSearch(withCar(parseSearch(seenAt).state, car.key));
