// Serves storybook-static and tests its stories: node scripts/stories.mjs [arguments of test-storybook]
// UPDATE_PICTURES=1 writes the pictures' baselines. FULL=1 also tests stories tagged `full` or `example`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { serveStorybook } from './storybook-server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isFull = process.env['FULL'] === '1';
if (!isFull) console.log('Not run: stories tagged full or example (npm run test:full runs them)');

/** `npm test` sets REPORT_FILE, and reads the report from that file. */
const reportFile = process.env['REPORT_FILE'];
const { url, server } = await serveStorybook();
const { code } = await runChild(join(root, 'node_modules/.bin/test-storybook'), [
  // `--excludeTags` takes every value up to the next option, so another option must follow it.
  ...(isFull ? [] : ['--excludeTags', 'full', 'example']),
  ...['--url', url, '--config-dir', '.storybook', '--maxWorkers', '2', '--failOnConsole'],
  // A story with many modes takes longer than the default of 15 s on a busy machine.
  ...['--testTimeout', '60000'],
  process.env['UPDATE_PICTURES'] === '1' ? '--updateSnapshot' : '--ci',
  ...(reportFile === undefined ? [] : ['--json', '--outputFile', reportFile]),
  ...process.argv.slice(2),
]);
await server.close();
process.exitCode = code;
