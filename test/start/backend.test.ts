import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getFreePort } from '../free-port.ts';

const MAIN = fileURLToPath(new URL('../../apps/backend/src/main.ts', import.meta.url));
const isFull = process.env['FULL'] === '1';
const STACK = /\n\s+at /;
const ENV = { LISTINGS: '20', PORT: '0', SITE_DIR: 'no-site', SHUTDOWN_DELAY_MS: '0' };

let folder: string;
const children = new Set<ChildProcess>();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-data-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@forecourt/source', MAIN], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...ENV, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.error += chunk.toString()));
  const ended = new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    child.on('close', (code) => {
      children.delete(child);
      resolve({ code, ...output });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /Ready on (http:\/\/localhost:\d+)\n$/.exec(output.out)?.[1];
      if (url) resolve(url);
    });
    void ended.then((end) => reject(new Error(`The process ended before it was ready: ${JSON.stringify(end)}`)));
  });
  ready.catch(() => {}); // Tests that expect the start to fail use `ended`.
  return { child, ready, ended };
}

const SEARCH = JSON.stringify({ url: 'https://listings.example.com/car-search?postcode=EC1A1BB', limit: 10 });

interface ReceivedResponse {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

/** Sends the headers and the start of a body. `end` sends the rest and returns the response. */
function send(
  url: string,
  { path, method = 'GET', agent, body }: { path: string; method?: string; agent?: Agent; body?: string },
) {
  const outgoing = request(`${url}${path}`, { method, agent: agent ?? false });
  const response = new Promise<ReceivedResponse>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode, connection: incoming.headers.connection, body: text }),
      );
    });
  });
  if (body !== undefined) outgoing.write(body);
  return {
    end: (rest?: string) => {
      outgoing.end(rest);
      return response;
    },
  };
}

async function waitForStatus(status: number, ask: () => Promise<ReceivedResponse>): Promise<ReceivedResponse> {
  for (;;) {
    const response = await ask();
    if (response.status === status) return response;
  }
}

const requestStatus = (url: string) =>
  fetch(`${url}/rest/v1/door_options?apikey=local-anon-key`).then(
    ({ status }) => status,
    () => 'no answer',
  );

describe('the process', () => {
  it('locks its port and folder and ends on SIGTERM despite open clients', async () => {
    const { child, ready, ended } = start({ REQUEST_TIMEOUT_MS: '1000' });
    const url = await ready;
    expect(await requestStatus(url)).toBe(200);

    const { port } = new URL(url);
    const [samePort, second] = await Promise.all([start({ PORT: port }).ended, start({}).ended]);
    expect(samePort).toEqual({
      code: 1,
      out: '',
      error: `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${Number(port) + 1} npm start\n`,
    });
    expect([second.code, second.error]).toEqual([1, expect.stringContaining(`in use by process ${child.pid}`)]);
    expect(second.error).toContain('DATA_DIR');
    expect(second.error).not.toMatch(STACK);

    const stalled = fetch(`${url}/dealer/search/cars`, {
      method: 'POST',
      body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }),
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      () => 'cut',
    );
    await new Promise((done) => setTimeout(done, 200));
    const startedAt = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, error: '' });
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    // The shutdown does not extend the request's timeout.
    expect([408, 503]).toContain(await stalled);
    expect(await requestStatus(url)).toBe('no answer');
  });

  it('restarts after kill -9, survives a closed log and ends on Ctrl-C', async () => {
    const first = start({});
    await first.ready;
    first.child.kill('SIGKILL');
    const { child, ready, ended } = start({});
    const url = await ready;
    child.stdout.destroy();
    const report = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } });
    for (let round = 0; round < 3; round += 1) {
      expect((await fetch(`${url}/api/csp-report`, { method: 'POST', body: report })).status).toBe(204);
    }
    expect(await requestStatus(url)).toBe(200);
    child.kill('SIGINT');
    child.kill('SIGINT'); // A second Ctrl-C must not do any damage.
    expect(await ended).toMatchObject({ code: 0, error: '' });
  });

  // faults.test.ts (apps/backend) and health.test.ts (packages/functions) test the same without a process.
  it.runIf(isFull)('answers open requests after SIGTERM and reports draining at /api/health', async () => {
    const { child, ready, ended } = start({ SHUTDOWN_DELAY_MS: '500' });
    const url = await ready;
    const slowRequest = send(url, { method: 'POST', path: '/dealer/search/cars', body: SEARCH.slice(0, 20) });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await send(url, { path: '/api/health', agent }).end()).toMatchObject({
      status: 200,
      connection: 'keep-alive',
    });
    child.kill('SIGTERM');
    const health = await waitForStatus(503, () => send(url, { path: '/api/health', agent }).end());
    expect(health).toMatchObject({
      connection: 'close',
      body: expect.stringContaining('"status":"draining"') as string,
    });
    expect(await slowRequest.end(SEARCH.slice(20))).toMatchObject({
      status: 200,
      connection: 'close',
      body: expect.stringContaining('"total_items":') as string,
    });
    expect(await ended).toMatchObject({ code: 0, error: '' });
    agent.destroy();
  });

  it('completes requests of busy clients on SIGTERM', async () => {
    const { child, ready, ended } = start({});
    const url = await ready;
    let answerCount = 0;
    let onHundredthRequest = () => {};
    const hundred = new Promise<void>((resolve) => (onHundredthRequest = resolve));
    const clients = Array.from({ length: 20 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const { status, connection } = await send(url, { method: 'POST', path: '/dealer/search/cars', agent }).end(
          SEARCH,
        );
        expect(status).toBe(200);
        answerCount += 1;
        if (answerCount === 100) onHundredthRequest();
        if (connection === 'close') return 'closed after an answer';
      }
    });
    await hundred;
    child.kill('SIGTERM');
    expect(new Set(await Promise.all(clients))).toEqual(new Set(['closed after an answer']));
    expect(await ended).toMatchObject({ code: 0, error: '' });
  });

  it('reports an invalid environment with a fix and no stack trace', async () => {
    const [invalidSetting, production, unreachable] = await Promise.all([
      start({ PORT: 'http', LISTINGS: 'many' }).ended,
      start({ APP_ENV: 'production' }).ended,
      start({ DATABASE_URL: 'postgresql://user:hunter2@127.0.0.1:1/cars' }).ended,
    ]);
    expect(invalidSetting).toMatchObject({ code: 1, out: '' });
    expect(invalidSetting.error).toContain("PORT must be a whole number from 0 to 65535 (it is 'http')");
    expect(invalidSetting.error).toContain('LISTINGS must');
    expect(invalidSetting.error).not.toMatch(STACK);
    expect([unreachable.code, unreachable.error]).toEqual([
      1,
      expect.stringContaining('The database at DATABASE_URL cannot be reached'),
    ]);
    expect(unreachable.error).not.toMatch(/\n\s+at |hunter2/);
    expect([production.code, production.error]).toEqual([
      1,
      expect.stringContaining('ADS_SIGNING_SECRET must not contain'),
    ]);
  });
});

describe('startup', () => {
  it('returns 503 with the security headers until the server is ready', async () => {
    const port = await getFreePort();
    const { ready } = start({ PORT: String(port), LISTINGS: '5000', DATA_DIR: join(folder, 'early') });
    const earlyResponse = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/about`), {
      timeout: 20_000,
      interval: 20,
    });
    expect([earlyResponse.status, await earlyResponse.json()]).toMatchObject([503, { error: { code: 'starting' } }]);
    expect(Object.fromEntries(earlyResponse.headers)).toMatchObject({
      'retry-after': '1',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    expect((await fetch(`${await ready}/api/health`)).status).toBe(200);
  });

  it.runIf(process.platform === 'linux')('denies other users access to created files', async () => {
    const { child, ready } = start({ DATA_DIR: join(folder, 'umask') });
    await ready;
    expect(readFileSync(`/proc/${child.pid}/status`, 'utf8')).toContain('\nUmask:\t0077\n');
  });
});
