import { type Listing, parseSearch, type SearchState, withCar, writeSearch } from '@forecourt/search-core';
import * as v from 'valibot';

/** What a card shows of a car, as it was when it was seen. */
export type SeenListing = Pick<
  Listing,
  'key' | 'name' | 'make' | 'model' | 'price' | 'year' | 'mileage' | 'image' | 'body' | 'colour' | 'estimate'
>;

/** A car that was looked at, and the query of the results in which it was. */
export interface RecentCar {
  car: SeenListing;
  seenAt: string;
}

/** How many cars are kept. */
export const MOST_RECENT = 12;
/** Raised when what is kept changes its form: another version's is left alone and not read. */
const VERSION = 1;
const MAX_TEXT = 200;

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TEXT));
const pounds = v.pipe(v.number(), v.finite(), v.minValue(0));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
// A picture of the web or a path of our own origin, as it was let in before it was stored.
const picture = v.pipe(v.string(), v.maxLength(2000), v.regex(/^(?:https?:\/\/|\/(?![/\\]))/));

const seenListing: v.GenericSchema<unknown, SeenListing> = v.object({
  key: text,
  name: text,
  make: text,
  model: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  price: pounds,
  year: v.exactOptional(whole),
  mileage: v.exactOptional(whole),
  image: v.exactOptional(picture),
  body: v.exactOptional(text),
  colour: v.exactOptional(text),
  estimate: v.exactOptional(pounds),
});
const recentCar = v.object({ car: seenListing, seenAt: v.pipe(v.string(), v.maxLength(4000)) });
const stored = v.object({ version: v.literal(VERSION), cars: v.array(v.unknown()) });

/** A car as it is kept; `undefined` where it has no name short enough to be one. */
export function recentCarOf(listing: Listing, state: SearchState): RecentCar | undefined {
  const { key, name, make, model, price, year, mileage, image, body, colour, estimate } = listing;
  const known = Object.entries({ year, mileage, image, body, colour, estimate }).filter(
    ([, value]) => value !== undefined,
  );
  const cut = (long: string) => long.slice(0, MAX_TEXT);
  const result = v.safeParse(recentCar, {
    car: { key, name: cut(name), make: cut(make), model: cut(model), price, ...Object.fromEntries(known) },
    seenAt: writeSearch(withCar(state, undefined)),
  });
  return result.success ? result.output : undefined;
}

/** The newest first, each car once. */
export function withRecent(cars: readonly RecentCar[], seen: RecentCar): RecentCar[] {
  return [seen, ...cars.filter(({ car }) => car.key !== seen.car.key)].slice(0, MOST_RECENT);
}

/**
 * What was stored, as far as it can be used: anybody can write into a browser's storage.
 *
 * @returns `undefined` where it is none of ours, and the log should know
 */
export function readRecent(raw: string | null): RecentCar[] | undefined {
  if (raw === null) return [];
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), raw);
  const result = v.safeParse(stored, json.output);
  if (!result.success) return undefined;
  return result.output.cars
    .flatMap((candidate) => {
      const car = v.safeParse(recentCar, candidate);
      return car.success ? car.output : [];
    })
    .toReversed()
    .reduce<RecentCar[]>(withRecent, []);
}

export const writeRecent = (cars: readonly RecentCar[]): string => JSON.stringify({ version: VERSION, cars });

/** The query at which the car was seen, with its dialog open. What is stored is read as an address is, and written anew. */
export const queryOf = ({ car, seenAt }: RecentCar): string => writeSearch(withCar(parseSearch(seenAt).state, car.key));
