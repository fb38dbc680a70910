import { appendFileSync } from 'node:fs';

/** Reports what a check did not run, and why, in the summary of `npm test`. */
export function reportNotRun(what: string): void {
  const file = process.env['NOT_RUN_FILE'];
  if (file === undefined) console.log(`Not run: ${what}`);
  else appendFileSync(file, `${what}\n`);
}
