import { createLog } from '@forecourt/functions';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseBusyError, DatabaseUnavailableError, StatementTimeoutError } from '../src/database/database.ts';
import type { Database } from '../src/database/database.ts';
import { startHttpServer } from '../src/server/http-server.ts';
import { ASSISTANT_ASKED_EVENT, openTestDatabase, requestRaw, serve } from './serve.ts';
import type { TestServer, TestServerOptions } from './serve.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let server: TestServer | undefined;
const start = async (options: TestServerOptions = {}) => (server = await serve({ database, ...options }));
afterEach(async () => {
  const lines = server?.takeLog();
  await server?.close();
  server = undefined;
  expect(lines?.filter(({ event }) => event !== ASSISTANT_ASKED_EVENT) ?? []).toEqual([]);
});

const restOptions = { headers: { apikey: 'local-anon-key' } };
const searchOptions = {
  method: 'POST',
  body: JSON.stringify({ url: 'https://listings.example.com/car-search?postcode=EC1A1BB', limit: 10 }),
};
const waitForever = () => new Promise<never>(() => {});

/** Sends the strings, pausing for the numbers in milliseconds, and returns the text received until the server disconnects. */
function exchangeText(url: string, ...writes: (string | number)[]): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      void (async () => {
        for (const write of writes) {
          if (typeof write === 'number') await new Promise((done) => setTimeout(done, write));
          else if (socket.writable) socket.write(write);
        }
      })();
    });
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(text) : reject(error),
    );
  });
}

describe('a failing database', () => {
  it('returns 500, logs the cause and serves the next request', async () => {
    const failure = new Error('connection to 10.0.0.7 refused');
    let isBroken = true;
    const { url, takeLog } = await start({
      replaceMethods: () => ({
        transaction: (work) => (isBroken ? Promise.reject(failure) : database.transaction(work)),
        query: (text, values) => (isBroken ? Promise.reject(failure) : database.query(text, values)),
      }),
    });
    const restResponse = await requestRaw(url, '/rest/v1/models', restOptions);
    expect([restResponse.status, JSON.parse(restResponse.body.toString())]).toMatchObject([
      500,
      { code: 'internal', message: expect.any(String) as string },
    ]);
    const searchResponse = await requestRaw(url, '/dealer/search/cars', searchOptions);
    expect([searchResponse.status, JSON.parse(searchResponse.body.toString())]).toMatchObject([
      500,
      { error: { code: 'internal' } },
    ]);
    expect(restResponse.body.toString() + searchResponse.body.toString()).not.toContain('10.0.0.7');
    expect(takeLog().map(({ level, fields }) => [level, fields['path'], fields['message']])).toEqual([
      ['error', '/rest/v1/models', failure.message],
      ['error', '/dealer/search/cars', failure.message],
    ]);
    isBroken = false;
    expect((await requestRaw(url, '/rest/v1/models?limit=1', restOptions)).status).toBe(200);
  });

  it.each([
    ['busy', new DatabaseBusyError(), '1', [200, 'busy']],
    ['timeout', new StatementTimeoutError(), '1', [503, 'failing']],
    ['database-unavailable', new DatabaseUnavailableError(), '5', [503, 'failing']],
  ])('returns 503 with Retry-After and the code %s', async (code, failure, retryAfter, health) => {
    const fail = () => Promise.reject(failure);
    const { url, takeLog } = await start({ replaceMethods: () => ({ transaction: fail, query: fail, ping: fail }) });
    const restResponse = await requestRaw(url, '/rest/v1/models', restOptions);
    const searchResponse = await requestRaw(url, '/dealer/search/cars', searchOptions);
    const expectedError = {
      status: 503,
      headers: expect.objectContaining({ 'retry-after': retryAfter, 'x-content-type-options': 'nosniff' }) as object,
    };
    expect([restResponse, searchResponse]).toMatchObject([expectedError, expectedError]);
    expect(JSON.parse(restResponse.body.toString())).toMatchObject({ code, message: failure.message });
    expect(JSON.parse(searchResponse.body.toString())).toEqual({ error: { code, message: failure.message } });
    const healthResponse = await requestRaw(url, '/api/health');
    expect([
      healthResponse.status,
      (JSON.parse(healthResponse.body.toString()) as { database: string }).database,
    ]).toEqual(health);
    // The health endpoint logs only errors that `checkDatabase` rethrows, such as a statement timeout. It does not log
    // a busy or unreachable database.
    expect(takeLog().map(({ event }) => event)).toEqual(code === 'timeout' ? ['A health check failed.'] : []);
  });

  it('aborts the statement when the client disconnects', async () => {
    let signal: AbortSignal | undefined;
    const { url } = await start({
      replaceMethods: () => ({
        query: (text, values, options) => {
          if (options?.signal === undefined) return database.query(text, values);
          signal = options.signal;
          return waitForever();
        },
      }),
    });
    const client = new AbortController();
    const response = fetch(`${url}/dealer/search/cars`, { ...searchOptions, signal: client.signal }).catch(
      () => 'left',
    );
    await expect.poll(() => signal?.aborted).toBe(false);
    client.abort();
    expect(await response).toBe('left');
    await expect.poll(() => signal?.aborted).toBe(true);
  });

  it('returns 503 if the database does not respond before the timeout', async () => {
    const { url } = await start({
      environment: { REQUEST_TIMEOUT_MS: '300' },
      replaceMethods: () => ({ transaction: waitForever, query: waitForever }),
    });
    const startedAt = performance.now();
    const [restResponse, searchResponse] = await Promise.all([
      requestRaw(url, '/rest/v1/models', restOptions),
      requestRaw(url, '/dealer/search/cars', searchOptions),
    ]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect([
      restResponse.status,
      restResponse.headers['retry-after'],
      JSON.parse(restResponse.body.toString()),
    ]).toMatchObject([503, '1', { code: 'timeout' }]);
    expect([searchResponse.status, JSON.parse(searchResponse.body.toString())]).toMatchObject([
      503,
      { error: { code: 'timeout' } },
    ]);
  });

  it('does not query the database after the request has timed out', async () => {
    const pendingResolvers: (() => void)[] = [];
    let callCount = 0;
    const { url } = await start({
      environment: { REQUEST_TIMEOUT_MS: '200' },
      replaceMethods: () => ({
        transaction: async (work, options) => {
          await new Promise<void>((turn) => pendingResolvers.push(turn));
          return database.transaction(
            (tx) =>
              work({
                ...tx,
                query: (text, values) => {
                  callCount += 1;
                  return tx.query(text, values);
                },
              }),
            options,
          );
        },
      }),
    });
    expect((await requestRaw(url, '/rest/v1/models', restOptions)).status).toBe(503);
    for (const turn of pendingResolvers) turn();
    await new Promise((done) => setTimeout(done, 50));
    expect([pendingResolvers.length, callCount]).toEqual([1, 0]);
  });
});

describe('a misbehaving client', () => {
  it('disconnects a client whose headers or body arrive too slowly', async () => {
    const { url } = await start({ environment: { REQUEST_TIMEOUT_MS: '500' } });
    const startedAt = performance.now();
    const slowHeaders = Array.from({ length: 80 }, (_, index) => [`X-${index}: 1\r\n`, 100]).flat();
    const [headers, body] = await Promise.all([
      exchangeText(url, 'GET / HTTP/1.1\r\nHost: localhost\r\n', ...slowHeaders),
      exchangeText(url, 'POST /dealer/search/cars HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{', 8_000),
    ]);
    expect(headers).toMatch(/^HTTP\/1\.1 408 /);
    expect(body).toMatch(/^HTTP\/1\.1 (408|503) /);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect((await requestRaw(url, '/cars/suv-blue-side.svg')).status).toBe(200);
  });

  it('serves a client again after request bodies that never arrived', async () => {
    const { url } = await start({ environment: { REQUEST_TIMEOUT_MS: '500', CONCURRENT_REQUESTS_PER_ADDRESS: '2' } });
    const unfinishedRequest = 'POST /dealer/search/cars HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{';
    const responses = await Promise.all([1, 2].map(() => exchangeText(url, unfinishedRequest, 8_000)));
    for (const answer of responses) expect(answer).toMatch(/^HTTP\/1\.1 (408|503) /);
    const body = JSON.stringify({ url: 'https://listings.example.com/car-search?postcode=EC1A1BB', limit: 1 });
    expect((await requestRaw(url, '/dealer/search/cars', { method: 'POST', body })).status).toBe(200);
  });

  it('returns an error for oversized headers and invalid HTTP', async () => {
    const { url } = await start();
    expect((await requestRaw(url, '/', { headers: { 'x-long': 'x'.repeat(20_000) } })).status).toBe(431);
    expect((await requestRaw(url, `/?${'x'.repeat(20_000)}`)).status).toBe(431);
    expect(await exchangeText(url, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await exchangeText(url, '\u0016\u0003\u0001\u0000')).toMatch(/^HTTP\/1\.1 400 /);
    expect(
      await exchangeText(
        url,
        'POST /dealer/search/cars HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 400 /);
    expect((await requestRaw(url, '/cars/suv-blue-side.svg')).status).toBe(200);
  });

  it('survives a client that disconnects at any time', async () => {
    const { url } = await start();
    const { hostname, port } = new URL(url);
    const unfinishedRequests = [
      'GET /cars/suv-blue-side.svg HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /rest/v1/models?apikey=local-anon-key HTTP/1.1\r\nHost: a\r\n\r\n',
      'POST /dealer/search/cars HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{"url"',
      'POST /api/ai-conversation HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{"mess',
      'POST /api/csp-report HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"csp',
    ];
    await Promise.all(
      unfinishedRequests.flatMap((text) =>
        [0, 5, 30].map(
          (wait) =>
            new Promise<void>((resolve) => {
              const socket = connect(Number(port), hostname, () => {
                socket.write(text);
                setTimeout(() => {
                  socket.resetAndDestroy();
                  resolve();
                }, wait);
              });
              socket.on('error', () => {});
            }),
        ),
      ),
    );
    expect((await requestRaw(url, '/cars/suv-blue-side.svg')).status).toBe(200);
  });
});

describe('graceful shutdown', () => {
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());
  const withConnectionHeader = (value: string) => ({
    headers: expect.objectContaining({ connection: value }) as object,
  });

  it('answers open requests within the timeout and closes their connections', async () => {
    let startedQueries = 0;
    let finish = () => {};
    const turn = new Promise<void>((resolve) => (finish = resolve));
    const slowServer = await serve({
      database,
      environment: { REQUEST_TIMEOUT_MS: '1500' },
      replaceMethods: () => ({
        transaction: async (work) => {
          startedQueries += 1;
          await turn;
          return database.transaction(work);
        },
        query: () => {
          startedQueries += 1;
          return waitForever();
        },
      }),
    });
    expect(await requestRaw(slowServer.url, '/cars/suv-blue-side.svg', { agent })).toMatchObject(
      withConnectionHeader('keep-alive'),
    );
    const finishingRequest = requestRaw(slowServer.url, '/rest/v1/models?limit=1', { ...restOptions, agent });
    const hangingRequest = requestRaw(slowServer.url, '/dealer/search/cars', { ...searchOptions, agent });
    await expect.poll(() => startedQueries).toBe(2);
    const closePromise = slowServer.close();
    finish();
    expect(await finishingRequest).toMatchObject({ status: 200, ...withConnectionHeader('close') });
    expect(await hangingRequest).toMatchObject({ status: 503, ...withConnectionHeader('close') });
    await closePromise;
    await expect(requestRaw(slowServer.url, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('accepts new connections during the shutdown delay until they are cut', async () => {
    let hasBegun = false;
    const httpServer = await startHttpServer({
      fetch: ({ url }) => {
        if (!url.endsWith('/hang')) return new Response('answer');
        hasBegun = true;
        return waitForever();
      },
      host: '127.0.0.1',
      port: 0,
      requestTimeoutMs: 60_000,
      headers: {},
      log: createLog('json', () => {}),
    });
    const closePromise = httpServer.close({ delayMs: 60_000 });
    expect(await requestRaw(httpServer.url, '/', { agent })).toMatchObject({
      status: 200,
      ...withConnectionHeader('close'),
    });
    const hangingRequest = requestRaw(httpServer.url, '/hang').catch((error: NodeJS.ErrnoException) => error.code);
    expect(await requestRaw(httpServer.url, '/')).toMatchObject({ status: 200 });
    await expect.poll(() => hasBegun).toBe(true);
    httpServer.cutConnections();
    expect(await hangingRequest).toBe('ECONNRESET');
    await closePromise;
  });
});
