// Measures the listings search, one search at a time, on PGlite and, in the same run, on PostgreSQL. It times a page
// with its count, the same page with facet counts, a car's comparables, and a page whose cars the database counts, as it
// does when the listings have changed since they were read into memory.
// usage: node --conditions=@forecourt/source bench/search.ts [--listings 100000] [--rounds 30] [--check]
// PostgreSQL is at DATABASE_URL (an empty database, which gets the sample stock). Without it, Debian's PostgreSQL is
// started in a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSearch, writeListingsUrl } from '@forecourt/search-core';
import type { Database } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { type ColumnCache, createColumnCache } from '../src/listings/column-cache.ts';
import { searchCars } from '../src/listings/search-cars.ts';
import { createFacetSearch } from '../src/listings/search-facets.ts';
import { type BenchSearch, COMPARED_CARS, COST_LIMITS, SEARCHES } from './searches.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

const { values: options } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '30' },
    check: { type: 'boolean', default: false },
  },
});
const LISTING_COUNT = Number(options.listings);
const ROUNDS = Number(options.rounds);
const WARM_UP_ROUNDS = 3;
/** Maximum 95th percentile on PGlite, in milliseconds. */
const SEARCH_GOALS_MS = { selective: 25, broad: 45 };
const SEARCH_KINDS = ['selective', 'broad'] as const;
/** Maximum 95th percentile on PGlite, in milliseconds. A page whose cars the database counts has no goal. */
const FEATURE_GOALS_MS = { facets: 60, comparables: 40, databaseCounts: Infinity };
const FEATURE_KINDS = ['facets', 'comparables', 'databaseCounts'] as const;
const FEATURE_NAMES = {
  facets: 'page, count and facet counts',
  comparables: "a car's comparables",
  databaseCounts: 'page, counted by the database',
};
const PAGE_SIZE = 10;
/** The number of cars that the site requests to compare a car with. */
const COMPARABLE_COUNT = 60;
const LISTINGS_URL = 'https://listings.example.com/car-search';
const ALL_CARS_URL = `${LISTINGS_URL}?postcode=EC1A1BB&seller-type=private&seller-type=dealer`;

/** A search's times, its number of cars, and the ids on its page. */
interface SearchMeasurement {
  durationsMs: number[];
  total: number;
  ids: string;
}

interface Measurements {
  searches: Map<BenchSearch, SearchMeasurement>;
  /** The ratio of the expensive search's median time to the cheap one's, by the name of the limit. */
  ratios: Map<string, number>;
  facets: number[];
  comparables: number[];
  databaseCounts: number[];
}

const stock = { listings: LISTING_COUNT, seed: 1, now: new Date('2026-11-20T12:00:00Z') };
console.log(
  `${LISTING_COUNT.toLocaleString('en-GB')} listings, ${ROUNDS} rounds of ${SEARCHES.length} searches, page of ${PAGE_SIZE} and exact count, counted for every search; ${availableParallelism()} cores, Node ${process.version}`,
);

const pglite = await measureDatabase(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const db = await openDatabase({ ...stock, dataDir: folder });
  return {
    db,
    close: async () => {
      await db.close();
      await rm(folder, { recursive: true });
    },
  };
});
const postgres = await measurePostgres();

const nameWidth = Math.max(...SEARCHES.map(({ name }) => name.length));
const printRow = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(nameWidth) : String(cell).padStart(11))).join(' '));
console.log('\nmedian of each, ms');
printRow(['search', 'kind', 'cars', 'PGlite', 'PostgreSQL', 'ratio']);
for (const search of SEARCHES) {
  const pgliteMeasurement = getMeasurement(pglite, search);
  const postgresMeasurement = postgres && getMeasurement(postgres, search);
  if (
    postgresMeasurement &&
    (postgresMeasurement.total !== pgliteMeasurement.total || postgresMeasurement.ids !== pgliteMeasurement.ids)
  ) {
    throw new Error(
      `The results of ‘${search.name}’ differ: ${pgliteMeasurement.total} cars (page ${pgliteMeasurement.ids}) on PGlite, ${postgresMeasurement.total} cars (page ${postgresMeasurement.ids}) on PostgreSQL.`,
    );
  }
  printRow([
    search.name,
    search.kind,
    pgliteMeasurement.total,
    ...formatComparison(
      computeQuantile(pgliteMeasurement.durationsMs, 0.5),
      postgresMeasurement && computeQuantile(postgresMeasurement.durationsMs, 0.5),
    ),
  ]);
}
console.log('\nall searches of each kind, ms');
printRow(['kind', '', 'goal', 'PGlite', 'PostgreSQL', 'ratio']);
let isWithinGoals = true;
for (const kind of SEARCH_KINDS) {
  const [pgliteTimes, postgresTimes] = [pglite, postgres].map(
    (times) =>
      times &&
      SEARCHES.filter((search) => search.kind === kind).flatMap((search) => getMeasurement(times, search).durationsMs),
  );
  if (pgliteTimes === undefined) continue;
  printRow([
    kind,
    'p50',
    '',
    ...formatComparison(computeQuantile(pgliteTimes, 0.5), postgresTimes && computeQuantile(postgresTimes, 0.5)),
  ]);
  printRow([
    kind,
    'p95',
    SEARCH_GOALS_MS[kind],
    ...formatComparison(computeQuantile(pgliteTimes, 0.95), postgresTimes && computeQuantile(postgresTimes, 0.95)),
  ]);
  isWithinGoals &&= computeQuantile(pgliteTimes, 0.95) <= SEARCH_GOALS_MS[kind];
}
console.log('\nother requests, ms');
printRow(['request', '', 'goal', 'PGlite', 'PostgreSQL', 'ratio']);
for (const kind of FEATURE_KINDS) {
  for (const [name, q] of [
    ['p50', 0.5],
    ['p95', 0.95],
  ] as const) {
    const pgliteMs = computeQuantile(pglite[kind], q);
    printRow([
      FEATURE_NAMES[kind],
      name,
      q === 0.95 && FEATURE_GOALS_MS[kind] < Infinity ? FEATURE_GOALS_MS[kind] : '',
      ...formatComparison(pgliteMs, postgres && computeQuantile(postgres[kind], q)),
    ]);
    isWithinGoals &&= q !== 0.95 || pgliteMs <= FEATURE_GOALS_MS[kind];
  }
}
console.log('\nexpensive searches, as a multiple of a cheaper one');
printRow(['search', '', 'limit', 'PGlite', 'PostgreSQL']);
for (const { name, maxRatio } of COST_LIMITS) {
  const [pgliteRatio, postgresRatio] = [pglite, postgres].map((times) => times?.ratios.get(name));
  printRow([name, '', maxRatio, pgliteRatio?.toFixed(2) ?? '', postgresRatio?.toFixed(2) ?? 'not run']);
  isWithinGoals &&= [pgliteRatio, postgresRatio].every((ratio) => ratio === undefined || ratio <= maxRatio);
}
console.log(isWithinGoals ? '\nWithin the goals.' : '\nNot within the goals.');
if (options.check && !isWithinGoals) process.exitCode = 1;

async function measurePostgres(): Promise<Measurements | undefined> {
  const url = process.env['DATABASE_URL'];
  const temporaryPostgres = url ? undefined : await startTemporaryPostgres();
  const databaseUrl = url ?? temporaryPostgres?.url;
  if (databaseUrl === undefined) {
    console.log('Not run: the bench on PostgreSQL (no DATABASE_URL, and no Debian PostgreSQL on this machine)');
    return undefined;
  }
  try {
    return await measureDatabase(async () => {
      const db = await openDatabase({ ...stock, url: databaseUrl });
      const [server] = await db.query<{ version: string }>('select version()');
      console.log(server?.version);
      return { db, close: () => db.close() };
    });
  } finally {
    await temporaryPostgres?.stop();
  }
}

async function measureDatabase(
  open: () => Promise<{ db: Database; close: () => Promise<void> }>,
): Promise<Measurements> {
  const startedAt = performance.now();
  const { db, close } = await open();
  console.log(`${db.engine}: opened and stocked in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  try {
    const measurements: Measurements = {
      searches: new Map(SEARCHES.map((search) => [search, { durationsMs: [], total: 0, ids: '' }])),
      ratios: new Map(),
      facets: [],
      comparables: [],
      databaseCounts: [],
    };
    const columns = createColumnCache(db, console);
    // Reads the listings into memory, as the server does at start.
    await columns.getRecent();
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      for (const search of SEARCHES) {
        const startedAt = performance.now();
        const { results, total_items } = await searchCars(db, getListingsUrl(search), PAGE_SIZE, { columns });
        const duration = performance.now() - startedAt;
        const measurement = getMeasurement(measurements, search);
        measurement.total = total_items;
        measurement.ids = results.map((car) => car.Id).join(' ');
        if (round >= 0) measurement.durationsMs.push(duration);
      }
    }
    measurements.facets = await measureFacets(db, columns);
    measurements.comparables = await measureComparables(db, columns);
    measurements.databaseCounts = await measureDatabaseCounts(db);
    measurements.ratios = await measureRatios(db, columns);
    return measurements;
  } finally {
    await close();
  }
}

async function measureFacets(db: Database, columns: ColumnCache): Promise<number[]> {
  const searchFacets = createFacetSearch(db, columns);
  const durationsMs: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const search of SEARCHES) {
      const url = getListingsUrl(search);
      const startedAt = performance.now();
      const { total_items } = await searchCars(db, url, PAGE_SIZE, { columns });
      const { facets } = await searchFacets(url);
      if (round >= 0) durationsMs.push(performance.now() - startedAt);
      const facetCount = facets.bodyType.length;
      if (total_items > 0 && facetCount === 0) throw new Error(`‘${search.name}’ found cars but no facet counts.`);
    }
  }
  return durationsMs;
}

async function measureComparables(db: Database, columns: ColumnCache): Promise<number[]> {
  const durationsMs: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const { make, model, year } of COMPARED_CARS) {
      const { state } = parseSearch(
        new URLSearchParams({
          make,
          model,
          minYear: String(year - 2),
          maxYear: String(year + 2),
          sellerType: 'both',
          sort: 'relevance',
          postcode: 'EC1A1BB',
        }).toString(),
      );
      const startedAt = performance.now();
      const { results } = await searchCars(db, writeListingsUrl(state, LISTINGS_URL), COMPARABLE_COUNT, { columns });
      if (round >= 0) durationsMs.push(performance.now() - startedAt);
      if (results.length === 0) throw new Error(`Found no comparables for a ${make} ${model} of ${year}.`);
    }
  }
  return durationsMs;
}

async function measureDatabaseCounts(db: Database): Promise<number[]> {
  const durationsMs: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const search of SEARCHES) {
      const startedAt = performance.now();
      await searchCars(db, getListingsUrl(search), PAGE_SIZE);
      if (round >= 0) durationsMs.push(performance.now() - startedAt);
    }
  }
  return durationsMs;
}

async function measureRatios(db: Database, columns: ColumnCache): Promise<Measurements['ratios']> {
  const ratios: Measurements['ratios'] = new Map();
  for (const { name, expensive, cheap } of COST_LIMITS) {
    const times: Record<'expensive' | 'cheap', number[]> = { expensive: [], cheap: [] };
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      for (const [key, params] of [['expensive', expensive] as const, ['cheap', cheap] as const]) {
        const startedAt = performance.now();
        const { results } = await searchCars(db, `${ALL_CARS_URL}&${params}`, PAGE_SIZE, { columns });
        if (round >= 0) times[key].push(performance.now() - startedAt);
        if (results.length === 0) throw new Error(`Found no cars for ‘${params}’ in ‘${name}’.`);
      }
    }
    ratios.set(name, computeQuantile(times.expensive, 0.5) / computeQuantile(times.cheap, 0.5));
  }
  return ratios;
}

function getListingsUrl({ query }: BenchSearch): string {
  const { state, notices } = parseSearch(query.includes('postcode=') ? query : `postcode=EC1A1BB&${query}`);
  if (notices.length) throw new Error(`The query ‘${query}’ is invalid: ${notices[0]?.message}`);
  return writeListingsUrl(state, LISTINGS_URL);
}

function getMeasurement(times: Measurements, search: BenchSearch): SearchMeasurement {
  const measurement = times.searches.get(search);
  if (measurement === undefined) throw new Error(`‘${search.name}’ was not measured.`);
  return measurement;
}

function formatComparison(pgliteMs: number, postgresMs: number | undefined): string[] {
  return [
    pgliteMs.toFixed(1),
    postgresMs === undefined ? 'not run' : postgresMs.toFixed(1),
    postgresMs === undefined ? '' : (pgliteMs / postgresMs).toFixed(1),
  ];
}

function computeQuantile(values: readonly number[], q: number): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  return sortedValues[Math.min(sortedValues.length - 1, Math.ceil(q * sortedValues.length) - 1)] ?? Number.NaN;
}
