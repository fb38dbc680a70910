import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Database, LoadValue, Queryable, SqlValue, Transaction } from '../database/database.ts';
import { tryTakeStartLock, waitForStartLock } from '../database/start-lock.ts';
import { readVocabulary, type Vocabulary } from '../listings/vocabulary.ts';
import { type GenerateOptions, generateStock, type StockListing } from './generate-stock.ts';

export interface StockOptions extends GenerateOptions {
  log?: (message: string) => void;
}

/** Days after which a sample is replaced, because its newest adverts are out of date. */
const MAX_STOCK_AGE_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;
const ROWS_PER_LOAD = 10_000;

interface SampleStock {
  generator: string;
  listings: number;
  seed: number;
  made_for: Date;
}

/**
 * Creates the sample stock if there is none, if its count, seed or generator has changed, or if it is too old. Never
 * changes listings from other sources: if there are any, no sample is created. Only one server at a time does this. One
 * transaction deletes the old rows and inserts the new ones, so other servers on the same database serve the old stock
 * until it commits.
 * @returns whether this call created the stock
 */
export async function loadStock(db: Database, options: StockOptions): Promise<boolean> {
  const generator = await getGeneratorVersion();
  if (isStockCurrent(await readSampleStock(db), options, generator)) return false;
  const startedAt = performance.now();
  const isCreated = await db.transaction(
    async (tx) => {
      if (await readSampleStock(tx)) {
        if (!(await tryTakeStartLock(tx, 'stock'))) return false;
      } else {
        await waitForStartLock(tx, 'stock');
      }
      // Another server may have created it in the meantime.
      if (isStockCurrent(await readSampleStock(tx), options, generator)) return false;
      const [otherSource] = await tx.query<{ source: string }>(
        `select source from listing_details where source <> 'sample' limit 1`,
      );
      if (otherSource) {
        options.log?.(`The listings are from '${otherSource.source}', so no sample listings were created.`);
        return false;
      }
      options.log?.(`Creating ${options.listings.toLocaleString('en-GB')} sample listings …`);
      await replaceStock(tx, options);
      await tx.query('delete from forecourt.sample_stock');
      await tx.query(
        'insert into forecourt.sample_stock (generator, listings, seed, made_for) values ($1, $2, $3, $4)',
        [generator, options.listings, options.seed, options.now],
      );
      return true;
    },
    { isLong: true },
  );
  if (isCreated) {
    await db.vacuum(['listings', 'listing_details', 'manufacturers', 'models']);
    options.log?.(`Created the sample listings in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  }
  return isCreated;
}

/**
 * Returns a hash of the files that the sample depends on, so that a new version of the generator creates a new sample.
 */
async function getGeneratorVersion(): Promise<string> {
  const hash = createHash('sha256');
  const stockFolder = new URL('./', import.meta.url);
  const codeFiles = (await readdir(stockFolder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();
  const sharedFiles = ['join-car-name.ts', 'outcodes.ts', 'place.ts'].map((file) => `../listings/${file}`);
  const dataFiles = ['models.json', 'families.json', 'outcodes.json', 'price-spread.json'].map(
    (file) => `../../../../data/${file}`,
  );
  for (const file of [...codeFiles, ...sharedFiles, ...dataFiles])
    hash.update(await readFile(new URL(file, stockFolder)));
  return hash.digest('hex');
}

async function readSampleStock(db: Queryable): Promise<SampleStock | undefined> {
  const [sampleStock] = await db.query<SampleStock>(
    'select generator, listings, seed, made_for from forecourt.sample_stock',
  );
  return sampleStock;
}

/** Returns whether a stock is current. Its date may be in the future, because the clocks of two servers can differ. */
function isStockCurrent(
  sampleStock: SampleStock | undefined,
  { listings, seed, now }: StockOptions,
  generator: string,
): boolean {
  if (sampleStock === undefined) return false;
  const days = Math.abs(now.getTime() - sampleStock.made_for.getTime()) / DAY_MS;
  return (
    sampleStock.generator === generator &&
    sampleStock.listings === listings &&
    sampleStock.seed === seed &&
    days < MAX_STOCK_AGE_DAYS
  );
}

async function replaceStock(tx: Transaction, options: StockOptions): Promise<void> {
  // TRUNCATE would block every reader until the transaction ends.
  await tx.run('delete from listing_details; delete from listings;');
  const vocabulary = await readVocabulary(tx);
  let batch: StockListing[] = [];
  const flush = async () => {
    await tx.load(
      'public.listings',
      LISTING_COLUMNS,
      batch.map((listing) => toListingRow(listing, vocabulary)),
    );
    await tx.load('public.listing_details', DETAIL_COLUMNS, batch.map(toDetailRow));
    batch = [];
  };
  for (const listing of generateStock(options)) {
    batch.push(listing);
    if (batch.length === ROWS_PER_LOAD) await flush();
  }
  await flush();
  // The IDs were inserted explicitly, so the sequence must be moved past them.
  await tx.query(`select setval(pg_get_serial_sequence('listings', 'id'), greatest($1::bigint, 1))`, [
    options.listings,
  ]);
}

const LISTING_COLUMNS = [
  'id',
  'created_at',
  'price',
  'mileage',
  'latitude',
  'longitude',
  'seller_type',
  'write_off_category',
  'manufacturer_id',
  'model_id',
  'year',
  'body_type_id',
  'color_id',
  'fuel_type_id',
  'transmission_type_id',
  'doors',
  'seats',
  'completeness',
] as const;

function toListingRow(car: StockListing, vocabulary: Vocabulary): SqlValue[] {
  const make = getOnlyId(vocabulary.makes([car.make]), car.make);
  return [
    car.id,
    car.createdAt,
    car.price,
    car.mileage ?? null,
    car.place.latitude,
    car.place.longitude,
    car.seller,
    car.writeOff ?? null,
    make,
    getOnlyId(vocabulary.models([car.model], [make]), `${car.make} ${car.model}`),
    car.year,
    getOnlyId(vocabulary.bodyTypes([car.body]), car.body),
    getOnlyId(vocabulary.colors([car.color]), car.color),
    getOnlyId(vocabulary.fuelTypes([car.fuel]), car.fuel),
    getOnlyId(vocabulary.transmissionTypes([car.transmission]), car.transmission),
    car.doors,
    car.seats,
    [car.imageUrls.length > 0, car.mileage, car.description, car.link].filter(Boolean).length,
  ];
}

const DETAIL_COLUMNS = [
  'listing_id',
  'source',
  'derivative',
  'description',
  'registration',
  'outcode',
  'image_urls',
  'link',
  'estimated_value',
  'estimate_low',
  'estimate_high',
  'future_value_1_year',
  'future_value_3_years',
  'future_value_5_years',
  'price_history',
] as const;

function toDetailRow(car: StockListing): LoadValue[] {
  const { estimate } = car;
  return [
    car.id,
    'sample',
    car.derivative,
    car.description ?? null,
    car.registration,
    car.place.code,
    car.imageUrls,
    car.link ?? null,
    estimate?.value ?? null,
    estimate?.low ?? null,
    estimate?.high ?? null,
    estimate?.future.oneYear ?? null,
    estimate?.future.threeYears ?? null,
    estimate?.future.fiveYears ?? null,
    car.priceHistory,
  ];
}

function getOnlyId(ids: readonly number[], name: string): number {
  const [id] = ids;
  if (id === undefined || ids.length > 1)
    throw new Error(`Expected one row for '${name}' in the reference tables, not ${ids.length}.`);
  return id;
}
