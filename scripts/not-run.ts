import { appendFileSync } from 'node:fs';

/** Tells the reader of `npm test` what a check left out, and why. */
export function reportNotRun(what: string): void {
  const file = process.env['NOT_RUN_FILE'];
  if (file === undefined) console.log(`Not run: ${what}`);
  else appendFileSync(file, `${what}\n`);
}
