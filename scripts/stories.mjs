// node scripts/stories.mjs [arguments of test-storybook] [--report=<file>]: serves storybook-static and tests its stories.
// The report is Jest's, as JSON.
// UPDATE_PICTURES=1 writes the pictures' baselines. Stories tagged `full` are tested with FULL=1 alone, as `npm run test:full` does.
import { spawn } from 'node:child_process';
import { appendFileSync, createReadStream, createWriteStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'storybook-static');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

if (!existsSync(join(folder, 'index.json'))) {
  console.error('There is no storybook-static, so there are no stories to test. Run `pnpm run build-storybook` first.');
  process.exit(1);
}

const isFull = process.env['FULL'] === '1';
if (!isFull) sayLeftOut();

function sayLeftOut() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const left = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('full')).length;
  const file = process.env['NOT_RUN_FILE'];
  if (left > 0 && file !== undefined) appendFileSync(file, `in npm run test:full: ${left} stories tagged full\n`);
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(folder, normalize(decodeURIComponent(pathname)), pathname.endsWith('/') ? 'index.html' : '');
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const type = types[/** @type {keyof typeof types} */ (extname(file))];
  response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});

await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('The server of the stories has no port.');

const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length);
const isUpdate = process.env['UPDATE_PICTURES'] === '1';
const child = spawn(
  join(root, 'node_modules/.bin/test-storybook'),
  [
    // first: it would take what is asked for at the end for tags
    ...(isFull ? [] : ['--excludeTags', 'full']),
    ...['--url', `http://127.0.0.1:${address.port}`, '--config-dir', '.storybook', '--maxWorkers', '2'],
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
