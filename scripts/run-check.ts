// Runs one check for wireit: node scripts/run-check.ts <name> <command> [args]
// Writes its output to .cache/verify/<name>.log and its result next to it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readReport, REPORTS_FOLDER } from './check-result.ts';
import { runChild } from './child.mjs';

/** Long enough for the slowest check on a busy machine. */
const TIMEOUT_S = process.env['FULL'] ? 3000 : 900;

const [name = '', command = '', ...args] = process.argv.slice(2);
mkdirSync(REPORTS_FOLDER, { recursive: true });
const reportFile = resolve(REPORTS_FOLDER, `${name}.report.json`);
rmSync(reportFile, { force: true });
const timeout = AbortSignal.timeout(TIMEOUT_S * 1000);
let output = '';
const { code, stopped } = await runChild(command, args, {
  // The configurations of the test runners read REPORT_FILE.
  env: { ...process.env, REPORT_FILE: reportFile },
  stopOn: timeout,
  onOutput: (text) => (output += text),
});
writeFileSync(`${REPORTS_FOLDER}/${name}.log`, output);
if (stopped && !timeout.aborted) process.exit(130);

const seconds = Math.round(performance.now() / 100) / 10;
const notRun = Array.from(output.matchAll(/^\s*Not run: (.+)/gm), ([, what = '']) => what);
const result = { ...readReport(reportFile, code), notRun, seconds };
if (timeout.aborted) result.reason = `stopped after ${TIMEOUT_S} s`;
writeFileSync(`${REPORTS_FOLDER}/${name}.result.json`, JSON.stringify(result));
const hasFailed = result.failed !== 0;
if (hasFailed) console.log(`\n${output}`);
console.log(`${hasFailed ? '✗' : '✓'} ${name} (${seconds} s)${result.reason ? `: ${result.reason}` : ''}`);
process.exitCode = hasFailed ? 1 : 0;
