import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatTable, type Outcome, readCounts, settleCounts } from './report.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('readCounts', () => {
  test("Jest's format, which Vitest writes too", () => {
    const file = fileWith({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      success: false,
    });
    expect(readCounts('jest', file)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  test("Playwright's format, where a flaky test is a failed one", () => {
    const file = fileWith({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } });
    expect(readCounts('playwright', file)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  test('a report of another format is no report of nothing', () => {
    expect(() => readCounts('jest', fileWith({ stats: {} }))).toThrow('numPassedTests is missing');
  });
});

describe('settleCounts', () => {
  test('a check that is no runner counts as one', () => {
    expect(settleCounts(undefined, true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(settleCounts(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('what failed outside any test is a failure', () => {
    expect(settleCounts({ passed: 3, failed: 0, skipped: 0 }, false)).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(settleCounts({ passed: 3, failed: 2, skipped: 0 }, false)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });
});

describe('formatTable', () => {
  const outcome = (values: Partial<Outcome>): Outcome => ({
    name: 'unit',
    stage: 'unit',
    result: 'passed',
    seconds: 1,
    counts: { passed: 4, failed: 0, skipped: 0 },
    ...values,
  });

  test('has a line for each check under its stage, and the sum', () => {
    const table = formatTable([outcome({}), outcome({ name: 'lint', stage: 'static', seconds: 2.5 })], 0);
    expect(table).toMatch(/^types and lint +2[.]5 s +35 s$/m);
    expect(table).toMatch(/^ {2}lint +2[.]5 s/m);
    expect(table).toMatch(/^ {2}unit +1[.]0 s +4 passed, 0 failed$/m);
    expect(table).toMatch(/^in all +3[.]5 s +600 s$/m);
  });

  test('says what is over its budget, what failed and why something was not run', () => {
    const table = formatTable(
      [
        outcome({ seconds: 36, result: 'failed', counts: { passed: 3, failed: 1, skipped: 1 } }),
        outcome({ name: 'stories', stage: 'stories', result: 'not run', reason: 'needs chromium' }),
      ],
      20,
    );
    expect(table).toMatch(/^unit tests .*over budget$/m);
    expect(table).toContain('3 passed, 1 failed, 1 skipped');
    expect(table).toContain('not run: needs chromium');
    expect(table).toMatch(/^ {2}toolchain and dependencies +20[.]0 s/m);
  });
});
