// What test runners say of themselves, and the table at the end of a run.
import { readFileSync } from 'node:fs';
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
      // A flaky test failed once: with us that is a failure.
      return {
        passed: count('stats', 'expected'),
        failed: count('stats', 'unexpected') + count('stats', 'flaky'),
        skipped: count('stats', 'skipped'),
      };
  }
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

function describeResult({ result, counts, reason }: Outcome): string {
  if (result === 'not run') return `not run: ${reason ?? ''}`;
  const single = counts.passed + counts.failed === 1 && counts.skipped === 0;
  const numbers = `${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`;
  return `${single ? result : numbers}${reason === undefined ? '' : ` (${reason})`}`;
}
