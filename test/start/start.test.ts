// Runs `npm start` in its own process and stops it in several ways.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getFreePort } from '../free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 60_000;
const GONE_WITHIN_MS = 8_000;

interface Run {
  readonly npm: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code, or null if a signal ended the process. */
  readonly ended: Promise<number | null>;
}

let dataDir = '';
let port = 0;
const running: Run[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'npm-start-'));
  port = await getFreePort();
});
afterEach(() => {
  // Cleans up after failed tests.
  for (const { npm } of running.splice(0))
    for (const pid of listAlive(listProcessTree(npm))) process.kill(pid, 'SIGKILL');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a graceful stop', () => {
  test.each<[string, (pids: readonly number[]) => void]>([
    ['Ctrl-C in a terminal', ([npm = 0]) => process.kill(-npm, 'SIGINT')],
    ['SIGTERM to every process', (pids) => pids.forEach((pid) => killIfAlive(pid, 'SIGTERM'))],
  ])('answers the open request before exiting on %s', async (_how, kill) => {
    const run = runNpmStart();
    await waitUntilReady(run);
    expect(run.output().trimEnd().split('\n').at(-1)).toBe(`Ready on http://localhost:${port}`);
    const page = await fetch(`http://localhost:${port}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<h1[ >]/);
    const outgoing = request(`http://localhost:${port}/dealer/search/cars`, { method: 'POST', agent: false });
    const response = once(outgoing, 'response');
    outgoing.write('{"url":"https://listings.example.com/car-search"');
    await expect.poll(() => fetch(`http://localhost:${port}/api/health`).then(({ ok }) => ok)).toBe(true);
    await expectEnd(run, kill, async () => {
      outgoing.end(',"limit":1}');
      const [{ statusCode }] = (await response) as [IncomingMessage];
      expect(statusCode).toBe(200);
    });
  });
});

function killIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const endings: [string, (pids: [number, ...number[]]) => void][] = [
  ['a kill of npm', ([npm]) => process.kill(npm, 'SIGKILL')],
  ['a closed terminal', ([npm]) => process.kill(-npm, 'SIGHUP')],
  ['a kill of npm’s child', ([, child = 0]) => process.kill(child, 'SIGKILL')],
  ['a kill of all processes but the server', (pids) => pids.slice(0, -1).forEach((pid) => killIfAlive(pid, 'SIGKILL'))],
];

describe('an abrupt end', () => {
  // `npm run test:full` also tests the other endings, which differ only in the signal and in the processes it reaches.
  test.each(process.env['FULL'] ? endings : endings.slice(0, 1))(
    'leaves no process behind after %s',
    async (_how, kill) => {
      const run = runNpmStart();
      await waitUntilReady(run);
      await expectEnd(run, kill);
    },
  );
});

// backend.test.ts tests other errors at the start.
test('reports an invalid environment and exits with code 1', async () => {
  const run = runNpmStart({ PORT: 'http' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('PORT must be a whole number');
});

function runNpmStart(env: Record<string, string> = {}): Run {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true, // Starts its own process group, as a terminal does.
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LISTINGS: '200', SHUTDOWN_DELAY_MS: '0', ...env },
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  npm.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => npm.on('exit', (code) => resolve(code)));
  const run = { npm, output: () => output, ended };
  running.push(run);
  return run;
}

async function waitUntilReady(run: Run): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!run.output().includes('Ready on')) {
    if (run.npm.exitCode !== null) throw new Error(`npm start exited with code ${run.npm.exitCode}:\n${run.output()}`);
    if (performance.now() > deadline) throw new Error(`npm start was not ready in time:\n${run.output()}`);
    await sleep(50);
  }
}

/** Stops a run with `kill`, which receives npm's process and its descendants, and checks that all of them end. */
async function expectEnd(
  run: Run,
  kill: (pids: [number, ...number[]]) => void,
  whenPortIsClosed = async () => {},
): Promise<void> {
  const pids = listProcessTree(run.npm);
  expect(pids.length, 'npm, its shell or bootstrap, the server').toBeGreaterThan(2);
  kill(pids);
  const isClosed = () => fetch(`http://localhost:${port}/`).then(Boolean, () => 'closed');
  await expect.poll(isClosed, { timeout: GONE_WITHIN_MS, interval: 100 }).toBe('closed');
  await whenPortIsClosed();
  await expect.poll(() => listAlive(pids), { timeout: GONE_WITHIN_MS, interval: 100 }).toEqual([]);
}

function listProcessTree(npm: ChildProcess): [number, ...number[]] {
  const rows = listProcesses();
  const listBelow = (parent: number): number[] =>
    rows.filter((row) => row.parent === parent).flatMap(({ pid }) => [pid, ...listBelow(pid)]);
  const pid = npm.pid ?? 0;
  return [pid, ...listBelow(pid)];
}

function listAlive(pids: readonly number[]): number[] {
  return listProcesses().flatMap(({ pid }) => (pids.includes(pid) ? [pid] : []));
}

/** Leaves out zombies, which stay forever in a container without an init. */
function listProcesses(): { pid: number; parent: number }[] {
  return readProcessTable().flatMap(([pid, state, parent]) =>
    state?.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent) }],
  );
}

/** Lists the pid, state and parent pid of every process. On Linux, `ps` may not be installed. */
function readProcessTable(): (string | undefined)[][] {
  if (process.platform !== 'linux') {
    const rows = execFileSync('ps', ['-eo', 'pid=,stat=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return rows.map((row) => row.trim().split(/\s+/));
  }
  return globSync('/proc/[0-9]*/stat').flatMap((file) => {
    try {
      const [, pid, state, parent] = /^(\d+) .*\) (\S) (\d+)/s.exec(readFileSync(file, 'utf8')) ?? [];
      return [[pid, state, parent]];
    } catch {
      return []; // The process ended in the meantime.
    }
  });
}
