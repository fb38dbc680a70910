// The summary at the end of `npm test`.
import { type CheckResult, REPORTS_FOLDER } from './check-result.ts';

type Outcome = Readonly<{ name: string; needs: readonly string[]; result: CheckResult | undefined }>;

/** @param run the checks that were not requested, and the time taken and allowed */
export function formatSummary(
  outcomes: readonly Outcome[],
  run: { readonly notRun: readonly string[]; readonly seconds: number; readonly budget: number },
): string {
  const failed = outcomes.filter(({ result }) => result?.failed !== 0).map(({ name }) => name);
  const ownNotRun = outcomes.flatMap(({ result }) => result?.notRun ?? []);
  const omittedTests = outcomes.flatMap(({ name, result, needs }) => {
    const failedNeeds = needs.filter((need) => failed.includes(need)).join(', ');
    if (!result) return [failedNeeds === '' ? `${name}: ended without a result` : `${name}: needs ${failedNeeds}`];
    return result.skipped > 0 ? [`${result.skipped} tests that ${name} skipped (${REPORTS_FOLDER}/${name}.log)`] : [];
  });
  const retried = outcomes.flatMap(({ name, result }) => (result?.retried ?? []).map((test) => `${name}: ${test}`));
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((value, { result }) => value + (result?.[key] ?? 0), 0);
  const overBudget = run.seconds > run.budget ? ` (over the budget of ${run.budget} s)` : '';
  return [
    ...outcomes.map(({ name, result }) => `${name.padEnd(16)} ${result ? formatResult(result) : ' not run'}`),
    `${'in all'.padEnd(16)} ${formatSeconds(run.seconds)}${overBudget}`,
    ...formatList('Not run:', [...new Set([...omittedTests, ...ownNotRun, ...run.notRun])]),
    ...formatList(`Passed only on a second run (see ${REPORTS_FOLDER}):`, retried),
    ...formatList(`Failed or could not run (see ${REPORTS_FOLDER}):`, failed),
    `\n${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

function formatResult({ passed, failed, skipped, seconds = 0, reason }: CheckResult): string {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return `${formatSeconds(seconds)}   ${counts}${reason ? ` (${reason})` : ''}`;
}

const formatSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(6)} s`;
const formatList = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`\n${title}`, ...lines.map((line) => `  ${line}`)];
