// Measures how long a page takes while the embedded database is busy, and how long results pages take by depth.
// Needs the built site (npm start, or npm run build).
//   pnpm --filter @forecourt/backend run isolation
//   pnpm --filter @forecourt/backend run isolation --listings 100000 --seconds 4
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProduct } from './server.ts';

const { values: options } = parseArgs({
  options: { listings: { type: 'string', default: '20000' }, seconds: { type: 'string', default: '4' } },
});
const MEASUREMENT_SECONDS = Number(options.seconds);
const ROUNDS = 9;
/** The pause between a response and the next request for the page. */
const PAUSE_MS = 2;
const UNLIMITED_RATE = '1000000';
const ALL_CARS_URL = 'https://listings.example.com/car-search?postcode=EC1A1BB&seller-type=private&seller-type=dealer';

const folder = await mkdtemp(join(tmpdir(), 'forecourt-isolation-'));
const server = await startProduct({
  LISTINGS: options.listings,
  DATA_DIR: join(folder, 'data'),
  SEARCH_LIMIT_PER_MINUTE: UNLIMITED_RATE,
  SEARCH_LIMIT_OVER_ALL: UNLIMITED_RATE,
});
try {
  console.log(`${options.listings} listings on PGlite, /about requested for ${MEASUREMENT_SECONDS} s, milliseconds`);
  await measurePage('warming up');
  await measurePage('alone');
  await measurePage('during searches, one after the other', () => search(''));
  await measurePage('during pages 1,000 by distance', () => search('&sort=distance&page=1000'));
  await measurePage('during facet counts', countFacets);
  console.log(`\na page of ten from all cars, ${ROUNDS} times, milliseconds`);
  for (const sort of ['most-recent', 'price-asc', 'distance']) {
    for (const page of [1, 100, 1_000]) {
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await search(`&sort=${sort}&page=${page}`));
      printQuantiles(`${sort}, page ${page}`, times);
    }
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}

async function measurePage(name: string, load?: () => Promise<unknown>): Promise<void> {
  const endTime = performance.now() + MEASUREMENT_SECONDS * 1000;
  const hasEnded = () => performance.now() > endTime;
  const loadRequests = (async () => {
    while (load && !hasEnded()) await load();
  })();
  const times = [];
  while (!hasEnded()) {
    times.push(await request('/about'));
    await sleep(PAUSE_MS);
  }
  await loadRequests;
  printQuantiles(name, times);
}

function search(query: string): Promise<number> {
  return request('/dealer/search/cars', {
    method: 'POST',
    body: JSON.stringify({ url: ALL_CARS_URL + query, limit: 10 }),
  });
}

function countFacets(): Promise<number> {
  return request('/dealer/search/facets', {
    method: 'POST',
    body: JSON.stringify({ url: `${ALL_CARS_URL}&make=BMW` }),
  });
}

/** Returns the milliseconds until the complete response has arrived. */
async function request(path: string, init?: RequestInit): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(server.url + path, init);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return performance.now() - startedAt;
}

function printQuantiles(name: string, times: readonly number[]): void {
  const sortedTimes = times.toSorted((a, b) => a - b);
  const computeQuantile = (q: number) =>
    sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(q * sortedTimes.length))]?.toFixed(1);
  console.log(`${name}: p50 ${computeQuantile(0.5)}, p99 ${computeQuantile(0.99)}, max ${computeQuantile(1)}`);
}
