// The result of one check of `npm test`, from its test runner's report.
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonAssertionResult, JsonTestResults } from 'vitest/node';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export const REPORTS_FOLDER = '.cache/verify';

export interface CheckResult {
  /** A check that is not a test runner counts as one test. */
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed only on a retry. They count as passed. */
  readonly retried: readonly string[];
  /** Lines of the check's output that begin with 'Not run:'. */
  readonly notRun?: readonly string[];
  readonly reason?: string | undefined;
  readonly seconds?: number;
}

/** Reads a report of Vitest, Jest or Playwright. If there is none, uses the exit code. */
export function readReport(file: string, exitCode: number): CheckResult {
  const hasFailed = exitCode !== 0;
  if (!existsSync(file)) return { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, skipped: 0, retried: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as JSONReport | JsonTestResults;
  const result = 'stats' in report ? countPlaywright(report) : countJest(report);
  if (result.passed + result.failed === 0) return { ...result, failed: 1, reason: 'no test ran' };
  if (hasFailed && result.failed === 0) return { ...result, failed: 1, reason: 'failed outside its tests' };
  return result;
}

function countJest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }: JsonTestResults) {
  // Vitest keeps the errors of a failed first run. Jest counts the runs.
  const isRetried = ({ status, failureMessages, invocations = 1 }: JsonAssertionResult & { invocations?: number }) =>
    status === 'passed' && (invocations > 1 || (failureMessages ?? []).length > 0);
  const retried = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isRetried).map(({ fullName }) => `${relative('.', name)} › ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, retried };
}

function countPlaywright({ stats: { expected, flaky, unexpected, skipped }, suites }: JSONReport) {
  return { passed: expected + flaky, failed: unexpected, skipped, retried: suites.flatMap(getFlakyTests) };
}

const getFlakyTests = ({ title, specs, suites = [] }: JSONReportSuite): string[] =>
  [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => spec.title),
    ...suites.flatMap(getFlakyTests),
  ].map((name) => `${title} › ${name}`);
