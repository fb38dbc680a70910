// node scripts/stories.mjs [arguments of test-storybook] [--report=<file>]: serves storybook-static and tests its stories.
// The report is Jest's, as JSON.
// UPDATE_PICTURES=1 writes the pictures' baselines. Stories tagged `full` are tested with FULL=1 alone, as `npm run test:full` does.
import { spawn } from 'node:child_process';
import { appendFileSync, createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folder, serveStorybook } from './storybook-server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { url, server } = await serveStorybook();

const isFull = process.env['FULL'] === '1';
if (!isFull) sayLeftOut();

function sayLeftOut() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const left = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('full')).length;
  const file = process.env['NOT_RUN_FILE'];
  if (left > 0 && file !== undefined) appendFileSync(file, `in npm run test:full: ${left} stories tagged full\n`);
}

const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length);
const isUpdate = process.env['UPDATE_PICTURES'] === '1';
const child = spawn(
  join(root, 'node_modules/.bin/test-storybook'),
  [
    // first: it would take what is asked for at the end for tags
    ...(isFull ? [] : ['--excludeTags', 'full']),
    ...['--url', url, '--config-dir', '.storybook', '--maxWorkers', '2'],
    '--failOnConsole',
    // one of many modes is tested as often as it has modes; 15 s are not enough for it on a busy machine
    '--testTimeout',
    '60000',
    isUpdate ? '--updateSnapshot' : '--ci',
    ...(report === undefined ? [] : ['--json']),
    ...process.argv.slice(2).filter((argument) => !argument.startsWith('--report=')),
  ],
  // With --json Jest talks on stderr and leaves stdout to the report.
  {
    cwd: root,
    stdio: ['inherit', report === undefined ? 'inherit' : 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  },
);
if (report !== undefined) child.stdout?.pipe(createWriteStream(report));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  server.close();
  process.exitCode = code ?? (signal ? 1 : 0);
});
