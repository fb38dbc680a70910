// The result of one check of `npm test`, read from its test runner's report.
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonAssertionResult, JsonTestResults } from 'vitest/node';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

export const REPORTS_FOLDER = '.cache/verify';

export interface CheckResult {
  /** A check that is not a test runner counts as one test. */
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that failed first and then passed. They count as passed. */
  readonly retried: readonly string[];
  readonly reason?: string | undefined;
  readonly seconds?: number;
}

const getFile = (check: string) => `${REPORTS_FOLDER}/${check}.result.json`;
export const writeResult = (check: string, result: CheckResult) =>
  writeFileSync(getFile(check), JSON.stringify(result));
export const readResult = (check: string): CheckResult | undefined =>
  existsSync(getFile(check)) ? (JSON.parse(readFileSync(getFile(check), 'utf8')) as CheckResult) : undefined;

/** Reads a report of Vitest, Jest or Playwright, if there is one. */
export function readReport(file: string, exitCode: number): CheckResult {
  if (!existsSync(file))
    return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, retried: [] };
  const result = parseReport(readFileSync(file, 'utf8'));
  if (!result || !Number.isInteger(result.passed + result.failed + result.skipped))
    return { passed: 0, failed: 1, skipped: 0, retried: [], reason: 'its report is not in a known format' };
  if (result.passed + result.failed === 0) return { ...result, failed: 1, reason: 'no test ran' };
  if (result.failed === 0 && exitCode !== 0) return { ...result, failed: 1, reason: 'failed outside its tests' };
  return result;
}

function parseReport(text: string): CheckResult | undefined {
  try {
    const report = JSON.parse(text) as JSONReport | JsonTestResults;
    return 'stats' in report ? countPlaywright(report) : countJest(report);
  } catch {
    return undefined;
  }
}

function countJest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }: JsonTestResults) {
  // Vitest keeps the failures of a first run, Jest counts the runs.
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
