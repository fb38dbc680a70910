import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CheckResult, readReport } from './check-result.ts';
import { formatSummary } from './summary.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-result-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeReport(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}
const writeJestReport = (values: object = {}) =>
  writeReport({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
    ...values,
  });

describe('readReport', () => {
  test("reads Jest's and Vitest's format", () => {
    expect(readReport(writeJestReport({ numFailedTests: 1 }), 1)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 3,
      retried: [],
    });
  });

  test("reads Playwright's format", () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    expect(readReport(writeReport({ stats, suites: [] }), 1)).toMatchObject({ passed: 8, failed: 1, skipped: 2 });
  });

  test('counts a check without a report as one test', () => {
    expect(readReport(join(folder, 'none.json'), 0)).toMatchObject({ passed: 1, failed: 0 });
    expect(readReport(join(folder, 'none.json'), 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('fails if no test ran or if something failed outside the tests', () => {
    expect(readReport(writeJestReport({ numPassedTests: 0 }), 0)).toMatchObject({ failed: 1, reason: 'no test ran' });
    expect(readReport(writeJestReport(), 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  test('names tests that Vitest or Jest retried', () => {
    const createPassed = (fullName: string, more: object = {}) => ({
      fullName,
      status: 'passed',
      failureMessages: [],
      ...more,
    });
    const assertionResults = [
      createPassed('plain'),
      createPassed('one run', { invocations: 1 }),
      createPassed('retried by Vitest', { failureMessages: ['expected 1 to be 2'] }),
      createPassed('retried by Jest', { invocations: 2 }),
      { fullName: 'failed', status: 'failed', failureMessages: ['twice'], invocations: 2 },
      { fullName: 'skipped', status: 'pending', failureMessages: null },
    ];
    const file = writeJestReport({ testResults: [{ name: resolve('packages/ui/a.test.tsx'), assertionResults }] });
    expect(readReport(file, 0).retried).toEqual([
      'packages/ui/a.test.tsx › retried by Vitest',
      'packages/ui/a.test.tsx › retried by Jest',
    ]);
  });

  test('names tests that Playwright retried', () => {
    const createSpec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const inner = {
      title: 'clearing',
      specs: [createSpec('keeps the text', 'flaky'), createSpec('again', 'unexpected')],
    };
    const suites = [{ title: 'home.spec.ts', specs: [createSpec('plain', 'expected')], suites: [inner] }];
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    expect(readReport(writeReport({ stats, suites }), 1).retried).toEqual(['home.spec.ts › clearing › keeps the text']);
  });
});

describe('formatSummary', () => {
  const createOutcome = (name: string, result?: Partial<CheckResult>, needs: string[] = []) => ({
    name,
    needs,
    result: result && { passed: 4, failed: 0, skipped: 0, retried: [], seconds: 1, ...result },
  });

  test('lists every check and ends with the sum', () => {
    const text = formatSummary(
      [createOutcome('unit'), createOutcome('unit', { seconds: 2.5 }), createOutcome('lint', {})],
      {
        notRun: [],
        seconds: 500,
        budget: 480,
      },
    );
    expect(text).toMatch(/^unit +2[.]5 s +4 passed, 0 failed$/m);
    expect(text).toMatch(/^in all +500[.]0 s .over the budget of 480 s.$/m);
    expect(text.split('\n').at(-1)).toBe('8 passed, 0 failed');
    expect(text).not.toContain('second run');
  });

  test('lists failures, checks that were not run and tests that needed a retry', () => {
    const outcomes = [
      createOutcome('build-site', { passed: 0, failed: 1 }),
      createOutcome('html', undefined, ['build-site']),
      createOutcome('unit', { skipped: 3, retried: ['a.test.ts › closes on Escape'] }),
    ];
    const text = formatSummary(outcomes, { notRun: ['the load test'], seconds: 3, budget: 480 });
    expect(text).toContain('html: needs build-site');
    expect(text).toContain('3 tests that unit skipped');
    expect(text).toContain('  the load test');
    expect(text).toContain('unit: a.test.ts › closes on Escape');
    expect(text).toMatch(/Failed or could not run.*\n {2}build-site\n {2}html\n/);
    expect(text.split('\n').at(-1)).toBe('4 passed, 1 failed');
  });
});
