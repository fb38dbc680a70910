// node scripts/stories.mjs [words of a title] [--report=<file>]: serves storybook-static and tests its stories, or those that
// have one of the words in their title. The report is Playwright's, as JSON.
// UPDATE_PICTURES=1 writes the pictures' baselines. Stories tagged `full` are tested with FULL=1 alone, as `npm run test:full` does.
import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
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

const given = process.argv.slice(2);
const report = given.find((argument) => argument.startsWith('--report='))?.slice('--report='.length);
const words = given.filter((argument) => !argument.startsWith('--report='));
const child = spawn(
  join(root, 'node_modules/.bin/playwright'),
  [
    ...['test', '--config', '.storybook/playwright.config.ts'],
    ...(words.length > 0 ? ['--grep', words.join('|')] : []),
    ...(report === undefined ? [] : ['--reporter=list,json']),
  ],
  {
    cwd: root,
    env: {
      ...process.env,
      STORYBOOK_URL: url,
      ...(report === undefined ? {} : { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  server.close();
  process.exitCode = code ?? (signal ? 1 : 0);
});
