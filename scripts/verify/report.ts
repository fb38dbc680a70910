// What test runners say of themselves, and the table at the end of a run.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type ReportFormat, STAGES } from './check.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Outcome {
  readonly name: string;
  readonly stage: keyof typeof STAGES;
  readonly result: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  /** A check that is no test runner counts as one test. */
  readonly counts: Counts;
  /** The tests that failed first and then passed, of the counts' passed ones. */
  readonly secondRuns?: readonly string[];
  /** Why it failed or was not run, where its own output does not say so. */
  readonly reason?: string;
}

/** Reads the counts of a runner's report file. Throws when it is not there or not in that format. */
export function readCounts(format: ReportFormat, file: string): Counts {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const count = (...path: string[]): number => {
    let value: unknown = report;
    for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    if (typeof value !== 'number') throw new TypeError(`${file} is no ${format} report: ${path.join('.')} is missing`);
    return value;
  };
  switch (format) {
    case 'jest':
      return {
        passed: count('numPassedTests'),
        failed: count('numFailedTests'),
        skipped: count('numPendingTests') + count('numTodoTests'),
      };
    case 'playwright':
      // What passed on its second run is named beside: readSecondRuns.
      return {
        passed: count('stats', 'expected') + count('stats', 'flaky'),
        failed: count('stats', 'unexpected'),
        skipped: count('stats', 'skipped'),
      };
  }
}

/**
 * The titles of the tests in a report file that failed on their first run and passed on their second. Throws where the file
 * cannot be read or is not in that format: such a test must not look like one that passed.
 */
export function readSecondRuns(format: ReportFormat, file: string): string[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport & PlaywrightReport;
  const tests = format === 'jest' ? report.testResults : report.suites;
  if (!Array.isArray(tests)) throw new TypeError(`${file} is no ${format} report: it has no list of tests`);
  return format === 'jest' ? report.testResults.flatMap(secondRunsOfFile) : report.suites.flatMap(secondRunsOfSuite);
}

interface JestReport {
  readonly testResults: readonly JestFile[];
}
interface JestFile {
  /** Its path. */
  readonly name: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    /** Those of the first run too, in Vitest's reports. */
    readonly failureMessages: readonly string[] | null;
    /** How often it was run, in Jest's reports. */
    readonly invocations?: number;
  }[];
}
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

const secondRunsOfFile = ({ name, assertionResults }: JestFile): string[] =>
  assertionResults
    .filter(({ status }) => status === 'passed')
    .filter(({ failureMessages, invocations = 1 }) => invocations > 1 || (failureMessages ?? []).length > 0)
    .map(({ fullName }) => `${relative('.', name)} › ${fullName}`);

/** A file is the outermost suite, and its title the path. */
const secondRunsOfSuite = ({ title, specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap(secondRunsOfSuite).map((name) => `${title} › ${name}`),
];

/** What passed only on its second run, by check and title, or nothing: it is no plain pass, and somebody has to look at it. */
export function formatSecondRuns(outcomes: readonly Outcome[]): string | undefined {
  const lines = outcomes.flatMap(({ name, secondRuns = [] }) => secondRuns.map((title) => `  ${name}: ${title}`));
  return lines.length === 0 ? undefined : `Passed only on a second run:\n${lines.join('\n')}`;
}

/** The counts of a check, made to agree with its exit code: what failed outside any test is one failure. */
export function settleCounts(counts: Counts | undefined, exitedWell: boolean): Counts {
  if (counts === undefined) return { passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1, skipped: 0 };
  return !exitedWell && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** One line a check under its stage, with what each stage took and may take. Seconds. */
export function formatTable(outcomes: readonly Outcome[], bootstrapSeconds: number): string {
  const seconds = (value: number) => `${value.toFixed(1)} s`.padStart(8);
  const lines = [`${'step'.padEnd(34)}${'took'.padStart(8)}${'budget'.padStart(9)}   result`];
  let total = 0;
  for (const [key, stage] of Object.entries(STAGES)) {
    const inStage = outcomes.filter((outcome) => outcome.stage === key);
    const installs = key === 'toolchain' && bootstrapSeconds > 0;
    if (inStage.length === 0 && !installs) continue;
    const took = inStage.reduce((sum, outcome) => sum + outcome.seconds, installs ? bootstrapSeconds : 0);
    total += took;
    lines.push(
      `${stage.name.padEnd(34)}${seconds(took)}${`${stage.budget} s`.padStart(9)}   ${took > stage.budget ? 'over budget' : ''}`.trimEnd(),
    );
    if (installs)
      lines.push(`${'  toolchain and dependencies'.padEnd(34)}${seconds(bootstrapSeconds)}${' '.repeat(12)}in place`);
    for (const outcome of inStage) {
      lines.push(
        `${`  ${outcome.name}`.padEnd(34)}${seconds(outcome.seconds)}${' '.repeat(12)}${describeResult(outcome)}`,
      );
    }
  }
  const isFull = outcomes.some(({ stage }) => stage === 'longer');
  const { longer, ...ordinary } = STAGES;
  const budget = [...Object.values(ordinary), ...(isFull ? [longer] : [])].reduce(
    (sum, stage) => sum + stage.budget,
    0,
  );
  lines.push(`${'in all'.padEnd(34)}${seconds(total)}${`${budget} s`.padStart(9)}`);
  return lines.join('\n');
}

function describeResult({ result, counts, reason, secondRuns = [] }: Outcome): string {
  if (result === 'not run') return `not run: ${reason ?? ''}`;
  const single = counts.passed + counts.failed === 1 && counts.skipped === 0 && secondRuns.length === 0;
  const numbers = [
    `${counts.passed} passed`,
    ...(secondRuns.length > 0 ? [`${secondRuns.length} of them only on a second run`] : []),
    `${counts.failed} failed`,
    ...(counts.skipped > 0 ? [`${counts.skipped} skipped`] : []),
  ].join(', ');
  return `${single ? result : numbers}${reason === undefined ? '' : ` (${reason})`}`;
}
