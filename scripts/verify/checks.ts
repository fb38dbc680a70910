// What `npm test` runs, in order, and what `npm run test:full` adds. Run by ../verify.ts.
import { checkBaseline } from './baseline.ts';
import { bringChromium } from './chromium.ts';
import { checkChangesets } from './changesets.ts';
import { checkExportedTypes } from './exported-types.ts';
import { checkHtml } from './html.ts';
import { checkRedis } from './redis.ts';
import { checkRelease } from './release.ts';
import type { Check } from './check.ts';

const vitest = (
  project: string,
  { files = [], env = {} }: { files?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Pick<Check, 'run' | 'report'> => ({
  run: {
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=REPORT',
      ...files,
    ],
    env,
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
    run: {
      command: ['depcruise', 'packages', 'apps', 'scripts', 'test', 'e2e', '.storybook', '--output-type', 'err-long'],
    },
  },
  { name: 'unused', stage: 'static', run: { command: ['knip'] } },

  { name: 'build-packages', stage: 'builds', run: { command: ['pnpm', '--filter', './packages/*', 'run', 'build'] } },
  { name: 'build-site', stage: 'builds', run: { command: ['node', 'scripts/build-site.ts'] } },
  { name: 'build-storybook', stage: 'builds', run: { command: ['pnpm', 'run', 'build-storybook'] } },

  { name: 'unit', stage: 'unit', needs: ['build-packages'], ...vitest('unit*') },
  { name: 'components', stage: 'components', needs: ['chromium'], ...vitest('browser') },
  {
    name: 'stories',
    stage: 'stories',
    needs: ['chromium', 'build-storybook'],
    run: { command: ['node', 'scripts/stories.mjs', '--report=REPORT'] },
    report: 'jest',
  },

  {
    name: 'publint',
    stage: 'packages',
    needs: ['build-packages'],
    run: { command: ['pnpm', '--filter', './packages/*', 'exec', 'publint', '--strict'] },
  },
  { name: 'exported-types', stage: 'packages', needs: ['build-packages'], run: checkExportedTypes },
  {
    name: 'sizes',
    stage: 'packages',
    needs: ['build-packages'],
    run: { command: ['node', 'scripts/sizes.ts'] },
  },
  { name: 'consumer', stage: 'packages', needs: ['build-packages'], ...vitest('packages') },
  { name: 'changesets', stage: 'packages', run: checkChangesets },
  { name: 'html', stage: 'packages', needs: ['build-site'], run: checkHtml },
  { name: 'baseline', stage: 'packages', needs: ['build-packages', 'build-site'], run: checkBaseline },
  { name: 'start', stage: 'packages', needs: ['build-site'], ...vitest('start') },

  {
    name: 'end-to-end',
    stage: 'endToEnd',
    needs: ['chromium', 'build-site'],
    run: { command: ['playwright', 'test', '--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: 'REPORT' } },
    report: 'playwright',
  },

  {
    name: 'lighthouse',
    stage: 'longer',
    full: true,
    needs: ['chromium', 'build-site'],
    run: { command: ['node', 'scripts/lighthouse.ts'] },
  },
  { name: 'consumers', stage: 'longer', full: true, needs: ['chromium', 'build-packages'], ...vitest('consumers') },
  { name: 'release', stage: 'longer', full: true, run: checkRelease },
  {
    name: 'docs-pages',
    stage: 'longer',
    full: true,
    needs: ['chromium', 'build-storybook'],
    run: { command: ['node', 'scripts/docs-pages.ts'] },
  },
  { name: 'attack', stage: 'longer', full: true, needs: ['build-site'], ...vitest('attack') },
  { name: 'redis', stage: 'longer', full: true, run: checkRedis },
  {
    name: 'fuzz',
    stage: 'longer',
    full: true,
    ...vitest('unit', { files: ['test/fuzz/assistant.test.ts'], env: { FUZZ_RUNS: '100000' } }),
  },
  {
    name: 'load',
    stage: 'longer',
    full: true,
    run: { command: ['pnpm', '--filter', '@forecourt/backend', 'run', 'load'] },
  },
  {
    name: 'bench-search',
    stage: 'longer',
    full: true,
    run: { command: ['pnpm', '--filter', '@forecourt/backend', 'run', 'bench', '--check'] },
  },
  {
    name: 'bench-cards',
    stage: 'longer',
    full: true,
    needs: ['chromium'],
    run: { command: ['pnpm', '--filter', '@forecourt/ui', 'run', 'bench', '--check'] },
  },
];
