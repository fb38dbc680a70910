import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAGES } from './check.ts';
import { formatSecondRuns, formatTable, type Outcome, readCounts, readSecondRuns, settleCounts } from './report.ts';

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

  test("Playwright's format", () => {
    const file = fileWith({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } });
    expect(readCounts('playwright', file)).toEqual({ passed: 8, failed: 1, skipped: 2 });
  });

  test('a report of another format is no report of nothing', () => {
    expect(() => readCounts('jest', fileWith({ stats: {} }))).toThrow('numPassedTests is missing');
  });
});

describe('readSecondRuns', () => {
  const passed = (fullName: string, more: object = {}) => ({
    fullName,
    status: 'passed',
    failureMessages: [],
    ...more,
  });

  test('Vitest leaves what failed first beside a test that passed, Jest counts its runs', () => {
    const assertionResults = [
      passed('plain'),
      passed('plain too', { invocations: 1 }),
      passed('second of Vitest', { failureMessages: ['expected 1 to be 2'] }),
      passed('second of Jest', { invocations: 2 }),
      { fullName: 'failed', status: 'failed', failureMessages: ['twice'], invocations: 2 },
      { fullName: 'not run', status: 'pending', failureMessages: null },
    ];
    const file = fileWith({ testResults: [{ name: resolve('packages/ui/a.test.tsx'), assertionResults }] });
    expect(readSecondRuns('jest', file)).toEqual([
      'packages/ui/a.test.tsx › second of Vitest',
      'packages/ui/a.test.tsx › second of Jest',
    ]);
  });

  test('Playwright calls it flaky, and its titles are those of the suites around it', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const inner = { title: 'clearing', specs: [spec('gives the box back', 'flaky'), spec('again', 'unexpected')] };
    const suites = [
      { title: 'assistant.spec.ts', specs: [spec('plain', 'expected')], suites: [inner] },
      { title: 'home.spec.ts', specs: [spec('its chapters', 'flaky')] },
    ];
    expect(readSecondRuns('playwright', fileWith({ suites }))).toEqual([
      'assistant.spec.ts › clearing › gives the box back',
      'home.spec.ts › its chapters',
    ]);
  });

  test('a report of another format is no report of no second run', () => {
    expect(() => readSecondRuns('jest', fileWith({ suites: [] }))).toThrow('no jest report');
    expect(() => readSecondRuns('playwright', fileWith({ testResults: [] }))).toThrow('no playwright report');
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

const outcome = (values: Partial<Outcome>): Outcome => ({
  name: 'unit',
  stage: 'unit',
  result: 'passed',
  seconds: 1,
  counts: { passed: 4, failed: 0, skipped: 0 },
  ...values,
});

describe('formatSecondRuns', () => {
  test('names each by its check', () => {
    const outcomes = [
      outcome({}),
      outcome({ name: 'stories', secondRuns: ['Primitives/Button Pending play-test'] }),
      outcome({ name: 'end-to-end', secondRuns: ['home.spec.ts › its chapters', 'shell.spec.ts › themes'] }),
    ];
    expect(formatSecondRuns(outcomes)?.split('\n')).toEqual([
      'Passed only on a second run:',
      '  stories: Primitives/Button Pending play-test',
      '  end-to-end: home.spec.ts › its chapters',
      '  end-to-end: shell.spec.ts › themes',
    ]);
  });

  test('says nothing where there is none', () => {
    expect(formatSecondRuns([outcome({ secondRuns: [] }), outcome({})])).toBeUndefined();
  });
});

describe('formatTable', () => {
  test('has a line for each check under its stage, and the sum', () => {
    const table = formatTable([outcome({}), outcome({ name: 'lint', stage: 'static', seconds: 2.5 })], 0);
    expect(table).toMatch(/^types and lint +2[.]5 s +25 s$/m);
    expect(table).toMatch(/^ {2}lint +2[.]5 s/m);
    expect(table).toMatch(/^ {2}unit +1[.]0 s +4 passed, 0 failed$/m);
    expect(table).toMatch(/^in all +3[.]5 s +480 s$/m);
  });

  test('says beside what passed how much of it did only on a second run', () => {
    expect(formatTable([outcome({ secondRuns: ['home.spec.ts › its chapters'] })], 0)).toMatch(
      /^ {2}unit +1[.]0 s +4 passed, 1 of them only on a second run, 0 failed$/m,
    );
  });

  test('says what is over its budget, what failed and why something was not run', () => {
    const table = formatTable(
      [
        outcome({ seconds: STAGES.unit.budget + 1, result: 'failed', counts: { passed: 3, failed: 1, skipped: 1 } }),
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
