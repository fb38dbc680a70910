import {
  DISTANCES,
  type FacetCount,
  type FacetKey,
  MILEAGE_BANDS,
  PRICE_BANDS,
  splitExclusions,
} from '@forecourt/search-core';
import type { ListingsQuery } from '@forecourt/search-core/server';
import { chooseIds, type ChosenIds } from './chosen-ids.ts';
import { type CodeColumn, type ListingColumns, SELLERS } from './listing-columns.ts';
import { getMilesBetween, type Point } from './place.ts';
import { chooseVehicles, excludeVehicles, type VehicleChoice } from './vehicle-choice.ts';
import type { Vocabulary } from './vocabulary.ts';

export type FacetCounts = Record<FacetKey, FacetCount[]>;

/** A filter as a condition on one column. Several keys of the response can use the same column. */
interface Dimension {
  column: CodeColumn;
  /** Returns whether cars with this code match. Undefined if every code matches. */
  isMatch?: ((code: number) => boolean) | undefined;
  /** The bounds of the exact value, if the code is a band. */
  bounds?: { values: Int32Array; min?: number | undefined; max?: number | undefined };
}

/** The number of codes that a `Uint16Array` can contain. */
const CODES = 65_536;

/**
 * Counts the cars at every value of every filter. The counts of a filter ignore its own values, so a car counts for a
 * filter if no other filter rejects it. Each filter takes one pass over one column, and another if it is set.
 * @param place the centre of the query's postcode district, if it is known
 * @param pause called between two passes, to let other requests run; rejects to stop the count
 */
export async function countFacets(
  columns: ListingColumns,
  query: ListingsQuery,
  place: Point | undefined,
  vocabulary: Vocabulary,
  pause: () => Promise<void> = async () => {},
): Promise<FacetCounts> {
  const miles = columns.places.map((point) => (place ? getMilesBetween(place, point) : Infinity));
  const dimensions = Object.entries(createDimensions(columns, query, miles, vocabulary));
  const rejections = new Uint16Array(columns.count);
  for (const [index, [, dimension]] of dimensions.entries()) {
    reject(columns, dimension, 1 << index, rejections);
    await pause();
  }
  const counts = new Map<string, Uint32Array>();
  for (const [index, [name, { column }]] of dimensions.entries()) {
    counts.set(name, countCodes(columns.codes[column], 1 << index, rejections));
    await pause();
  }
  return toFacets((name) => counts.get(name) ?? new Uint32Array(), query, miles, vocabulary);
}

type DimensionName = 'vehicle' | 'seller' | Exclude<FacetKey, 'make' | 'model' | 'sellerType'>;

function createDimensions(
  { price, mileage }: ListingColumns,
  { filters, sellers, radius }: ListingsQuery,
  miles: readonly number[],
  vocabulary: Vocabulary,
): Record<DimensionName, Dimension> {
  const { minPrice, maxPrice, minYear = -Infinity, maxYear = Infinity, minMileage, maxMileage } = filters;
  const vehicles = chooseVehicles(filters, vocabulary);
  const exclusions = excludeVehicles(filters, vocabulary);
  const hasExclusions = exclusions.makeIds.length > 0 || exclusions.modelIds.length > 0;
  const isIn = ({ makeIds, modelIds }: VehicleChoice, model: number) =>
    modelIds.includes(model) || vocabulary.getMakes([model]).some((make) => makeIds.includes(make));
  const isVehicle = (model: number) => (vehicles === undefined || isIn(vehicles, model)) && !isIn(exclusions, model);
  const isNear = (code: number) => (miles[code] ?? Infinity) <= (radius ?? Infinity);
  return {
    vehicle: { column: 'model', isMatch: vehicles || hasExclusions ? isVehicle : undefined },
    distance: { column: 'place', isMatch: filters.postcode === undefined ? undefined : isNear },
    price: { column: 'priceBand', bounds: { values: price, min: minPrice, max: maxPrice } },
    year: { column: 'year', isMatch: (year) => year >= minYear && year <= maxYear },
    mileage: { column: 'mileageBand', bounds: { values: mileage, min: minMileage, max: maxMileage } },
    fuelType: { column: 'fuelType', isMatch: isChosen(chooseIds(filters.fuelType, vocabulary.fuelTypes)) },
    transmission: {
      column: 'transmission',
      isMatch: isChosen(chooseIds(filters.transmission, vocabulary.transmissionTypes)),
    },
    bodyType: { column: 'bodyType', isMatch: isChosen(chooseIds(filters.bodyType, vocabulary.bodyTypes)) },
    doors: { column: 'doors', isMatch: isOneOf(filters.doors) },
    color: { column: 'color', isMatch: isChosen(chooseIds(filters.color, vocabulary.colors)) },
    seats: { column: 'seats', isMatch: isOneOf(filters.seats) },
    seller: { column: 'seller', isMatch: isOneOf(sellers.map((seller) => SELLERS.indexOf(seller))) },
  };
}

const isOneOf = (values: readonly number[] | undefined) => values && ((code: number) => values.includes(code));

const isChosen = ({ wanted, excluded }: ChosenIds) =>
  wanted || excluded.length > 0
    ? (code: number) => wanted?.includes(code) !== false && !excluded.includes(code)
    : undefined;

/** Sets the dimension's bit for each car that the dimension rejects. */
function reject({ codes, count }: ListingColumns, dimension: Dimension, bit: number, rejections: Uint16Array): void {
  const { column, isMatch, bounds } = dimension;
  if (bounds && (bounds.min !== undefined || bounds.max !== undefined)) {
    // Unknown values are negative, so any bound rejects them.
    const { values, min = 0, max = Infinity } = bounds;
    for (let i = 0; i < count; i += 1) {
      const value = values[i] as number;
      if (value < min || value > max) rejections[i] = (rejections[i] as number) | bit;
    }
  }
  if (!isMatch) return;
  // Each code is checked once: 1 is a match, 2 a mismatch.
  const decisions = new Uint8Array(CODES);
  const values = codes[column];
  for (let i = 0; i < count; i += 1) {
    const code = values[i] as number;
    if (decisions[code] === 0) decisions[code] = isMatch(code) ? 1 : 2;
    if (decisions[code] === 2) rejections[i] = (rejections[i] as number) | bit;
  }
}

/** Counts cars by code. Skips cars that any dimension except the bit's rejects. */
function countCodes(codes: Uint16Array, bit: number, rejections: Uint16Array): Uint32Array {
  const counts = new Uint32Array(CODES);
  const others = ~bit;
  for (let i = 0; i < rejections.length; i += 1) {
    if (((rejections[i] as number) & others) !== 0) continue;
    const code = codes[i] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

function toFacets(
  getCounts: (name: DimensionName) => Uint32Array,
  { filters }: ListingsQuery,
  miles: readonly number[],
  vocabulary: Vocabulary,
): FacetCounts {
  const { getName } = vocabulary;
  const list = (name: DimensionName, getValue: (code: number) => string = String) =>
    sumByValue(listCounts(getCounts(name)).map(([code, count]) => [getValue(code), count]));
  const models = listCounts(getCounts('vehicle'));
  const getMake = (model: number) => vocabulary.getMakes([model])[0] ?? 0;
  const makes = splitExclusions(filters.make);
  const isMakeChosen = isChosen({
    wanted: makes.wanted && vocabulary.makes(makes.wanted),
    excluded: vocabulary.makes(makes.excluded),
  });
  const [privately = 0, dealers = 0] = getCounts('seller');
  const places = listCounts(getCounts('distance'));
  const isPlaceKnown = miles.some(Number.isFinite);
  return {
    make: sumByValue(models.map(([model, count]) => [getName.make(getMake(model)), count])),
    model: sumByValue(
      models.flatMap(([model, count]) =>
        isMakeChosen?.(getMake(model)) === false ? [] : [[getName.model(model), count]],
      ),
    ),
    distance: DISTANCES.filter((radius) => isPlaceKnown || radius === 'national').map((radius) => ({
      value: String(radius),
      count: places.reduce(
        (sum, [code, count]) => (radius === 'national' || (miles[code] ?? Infinity) <= radius ? sum + count : sum),
        0,
      ),
    })),
    price: listBands(PRICE_BANDS, getCounts('price')),
    year: listCounts(getCounts('year')).map(([year, count]) => ({ value: String(year), count })),
    mileage: listBands(MILEAGE_BANDS, getCounts('mileage')),
    fuelType: list('fuelType', getName.fuelType),
    transmission: list('transmission', getName.transmissionType),
    bodyType: list('bodyType', getName.bodyType),
    doors: list('doors'),
    color: list('color', getName.color),
    seats: list('seats'),
    sellerType: [
      { value: 'private', count: privately },
      { value: 'dealer', count: dealers },
      { value: 'both', count: privately + dealers },
    ],
  };
}

/** Lists the codes that at least one car has, in ascending order. */
function listCounts(counts: Uint32Array): (readonly [code: number, count: number])[] {
  const found: (readonly [code: number, count: number])[] = [];
  for (let code = 0; code < counts.length; code += 1) {
    const count = counts[code] as number;
    if (count > 0) found.push([code, count]);
  }
  return found;
}

function listBands(bands: readonly number[], counts: Uint32Array): FacetCount[] {
  return bands.map((from, band) => ({ value: String(from), count: counts[band] ?? 0 }));
}

/** Adds up equal values, because two makes can have models of the same name. Sorts the highest count first. */
function sumByValue(counts: readonly (readonly [value: string, count: number])[]): FacetCount[] {
  const sums = new Map<string, number>();
  for (const [value, count] of counts) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
