import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const ENV = { LISTINGS: '20', PORT: '0', SITE_DIR: 'no-site' };

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
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const ended = new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    child.on('close', (code) => {
      children.delete(child);
      resolve({ code, ...said });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /Ready on (http:\/\/localhost:\d+)\n$/.exec(said.out)?.[1];
      if (url) resolve(url);
    });
    void ended.then((end) => reject(new Error(`It ended before it was ready: ${JSON.stringify(end)}`)));
  });
  ready.catch(() => {}); // a test that expects no start looks at `ended`
  return { child, ready, ended };
}

const answers = (url: string) =>
  fetch(`${url}/rest/v1/door_options?apikey=local-anon-key`).then(
    ({ status }) => status,
    () => 'no answer',
  );

describe('the process', { timeout: 90_000 }, () => {
  it('starts, says so last, and ends on Ctrl-C', async () => {
    const { child, ready, ended } = start({});
    const url = await ready;
    expect(await answers(url)).toBe(200);
    child.kill('SIGINT');
    child.kill('SIGINT'); // an impatient user presses twice
    expect(await ended).toMatchObject({ code: 0, error: '' });
    expect(await answers(url)).toBe('no answer');
  });

  it('ends on SIGTERM while a client keeps its connection', async () => {
    const { child, ready, ended } = start({});
    const url = await ready;
    const stalled = fetch(`${url}/dealer/search/cars`, {
      method: 'POST',
      body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }),
      duplex: 'half',
    } as RequestInit).then(
      () => 'answered',
      () => 'cut',
    );
    await new Promise((done) => setTimeout(done, 200));
    const began = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, error: '' });
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(await stalled).toBe('cut');
  });

  it('goes on when nobody reads its log any more', async () => {
    const { child, ready, ended } = start({});
    const url = await ready;
    child.stdout.destroy();
    const report = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } });
    for (let round = 0; round < 3; round += 1) {
      expect((await fetch(`${url}/api/csp-report`, { method: 'POST', body: report })).status).toBe(204);
    }
    expect(await answers(url)).toBe(200);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  it('names a wrong variable and the way out, without a stack', async () => {
    const end = await start({ PORT: 'http', LISTINGS: 'many' }).ended;
    expect(end).toMatchObject({ code: 1, out: '' });
    expect(end.error).toContain("PORT must be a whole number from 0 to 65535 (it is 'http')");
    expect(end.error).toContain('LISTINGS must');
    expect(end.error).not.toMatch(/\n\s+at /);
  });

  it('names a port that is taken and another one', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as AddressInfo;
    try {
      const end = await start({ PORT: String(port) }).ended;
      expect([end.code, end.error]).toEqual([
        1,
        `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start\n`,
      ]);
    } finally {
      await new Promise((closed) => other.close(closed));
    }
  });

  it('names the process that holds the data folder', async () => {
    const first = start({});
    await first.ready;
    const end = await start({}).ended;
    expect([end.code, end.error]).toEqual([1, expect.stringContaining(`in use by process ${first.child.pid}`)]);
    expect(end.error).toContain('DATA_DIR');
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
  });

  it('refuses the local secret in production', async () => {
    const end = await start({ APP_ENV: 'production' }).ended;
    expect([end.code, end.error]).toEqual([1, expect.stringContaining('ADS_SIGNING_SECRET must not hold')]);
  });
});
