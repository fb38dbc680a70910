// The type of a check of `npm test`, and the stages that share its eight minutes.

/** Jest's `--json` (Vitest writes the same), or Playwright's JSON reporter. */
export type ReportFormat = 'jest' | 'playwright';

export interface Stage {
  readonly name: string;
  /** Seconds of wall time on two cores from a fresh clone. Going over is reported; it does not fail the run. */
  readonly budget: number;
}

/** All stages but the last share the eight minutes of `npm test`. With the last they share the hour of `npm run test:full`. */
export const STAGES = {
  toolchain: { name: 'toolchain, install, Chromium', budget: 35 },
  static: { name: 'types and lint', budget: 25 },
  builds: { name: 'builds', budget: 40 },
  unit: { name: 'unit tests', budget: 50 },
  components: { name: 'component tests', budget: 75 },
  stories: { name: 'stories', budget: 60 },
  packages: { name: 'packages, npm start', budget: 40 },
  endToEnd: { name: 'end-to-end tests', budget: 155 },
  longer: { name: 'longer tests', budget: 3000 },
} as const satisfies Record<string, Stage>;

/** Given to checks that are a function: `notRun` puts a line under 'Not run', `print` one into the check's log. */
export interface CheckContext {
  readonly notRun: (what: string) => void;
  readonly print: (text: string) => void;
}

export interface Check {
  /** Unique; `npm test -- <name>` runs it alone. */
  readonly name: string;
  readonly stage: keyof typeof STAGES;
  /** Names of checks without whose success this one cannot say anything. */
  readonly needs?: readonly string[];
  readonly run:
    | { readonly command: readonly string[]; readonly env?: Readonly<Record<string, string>> }
    | ((context: CheckContext) => Promise<'passed' | 'failed'>);
  /** The runner writes its counts in this format to the file named REPORT in the command; without, it counts as one. */
  readonly report?: ReportFormat;
  /** Only in `npm run test:full`. */
  readonly full?: true;
}
