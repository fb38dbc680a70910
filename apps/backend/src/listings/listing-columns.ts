import { MILEAGE_BANDS, PRICE_BANDS } from '@forecourt/search-core';
import type { Database } from '../database/database.ts';
import type { Point } from './place.ts';

/** Write-offs are left out. `price`, `mileage` and each array of `codes` have one entry per car, in the same order. */
export interface ListingColumns {
  count: number;
  /** In pounds. */
  price: Int32Array;
  /** In miles. `NO_MILEAGE` if it is not stated. */
  mileage: Int32Array;
  /** Small whole numbers: ids of reference tables, years, bands, doors, seats, indexes in `places` and `SELLERS`. */
  codes: Readonly<Record<CodeColumn, Uint16Array>>;
  /** A number above every code of the column. */
  codeLimits: Readonly<Record<CodeColumn, number>>;
  /** Make ids by model id. Unlike the cached vocabulary, it includes new models. */
  makeOfModel: ReadonlyMap<number, number>;
  /** The centres of the sellers' districts. */
  places: readonly Point[];
}

export type CodeColumn =
  | 'model'
  | 'place'
  | 'priceBand'
  | 'year'
  | 'mileageBand'
  | 'fuelType'
  | 'transmission'
  | 'bodyType'
  | 'doors'
  | 'color'
  | 'seats'
  | 'seller';

export const SELLERS = ['private', 'dealer'] as const;
export const NO_MILEAGE = -1;
/** The band of cars without a mileage. */
export const NO_BAND = MILEAGE_BANDS.length;

interface ListingRow {
  id: number;
  price: number;
  mileage: number | null;
  latitude: number;
  longitude: number;
  seller_type: (typeof SELLERS)[number];
  manufacturer_id: number;
  model_id: number;
  year: number;
  body_type_id: number;
  color_id: number;
  fuel_type_id: number;
  transmission_type_id: number;
  doors: number;
  seats: number;
}

/** Parsing this many rows blocks the main thread for about 30 ms. */
const ROWS_PER_READ = 10_000;

export async function readListingColumns(db: Database): Promise<ListingColumns> {
  const [{ total } = { total: 0 }] = await db.query<{ total: number }>(
    'select count(*)::int as total from listings where write_off_category is null',
  );
  const builder = createBuilder(total);
  for (let lastId = 0; ;) {
    const rows = await db.query<ListingRow>(
      `select id, price, mileage, latitude, longitude, seller_type, manufacturer_id, model_id, year, body_type_id, color_id, fuel_type_id,
         transmission_type_id, doors, seats
       from listings
       where write_off_category is null and id > $1
       order by id
       limit ${ROWS_PER_READ}`,
      [lastId],
    );
    const lastRow = rows.at(-1);
    for (const row of rows) builder.add(row);
    if (lastRow === undefined || rows.length < ROWS_PER_READ) return builder.build();
    lastId = lastRow.id;
  }
}

/** @param capacity the expected number of rows, which may be exceeded */
function createBuilder(capacity: number) {
  let size = Math.max(capacity, 1);
  let count = 0;
  const places: Point[] = [];
  const placeByPoint = new Map<string, number>();
  const makeOfModel = new Map<number, number>();
  let price = new Int32Array(size);
  let mileage = new Int32Array(size);
  const createCodes = (copy?: Readonly<Record<CodeColumn, Uint16Array>>) =>
    createRecord((column) => {
      const codes = new Uint16Array(size);
      if (copy) codes.set(copy[column]);
      return codes;
    });
  let codes = createCodes();
  const grow = () => {
    size *= 2;
    const [prices, mileages] = [new Int32Array(size), new Int32Array(size)];
    prices.set(price);
    mileages.set(mileage);
    [price, mileage, codes] = [prices, mileages, createCodes(codes)];
  };
  const getPlaceIndex = ({ latitude, longitude }: ListingRow): number => {
    const key = `${latitude} ${longitude}`;
    const knownIndex = placeByPoint.get(key);
    if (knownIndex !== undefined) return knownIndex;
    // Uses single precision, as the database's columns do.
    places.push({ latitude: Math.fround(latitude), longitude: Math.fround(longitude) });
    placeByPoint.set(key, places.length - 1);
    return places.length - 1;
  };
  return {
    add(row: ListingRow) {
      if (count === size) grow();
      price[count] = row.price;
      mileage[count] = row.mileage ?? NO_MILEAGE;
      makeOfModel.set(row.model_id, row.manufacturer_id);
      codes.model[count] = row.model_id;
      codes.place[count] = getPlaceIndex(row);
      codes.priceBand[count] = findBand(PRICE_BANDS, row.price);
      codes.year[count] = row.year;
      codes.mileageBand[count] = row.mileage === null ? NO_BAND : findBand(MILEAGE_BANDS, row.mileage);
      codes.fuelType[count] = row.fuel_type_id;
      codes.transmission[count] = row.transmission_type_id;
      codes.bodyType[count] = row.body_type_id;
      codes.doors[count] = row.doors;
      codes.color[count] = row.color_id;
      codes.seats[count] = row.seats;
      codes.seller[count] = SELLERS.indexOf(row.seller_type);
      count += 1;
    },
    build(): ListingColumns {
      const codeLimits = createRecord((column) => codes[column].reduce((limit, code) => Math.max(limit, code + 1), 0));
      return { count, price, mileage, codes, codeLimits, makeOfModel, places };
    },
  };
}

function createRecord<T>(createValue: (column: CodeColumn) => T): Record<CodeColumn, T> {
  return {
    model: createValue('model'),
    place: createValue('place'),
    priceBand: createValue('priceBand'),
    year: createValue('year'),
    mileageBand: createValue('mileageBand'),
    fuelType: createValue('fuelType'),
    transmission: createValue('transmission'),
    bodyType: createValue('bodyType'),
    doors: createValue('doors'),
    color: createValue('color'),
    seats: createValue('seats'),
    seller: createValue('seller'),
  };
}

function findBand(bands: readonly number[], value: number): number {
  const nextBand = bands.findIndex((from) => from > value);
  return (nextBand === -1 ? bands.length : nextBand) - 1;
}
