// `npm test`: wireit runs the checks in package.json, and then this script prints a summary.
//   npm test                 the checks of `checks`
//   npm test -- unit lint    these checks, and the builds that they need
//   npm test -- --list       the names of all checks
//   npm run test:full        also the checks of `checks:full`
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CheckResult, REPORTS_FOLDER } from './check-result.ts';
import { runChild } from './child.mjs';
import { formatSummary } from './summary.ts';

type Manifest = { wireit: Record<string, { dependencies?: string[] }> };
const { wireit } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const getNeeds = (script: string) => (wireit[script]?.dependencies ?? []).map((need) => need.replace('check:', ''));
const fullOnlyChecks = getNeeds('checks:full');
const all = [...getNeeds('checks'), ...fullOnlyChecks];

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, list: { type: 'boolean' } },
});
if (values.list) {
  console.log(all.map((name) => (fullOnlyChecks.includes(name) ? `${name} (in test:full)` : name)).join('\n'));
  process.exit();
}
const unknown = named.filter((name) => !all.includes(name)).join(', ');
if (unknown !== '') {
  console.error(`Unknown check: ${unknown}. Choose from: ${all.join(', ')}`);
  process.exit(2);
}
const requestedChecks = new Set(named.length > 0 ? named : values.full ? all : getNeeds('checks'));
// Attacks, benchmarks and load tests measure times, so nothing else runs at the same time.
const isSerial = fullOnlyChecks.some((name) => requestedChecks.has(name));

rmSync(REPORTS_FOLDER, { recursive: true, force: true });
mkdirSync(REPORTS_FOLDER, { recursive: true });
// wireit runs one script of a package.json, so this file has a script that depends on the checks.
const manifest = resolve(REPORTS_FOLDER, 'package.json');
const dependencies = [...requestedChecks].map((name) => `../../:check:${name}`);
writeFileSync(manifest, JSON.stringify({ scripts: { all: 'wireit' }, wireit: { all: { dependencies } } }));

const { stopped } = await runChild('wireit', [], {
  cwd: REPORTS_FOLDER,
  env: {
    ...process.env,
    npm_package_json: manifest,
    npm_lifecycle_event: 'all',
    WIREIT_CACHE: 'none',
    WIREIT_FAILURES: 'continue',
    WIREIT_LOGGER: 'simple',
    WIREIT_PARALLEL: isSerial ? '1' : '2',
    // wireit removes the leading node_modules/.bin folders from PATH, and .toolchain's Node is in one of them.
    PATH: resolve('scripts') + delimiter + process.env['PATH'],
    FORCE_COLOR: undefined,
    NO_COLOR: '1',
    FULL: values.full ? '1' : process.env['FULL'],
  },
  // run-check.ts prints the results, so wireit's own lines are left out.
  onOutput: (text) => process.stdout.write(text.replaceAll(/^(?:🏃|✅|❌).*\n/gmu, '')),
});
if (stopped) process.exit(130);

for (const name of requestedChecks) for (const need of getNeeds(`check:${name}`)) requestedChecks.add(need);
const outcomes = all
  .filter((name) => requestedChecks.has(name))
  .map((name) => {
    const file = `${REPORTS_FOLDER}/${name}.result.json`;
    const result = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CheckResult) : undefined;
    return { name, needs: getNeeds(`check:${name}`), result };
  });
const rest = all.filter((name) => !requestedChecks.has(name)).join(', ');
const notRun = rest === '' ? [] : [`${named.length > 0 ? 'not requested' : 'in npm run test:full'}: ${rest}`];
const seconds = performance.now() / 1000 + Number(process.env['BOOTSTRAP_SECONDS'] ?? 0);
console.log(`\n${formatSummary(outcomes, { notRun, seconds, budget: values.full ? 3600 : 480 })}`);
process.exitCode = outcomes.every(({ result }) => result?.failed === 0) ? 0 : 1;
