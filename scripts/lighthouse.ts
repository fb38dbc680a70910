// Lighthouse on the built pages, served by the embedded backend: mobile, simulated throttling, the median of several runs.
//   node scripts/lighthouse.ts                    every page of the sitemap, and results: fails if one misses its gate
//   node scripts/lighthouse.ts /about /pricing    these alone
//   RUNS=1 node scripts/lighthouse.ts             one run each, for a quick look
// Nothing else should run on the machine meanwhile. Each page's median report goes to .cache/lighthouse.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { generateReport, type Result } from 'lighthouse';
import { findChromium, launchOptions } from './browser.mjs';
import { runChild } from './child.mjs';

const RUNS = Number(process.env['RUNS'] ?? 5);
const MAX_ATTEMPTS = 3;
const REPORTS = '.cache/lighthouse';
const RESULTS = '/search/results?make=BMW&postcode=EC1A1BB';

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

/** The lowest scores that pass. Results pages have `noindex`, which lowers their SEO score. */
const getGate = (path: string): Record<string, number> =>
  path.startsWith('/search/results')
    ? { performance: 90, accessibility: 100, 'best-practices': 100 }
    : { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

if (!Number.isInteger(RUNS) || RUNS < 1) throw new Error('RUNS must be a whole number from 1.');
mkdirSync(REPORTS, { recursive: true });
const dataFolder = mkdtempSync(join(tmpdir(), 'forecourt-lighthouse-'));
const stop = new AbortController();
const backend = startBackend();
const chrome = await launch({
  chromePath: findChromium() ?? '',
  chromeFlags: [...launchOptions().args, '--headless=new'],
});
try {
  const origin = await backend.ready;
  const asked = process.argv.slice(2);
  const table: Record<string, Record<string, string | number>> = {};
  const misses: string[] = [];
  for (const path of asked.length > 0 ? asked : [...readSitemap(), RESULTS]) {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) results.push(await measure(origin + path));
    const sorted = results.toSorted((a, b) => getScore(a, 'performance') - getScore(b, 'performance'));
    const median = sorted[Math.floor(RUNS / 2)] as Result;
    const report = `${REPORTS}/${encodeURIComponent(path)}.html`;
    writeFileSync(report, generateReport(median, 'html'));

    const scores = Object.fromEntries(
      Object.keys(getGate(path)).map((category) => [category, getScore(median, category)]),
    );
    for (const [category, least] of Object.entries(getGate(path)))
      if (!((scores[category] ?? 0) >= least))
        misses.push(`${path}: ${category} is ${scores[category]}, and must be ${least} (${report})`);
    const metrics = Object.entries(METRICS).map(([name, id]) => [
      name,
      Number(median.audits[id]?.numericValue?.toFixed(3)),
    ]);
    table[path] = {
      ...scores,
      'each run': sorted.map((result) => getScore(result, 'performance')).join(' '),
      ...Object.fromEntries(metrics),
      CPU: median.environment.benchmarkIndex,
    };
    console.log(`${path}: ${scores['performance']}`);
  }
  console.table(table);
  console.log(misses.length === 0 ? 'Every page meets its gate.' : misses.join('\n'));
  process.exitCode = misses.length === 0 ? 0 : 1;
} finally {
  chrome.kill();
  stop.abort();
  await backend.ended;
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
}

/** Repeats a run in which the browser recorded nothing, which happens on a busy machine. */
async function measure(url: string, attempt = 1): Promise<Result> {
  const outcome = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
  if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
  if (attempt === MAX_ATTEMPTS)
    throw new Error(`Lighthouse could not measure ${url}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`);
  return measure(url, attempt + 1);
}

function getScore(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function readSitemap(): string[] {
  const sitemap = readFileSync('apps/site/dist/client/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

function startBackend(): { ready: Promise<string>; ended: Promise<unknown> } {
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  const ended = runChild('node', ['--conditions=@forecourt/source', 'apps/backend/src/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataFolder,
      LISTINGS: '4000',
      LOG_FORMAT: 'json',
      SHUTDOWN_DELAY_MS: '0',
    },
    stopOn: stop.signal,
    onOutput: (text) => {
      output += text;
      const origin = /Ready on (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (origin) resolve(origin);
    },
  }).then(() => reject(new Error(`The backend ended before it was ready:\n${output}`)));
  return { ready, ended };
}
