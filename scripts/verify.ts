// `npm test`: every check in order, and at the end what took how long, what was not run, what passed only on a second run,
// and `N passed, N failed`.
//   npm test                    all of it
//   npm test -- unit lint       these checks alone, and the builds they need
//   npm test -- --list          the names of all checks
//   npm test -- --verbose       with the checks' own output, also of those that pass
//   npm run test:full           with what takes longer
// A failure does not stop the run: checks that do not depend on what failed still say what they know.
import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync, createWriteStream } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild, watchParent } from './child.mjs';
import { type Check, STAGES } from './verify/check.ts';
import { CHECKS } from './verify/checks.ts';
import {
  type Counts,
  formatSecondRuns,
  formatTable,
  type Outcome,
  readCounts,
  readSecondRuns,
  settleCounts,
} from './verify/report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
// bootstrap.mjs does so too; this is for `node scripts/verify.ts`.
process.env['PATH'] = `${root}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`;
const reports = '.cache/verify';
const notRunFile = `${root}${reports}/not-run.txt`;

const args = process.argv.slice(2);
const verbose = args.includes('--verbose');
const full = args.includes('--full');
if (args.includes('--list')) {
  for (const { name, stage, full: onlyFull } of CHECKS)
    console.log(`${name.padEnd(20)} ${STAGES[stage].name}${onlyFull ? ', in test:full' : ''}`);
  process.exit(0);
}
const wanted = new Set(args.filter((arg) => !arg.startsWith('--')));
const unknown = [...wanted].filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${CHECKS.map((check) => check.name).join(', ')}`);
  process.exit(2);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
writeFileSync(notRunFile, '');

interface Verdict {
  readonly passed: boolean;
  readonly counts?: Counts;
  readonly secondRuns?: readonly string[];
  readonly reason?: string;
}

const outcomes: Outcome[] = [];
const notRun: string[] = [];
// Whoever ends the run ends the check that is running (runChild does that) and the rest.
let interrupted = false;
const interrupt = () => {
  interrupted = true;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
watchParent(interrupt);

for (const check of chosenChecks()) {
  const broken = (check.needs ?? []).find((need) =>
    outcomes.some(({ name, result }) => name === need && result !== 'passed'),
  );
  const outcome = broken === undefined ? await runCheck(check) : skip(check, `needs ${broken}`);
  outcomes.push(outcome);
  if (interrupted) break;
}
if (interrupted) {
  console.log('\nInterrupted.');
  process.exit(130);
}
report();

function chosenChecks(): readonly Check[] {
  const names = new Set(wanted);
  // Backwards, so that what a needed check needs is taken along too.
  for (const check of CHECKS.toReversed())
    if (names.has(check.name)) for (const need of check.needs ?? []) names.add(need);
  return CHECKS.filter((check) => (wanted.size === 0 ? full || !check.full : names.has(check.name)));
}

function skip({ name, stage }: Check, reason: string): Outcome {
  console.log(`- ${name}: not run, ${reason}`);
  return { name, stage, result: 'not run', seconds: 0, counts: { passed: 0, failed: 0, skipped: 0 }, reason };
}

async function runCheck(check: Check): Promise<Outcome> {
  const { name, stage, run } = check;
  const began = performance.now();
  const logFile = `${reports}/${name}.log`;
  const log = createWriteStream(logFile);
  const printed: string[] = [];
  const print = (text: string) => {
    log.write(text);
    printed.push(text);
    if (verbose) process.stdout.write(text);
  };

  let verdict: Verdict;
  try {
    verdict =
      typeof run === 'function'
        ? { passed: (await run({ print, notRun: (line) => notRun.push(line) })) === 'passed' }
        : await runCommand(check, run, print);
  } catch (error) {
    verdict = { passed: false, reason: error instanceof Error ? error.message : String(error) };
  }
  log.end();

  const { passed, reason, secondRuns = [] } = verdict;
  const seconds = (performance.now() - began) / 1000;
  const counts = settleCounts(verdict.counts, passed);
  if (counts.skipped > 0) notRun.push(`${counts.skipped} that ${name} skipped itself (${logFile})`);
  if (!passed && !verbose && !interrupted) process.stdout.write(`\n${printed.join('')}\n`);
  const why = reason === undefined ? {} : { reason };
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)${reason === undefined ? '' : `: ${reason}`}`);
  return { name, stage, result: passed ? 'passed' : 'failed', seconds, counts, secondRuns, ...why };
}

async function runCommand(
  { name, stage, report: format }: Check,
  { command, env }: Exclude<Check['run'], (...args: never) => unknown>,
  print: (text: string) => void,
): Promise<Verdict> {
  const reportFile = `${root}${reports}/${name}.json`;
  const fill = (text: string) => text.replaceAll('REPORT', reportFile);
  const [program = '', ...rest] = command.map(fill);
  // In the full run a stage may hold many times what its budget is for.
  const timeout = Math.max(full ? STAGES.longer.budget : 300, STAGES[stage].budget * 4);
  const stopOn = AbortSignal.timeout(timeout * 1000);
  const { code } = await runChild(program, rest, {
    env: {
      ...process.env,
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
      NOT_RUN_FILE: notRunFile,
      ...(full ? { FULL: '1' } : {}),
      ...Object.fromEntries(Object.entries(env ?? {}).map(([key, value]) => [key, fill(value)])),
    },
    onOutput: print,
    stopOn,
  });
  const stopped = stopOn.aborted ? { reason: `stopped after ${timeout} s` } : {};
  if (format === undefined) return { passed: code === 0, ...stopped };
  if (!existsSync(reportFile)) return { passed: false, reason: 'its runner ended without a report', ...stopped };
  const counts = readCounts(format, reportFile);
  if (counts.passed + counts.failed === 0) return { passed: false, counts, reason: 'no test ran', ...stopped };
  const secondRuns = readSecondRuns(format, reportFile);
  return { passed: code === 0 && counts.failed === 0, counts, secondRuns, ...stopped };
}

function report(): void {
  console.log(`\n${formatTable(outcomes, Number(process.env['BOOTSTRAP_SECONDS'] ?? 0))}`);

  const lines = [...notRun, ...readFileSync(notRunFile, 'utf8').split('\n').filter(Boolean)];
  for (const { name, result, reason } of outcomes) if (result === 'not run') lines.push(`${name}: ${reason ?? ''}`);
  const left = CHECKS.filter((check) => !outcomes.some(({ name }) => name === check.name)).map(({ name }) => name);
  if (left.length > 0) lines.push(`${wanted.size > 0 ? 'not asked for' : 'in npm run test:full'}: ${left.join(', ')}`);
  console.log(
    lines.length === 0 ? '\nNothing was left out.' : `\nNot run:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );

  const secondRuns = formatSecondRuns(outcomes);
  if (secondRuns !== undefined) console.log(`\n${secondRuns}\nWhy they failed first: ${reports}/`);

  const passed = outcomes.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = outcomes.reduce((sum, { counts }) => sum + counts.failed, 0);
  const bad = outcomes.filter(({ result }) => result !== 'passed').map(({ name }) => name);
  if (bad.length > 0) console.log(`\nFailed or could not run: ${bad.join(', ')}. Logs: ${reports}/`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = bad.length > 0 ? 1 : 0;
}
