import type { Listing } from '@forecourt/search-core';
import * as v from 'valibot';
import { MAX_TEXT_LENGTH, picture, pounds, renameColour, text, wholeNumber } from '../../lib/stored-fields.ts';
import { MAX_SAVED_CARS } from './saved-atom.ts';

/** Increase this when the stored format changes. Data of other versions is ignored. */
const VERSION = 1;

const rangeSchema = v.pipe(
  v.object({ low: pounds, high: pounds }),
  v.check(({ low, high }) => low > 0 && low <= high),
);
const savedListingSchema = v.object({
  key: text,
  name: text,
  make: text,
  model: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)),
  price: pounds,
  id: v.exactOptional(text),
  derivative: v.exactOptional(text),
  year: v.exactOptional(wholeNumber),
  mileage: v.exactOptional(wholeNumber),
  reg: v.exactOptional(text),
  image: v.exactOptional(picture),
  link: v.exactOptional(v.pipe(v.string(), v.maxLength(2000), v.regex(/^https?:\/\//))),
  fuel: v.exactOptional(text),
  transmission: v.exactOptional(text),
  body: v.exactOptional(text),
  color: v.exactOptional(text),
  doors: v.exactOptional(wholeNumber),
  seats: v.exactOptional(wholeNumber),
  sellerType: v.exactOptional(v.picklist(['private', 'dealer'])),
  estimate: v.exactOptional(pounds),
  range: v.exactOptional(rangeSchema),
});

/** Does not include the description, the distance or anything about the buyer. */
export type SavedListing = v.InferOutput<typeof savedListingSchema>;

/** A listing, or the facts about it that another list on this device has stored. */
export type SavableListing = Pick<Listing, 'key' | 'name' | 'make' | 'model' | 'price'> & Partial<Listing>;

export interface SavedCar {
  /** The car when it was saved. */
  car: SavedListing;
  /** In milliseconds since 1970. */
  savedAt: number;
}

const savedCarSchema = v.object({
  car: v.pipe(v.unknown(), v.transform(renameColour), savedListingSchema),
  savedAt: wholeNumber,
});
const storedCarsSchema = v.object({ version: v.literal(VERSION), cars: v.array(v.unknown()) });

const truncate = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : value);
/** Truncating a URL would break it, and truncating a key would identify another car. */
const untruncatedFields = new Set(['key', 'id', 'link', 'image']);

/** Omits invalid facts. Returns `undefined` if the key, name or price is invalid. */
export function createSavedCar(listing: SavableListing, now: Date): SavedCar | undefined {
  const values = listing as unknown as Record<string, unknown>;
  const car = Object.entries(savedListingSchema.entries).flatMap(([name, schema]) => {
    const value = untruncatedFields.has(name) ? values[name] : truncate(values[name]);
    return value !== undefined && v.is(schema, value) ? [[name, value] as const] : [];
  });
  const result = v.safeParse(savedCarSchema, { car: Object.fromEntries(car), savedAt: now.getTime() });
  return result.success ? result.output : undefined;
}

/** Parses stored cars, newest first. Drops invalid and repeated ones, because the browser's storage can be edited. */
export function parseSavedCars(value: unknown): SavedCar[] {
  const result = v.safeParse(storedCarsSchema, value);
  if (!result.success) return [];
  const cars = new Map<string, SavedCar>();
  for (const candidate of result.output.cars) {
    const result = v.safeParse(savedCarSchema, candidate);
    if (result.success && !cars.has(result.output.car.key)) cars.set(result.output.car.key, result.output);
  }
  return [...cars.values()].slice(0, MAX_SAVED_CARS);
}

export const serializeSavedCars = (cars: readonly SavedCar[]): unknown => ({ version: VERSION, cars });

export const toListing = (car: SavedListing): Listing => ({
  ...car,
  images: car.image === undefined ? [] : [car.image],
});
