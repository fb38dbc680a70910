import {
  DISTANCES,
  type FacetCount,
  type FacetKey,
  MILEAGE_BANDS,
  PRICE_BANDS,
  splitExclusions,
} from '@forecourt/search-core';
import type { ListingsQuery } from '@forecourt/search-core/server';
import type { ListingColumns } from './listing-columns.ts';
import type { Point } from './place.ts';
import { createDimensions, type DimensionName, getPlaceMiles, isChosen, rejectCars } from './reject-cars.ts';
import type { Vocabulary } from './vocabulary.ts';

export type FacetCounts = Record<FacetKey, FacetCount[]>;

/**
 * The counts of a filter ignore its own values: a car counts for a filter if no other filter rejects it.
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
  const miles = getPlaceMiles(columns, place);
  const dimensions = Object.entries(createDimensions(columns, query, miles, vocabulary));
  const rejections = new Uint16Array(columns.count);
  for (const [index, [, dimension]] of dimensions.entries()) {
    rejectCars(columns, dimension, 1 << index, rejections);
    await pause();
  }
  const counters = dimensions.map(([, { column }]) => ({
    codes: columns.codes[column],
    counts: new Uint32Array(columns.codeLimits[column]),
  }));
  const matches = countCarsWithOneRejection(rejections, counters);
  await pause();
  for (const { codes, counts } of counters) {
    // Faster than for...of, which calls the typed array's iterator.
    for (let i = 0; i < matches.length; i += 1) countCode(counts, codes[matches[i] as number] as number);
    await pause();
  }
  const countsByName = new Map(dimensions.map(([name], index) => [name, counters[index]?.counts]));
  return toFacets((name) => countsByName.get(name) ?? new Uint32Array(), query, miles, vocabulary);
}

interface Counter {
  codes: Uint16Array;
  counts: Uint32Array;
}

/**
 * Counts each car that only one dimension rejects, for that dimension. Returns the cars that none rejects.
 * @param counters in the order of the dimensions' bits
 */
function countCarsWithOneRejection(rejections: Uint16Array, counters: readonly Counter[]): Uint32Array {
  const matches = new Uint32Array(rejections.length);
  let matchCount = 0;
  for (let car = 0; car < rejections.length; car += 1) {
    const bits = rejections[car] as number;
    if (bits === 0) {
      matches[matchCount] = car;
      matchCount += 1;
    } else if ((bits & (bits - 1)) === 0) {
      const { codes, counts } = counters[31 - Math.clz32(bits)] as Counter;
      countCode(counts, codes[car] as number);
    }
  }
  return matches.subarray(0, matchCount);
}

function countCode(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] as number) + 1;
}

function toFacets(
  getCounts: (name: DimensionName) => Uint32Array,
  { filters }: ListingsQuery,
  miles: readonly number[],
  vocabulary: Vocabulary,
): FacetCounts {
  const { getName } = vocabulary;
  const listFacet = (name: DimensionName, getValue: (code: number) => string = String) =>
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
    price: listBandCounts(PRICE_BANDS, getCounts('price')),
    year: listCounts(getCounts('year')).map(([year, count]) => ({ value: String(year), count })),
    mileage: listBandCounts(MILEAGE_BANDS, getCounts('mileage')),
    fuelType: listFacet('fuelType', getName.fuelType),
    transmission: listFacet('transmission', getName.transmissionType),
    bodyType: listFacet('bodyType', getName.bodyType),
    doors: listFacet('doors'),
    color: listFacet('color', getName.color),
    seats: listFacet('seats'),
    sellerType: [
      { value: 'private', count: privately },
      { value: 'dealer', count: dealers },
      { value: 'both', count: privately + dealers },
    ],
  };
}

function listCounts(counts: Uint32Array): (readonly [code: number, count: number])[] {
  const codeCounts: (readonly [code: number, count: number])[] = [];
  for (let code = 0; code < counts.length; code += 1) {
    const count = counts[code] as number;
    if (count > 0) codeCounts.push([code, count]);
  }
  return codeCounts;
}

function listBandCounts(bands: readonly number[], counts: Uint32Array): FacetCount[] {
  return bands.map((from, band) => ({ value: String(from), count: counts[band] ?? 0 }));
}

/** Adds up equal values, because two makes can have models with the same name. */
function sumByValue(counts: readonly (readonly [value: string, count: number])[]): FacetCount[] {
  const sums = new Map<string, number>();
  for (const [value, count] of counts) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
