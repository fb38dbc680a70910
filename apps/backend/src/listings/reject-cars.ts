import type { FacetKey } from '@forecourt/search-core';
import type { ListingsQuery } from '@forecourt/search-core/server';
import { resolveIds, type ChosenIds } from './chosen-ids.ts';
import { type CodeColumn, type ListingColumns, SELLERS } from './listing-columns.ts';
import { getMilesBetween, type Point } from './place.ts';
import { chooseVehicles, excludeVehicles, type VehicleChoice } from './vehicle-choice.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A filter as a condition on one column. */
interface Dimension {
  column: CodeColumn;
  /** Returns whether cars with this code match. Undefined if every code matches. */
  isMatch?: ((code: number) => boolean) | undefined;
  /** The bounds of the exact value, if the code is a band. Undefined if every car matches. */
  bounds?: { values: Int32Array; min: number; max: number } | undefined;
}

export type DimensionName = 'vehicle' | 'seller' | Exclude<FacetKey, 'make' | 'model' | 'sellerType'>;

/** Returns the distance of each place from the centre in miles, or Infinity for all if the centre is unknown. */
export function getPlaceMiles({ places }: ListingColumns, centre: Point | undefined): number[] {
  return places.map((place) => (centre ? getMilesBetween(centre, place) : Infinity));
}

/** @param miles from `getPlaceMiles` */
export function createDimensions(
  { price, mileage, makeOfModel }: ListingColumns,
  { filters, sellers, radius }: ListingsQuery,
  miles: readonly number[],
  vocabulary: Vocabulary,
): Record<DimensionName, Dimension> {
  const { minPrice, maxPrice, minYear, maxYear, minMileage, maxMileage } = filters;
  const vehicles = chooseVehicles(filters, vocabulary);
  const exclusions = excludeVehicles(filters, vocabulary);
  const hasExclusions = exclusions.makeIds.length > 0 || exclusions.modelIds.length > 0;
  const isIn = ({ makeIds, modelIds }: VehicleChoice, model: number) =>
    modelIds.includes(model) || makeIds.includes(makeOfModel.get(model) ?? 0);
  const isVehicle = (model: number) => (vehicles === undefined || isIn(vehicles, model)) && !isIn(exclusions, model);
  const isYear = (year: number) => year >= (minYear ?? -Infinity) && year <= (maxYear ?? Infinity);
  const isNear = (place: number) => (miles[place] ?? Infinity) <= (radius ?? Infinity);
  return {
    vehicle: { column: 'model', isMatch: vehicles || hasExclusions ? isVehicle : undefined },
    distance: { column: 'place', isMatch: filters.postcode === undefined || radius === undefined ? undefined : isNear },
    price: { column: 'priceBand', bounds: createBounds(price, minPrice, maxPrice) },
    year: { column: 'year', isMatch: minYear === undefined && maxYear === undefined ? undefined : isYear },
    mileage: { column: 'mileageBand', bounds: createBounds(mileage, minMileage, maxMileage) },
    fuelType: { column: 'fuelType', isMatch: isChosen(resolveIds(filters.fuelType, vocabulary.fuelTypes)) },
    transmission: {
      column: 'transmission',
      isMatch: isChosen(resolveIds(filters.transmission, vocabulary.transmissionTypes)),
    },
    bodyType: { column: 'bodyType', isMatch: isChosen(resolveIds(filters.bodyType, vocabulary.bodyTypes)) },
    doors: { column: 'doors', isMatch: isOneOf(filters.doors) },
    color: { column: 'color', isMatch: isChosen(resolveIds(filters.color, vocabulary.colors)) },
    seats: { column: 'seats', isMatch: isOneOf(filters.seats) },
    seller: { column: 'seller', isMatch: isOneOf(sellers.map((seller) => SELLERS.indexOf(seller))) },
  };
}

/** Unknown mileages are negative, so any bound rejects them. */
function createBounds(values: Int32Array, min: number | undefined, max: number | undefined): Dimension['bounds'] {
  return min === undefined && max === undefined ? undefined : { values, min: min ?? 0, max: max ?? Infinity };
}

const isOneOf = (values: readonly number[] | undefined) => values && ((code: number) => values.includes(code));

export const isChosen = ({ wanted, excluded }: ChosenIds) =>
  wanted || excluded.length > 0
    ? (code: number) => wanted?.includes(code) !== false && !excluded.includes(code)
    : undefined;

/** Sets the dimension's bit for each car that the dimension rejects. */
export function rejectCars(columns: ListingColumns, dimension: Dimension, bit: number, rejections: Uint16Array): void {
  const { column, isMatch, bounds } = dimension;
  if (bounds) {
    const { values, min, max } = bounds;
    for (let car = 0; car < rejections.length; car += 1) {
      const value = values[car] as number;
      if (value < min || value > max) rejections[car] = (rejections[car] as number) | bit;
    }
  }
  if (isMatch) {
    const codes = columns.codes[column];
    const bits = Uint16Array.from({ length: columns.codeLimits[column] }, (_, code) => (isMatch(code) ? 0 : bit));
    for (let car = 0; car < rejections.length; car += 1) {
      rejections[car] = (rejections[car] as number) | (bits[codes[car] as number] as number);
    }
  }
}

/** Overwrites `cars`, because the result uses the same memory. */
export function filterCars(
  columns: ListingColumns,
  { column, isMatch, bounds }: Dimension,
  cars: Uint32Array,
): Uint32Array {
  let count = cars.length;
  if (bounds) {
    const { values, min, max } = bounds;
    let matchCount = 0;
    for (let i = 0; i < count; i += 1) {
      const car = cars[i] as number;
      const value = values[car] as number;
      cars[matchCount] = car;
      if (value >= min && value <= max) matchCount += 1;
    }
    count = matchCount;
  }
  if (isMatch) {
    const codes = columns.codes[column];
    const matches = Uint8Array.from({ length: columns.codeLimits[column] }, (_, code) => (isMatch(code) ? 1 : 0));
    let matchCount = 0;
    for (let i = 0; i < count; i += 1) {
      const car = cars[i] as number;
      cars[matchCount] = car;
      matchCount += matches[codes[car] as number] as number;
    }
    count = matchCount;
  }
  return cars.subarray(0, count);
}
