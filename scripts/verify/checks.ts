// What `npm test` runs, in order, and what `npm run test:full` adds. Run by ../verify.ts.
import { bringChromium } from './chromium.ts';
import { checkChangesets } from './changesets.ts';
import type { ReportFormat } from './report.ts';

export interface Stage {
  readonly name: string;
  /** Seconds of wall time on two cores from a fresh clone. Going over is reported; it does not fail the run. */
  readonly budget: number;
}

/** The sum is the ten minutes that `npm test` may take. */
export const STAGES = {
  toolchain: { name: 'toolchain, install, Chromium', budget: 75 },
  static: { name: 'types and lint', budget: 35 },
  builds: { name: 'builds', budget: 25 },
  unit: { name: 'unit tests', budget: 35 },
  components: { name: 'component tests', budget: 80 },
  stories: { name: 'stories', budget: 150 },
  packages: { name: 'packages', budget: 50 },
  endToEnd: { name: 'end-to-end tests', budget: 150 },
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

const vitest = (project: string): Pick<Check, 'run' | 'report'> => ({
  run: {
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=REPORT',
    ],
  },
  report: 'jest', // Vitest writes Jest's format
});

export const CHECKS: readonly Check[] = [
  { name: 'chromium', stage: 'toolchain', run: bringChromium },

  { name: 'types', stage: 'static', run: { command: ['tsc', '-b'] } },
  { name: 'lint', stage: 'static', run: { command: ['oxlint', '--deny-warnings'] } },
  { name: 'format', stage: 'static', run: { command: ['oxfmt', '--check'] } },
  {
    name: 'imports',
    stage: 'static',
    run: { command: ['depcruise', 'packages', 'apps', 'scripts', '--output-type', 'err-long'] },
  },
  { name: 'unused', stage: 'static', run: { command: ['knip'] } },

  { name: 'build-packages', stage: 'builds', run: { command: ['pnpm', '--filter', './packages/*', 'run', 'build'] } },
  { name: 'build-site', stage: 'builds', run: { command: ['pnpm', '--filter', '@forecourt/site', 'run', 'build'] } },
  { name: 'build-storybook', stage: 'builds', run: { command: ['pnpm', 'run', 'build-storybook'] } },

  { name: 'unit', stage: 'unit', needs: ['build-packages'], ...vitest('unit') },
  { name: 'components', stage: 'components', needs: ['chromium'], ...vitest('browser') },
  {
    name: 'stories',
    stage: 'stories',
    needs: ['chromium', 'build-storybook'],
    run: { command: ['node', 'scripts/stories.mjs', '--json', '--outputFile=REPORT'] },
    report: 'jest',
  },

  {
    name: 'publint',
    stage: 'packages',
    needs: ['build-packages'],
    run: { command: ['pnpm', '--filter', './packages/*', 'exec', 'publint', '--strict'] },
  },
  {
    name: 'exported-types',
    stage: 'packages',
    needs: ['build-packages'],
    run: { command: ['pnpm', '--filter', './packages/*', 'exec', 'attw', '--pack', '.', '--profile', 'esm-only'] },
  },
  { name: 'sizes', stage: 'packages', needs: ['build-packages', 'build-site'], run: { command: ['size-limit'] } },
  { name: 'consumer', stage: 'packages', needs: ['build-packages'], ...vitest('packages') },
  { name: 'changesets', stage: 'packages', run: checkChangesets },

  {
    name: 'end-to-end',
    stage: 'endToEnd',
    needs: ['chromium', 'build-site'],
    run: { command: ['playwright', 'test', '--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: 'REPORT' } },
    report: 'playwright',
  },
];
