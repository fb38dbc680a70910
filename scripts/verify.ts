// `npm test`: wireit runs checks of package.json, then this prints a summary.
//   npm test                 the checks of `checks`
//   npm test -- unit lint    these checks, and the builds that they need
//   npm test -- --list       the names of all checks
//   npm run test:full        also the checks of `checks:full`
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { type CheckResult, REPORTS_FOLDER } from './check-result.ts';
import { runChild } from './child.mjs';
import { formatSummary } from './summary.ts';

type Manifest = { wireit: Record<string, { dependencies?: string[] }> };
const { wireit } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const getNeeds = (script: string) => (wireit[script]?.dependencies ?? []).map((need) => need.replace('check:', ''));
const onlyFull = getNeeds('checks:full');
const all = [...getNeeds('checks'), ...onlyFull];

const args = process.argv.slice(2);
if (args.includes('--list')) {
  console.log(all.map((name) => (onlyFull.includes(name) ? `${name} (in test:full)` : name)).join('\n'));
  process.exit();
}
const isFull = args.includes('--full');
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. Choose from: ${all.join(', ')}`);
  process.exit(2);
}
const asked = new Set(named.length > 0 ? named : isFull ? all : getNeeds('checks'));

rmSync(REPORTS_FOLDER, { recursive: true, force: true });
mkdirSync(REPORTS_FOLDER, { recursive: true });
const notRunFile = resolve(REPORTS_FOLDER, 'not-run.txt');
writeFileSync(notRunFile, '');
// wireit runs one script of a package.json. This one depends on the checks.
const manifest = resolve(REPORTS_FOLDER, 'package.json');
const dependencies = [...asked].map((name) => `../../:check:${name}`);
writeFileSync(manifest, JSON.stringify({ scripts: { all: 'wireit' }, wireit: { all: { dependencies } } }));

const began = performance.now();
const { stopped } = await runChild('wireit', [], {
  cwd: REPORTS_FOLDER,
  env: {
    ...process.env,
    npm_package_json: manifest,
    npm_lifecycle_event: 'all',
    WIREIT_CACHE: 'none',
    WIREIT_FAILURES: 'continue',
    WIREIT_LOGGER: 'simple',
    // Benchmarks and load tests need the machine to themselves.
    WIREIT_PARALLEL: isFull ? '1' : '2',
    // wireit drops the leading node_modules/.bin folders from PATH, and .toolchain's Node is in one.
    PATH: resolve('scripts') + delimiter + process.env['PATH'],
    FORCE_COLOR: undefined,
    NO_COLOR: '1',
    NOT_RUN_FILE: notRunFile,
    FULL: isFull ? '1' : process.env['FULL'],
  },
  // run-check.ts prints the results, so wireit's own lines are left out.
  onOutput: (text) => process.stdout.write(text.replaceAll(/^(?:🏃|✅|❌).*\n/gmu, '')),
});
if (stopped) {
  console.log('\nInterrupted.');
  process.exit(130);
}

for (const name of asked) for (const need of getNeeds(`check:${name}`)) asked.add(need);
const readResult = (name: string): CheckResult | undefined => {
  const file = `${REPORTS_FOLDER}/${name}.result.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CheckResult) : undefined;
};
const outcomes = all
  .filter((name) => asked.has(name))
  .map((name) => ({ name, needs: getNeeds(`check:${name}`), result: readResult(name) }));
const notRun = [...new Set(readFileSync(notRunFile, 'utf8').split('\n').filter(Boolean))];
const rest = all.filter((name) => !asked.has(name)).join(', ');
if (rest !== '') notRun.push(`${named.length > 0 ? 'not asked for' : 'in npm run test:full'}: ${rest}`);
const seconds = (performance.now() - began) / 1000 + Number(process.env['BOOTSTRAP_SECONDS'] ?? 0);
console.log(`\n${formatSummary(outcomes, { notRun, seconds, budget: isFull ? 3600 : 480 })}`);
process.exitCode = outcomes.every(({ result }) => result?.failed === 0) ? 0 : 1;
