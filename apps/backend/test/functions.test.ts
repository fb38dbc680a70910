import { signRequest, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@forecourt/search-core';
import { afterEach, describe, expect, it } from 'vitest';
import { ASSISTANT_ASKED_EVENT, NOW, requestRaw, serve } from './serve.ts';
import type { TestServer, TestServerOptions } from './serve.ts';

const SECRET = 'local-signing-secret';

let server: TestServer | undefined;
const start = async (options: TestServerOptions = {}) => (server = await serve({ database: 'none', ...options }));
afterEach(async () => {
  const lines = server?.takeLog();
  await server?.close();
  server = undefined;
  expect(lines?.filter(({ event }) => event !== ASSISTANT_ASKED_EVENT) ?? []).toEqual([]);
});

async function ask({ url }: TestServer, content: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ messages: [{ role: 'user', content }] });
  const seconds = NOW.getTime() / 1_000;
  const response = await requestRaw(url, '/api/ai-conversation', {
    method: 'POST',
    body,
    headers: {
      [TIMESTAMP_HEADER]: String(seconds),
      [SIGNATURE_HEADER]: await signRequest(SECRET, seconds, body),
      ...headers,
    },
  });
  return { ...response, json: JSON.parse(response.body.toString()) as unknown };
}

describe('the limits of the assistant', () => {
  it('counts requests by socket address and ignores forwarding headers', async () => {
    const testServer = await start({ environment: { CHAT_LIMIT_PER_MINUTE: '2' } });
    const statuses: number[] = [];
    for (const [index, name] of ['x-forwarded-for', 'x-real-ip', 'forwarded'].entries()) {
      statuses.push((await ask(testServer, `BMW ${index}`, { [name]: `198.51.100.${index}` })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    const response = await ask(testServer, 'Audi');
    expect(response.headers['retry-after']).toMatch(/^[1-9]\d?$/);
    expect(response.json).toEqual({
      error: { code: 'rate-limited', message: expect.stringMatching(/Try again in \d+ seconds?/) as string },
    });
  });

  it('counts requests by the configured proxy header', async () => {
    const testServer = await start({
      environment: { CHAT_LIMIT_PER_MINUTE: '1', CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' },
    });
    const askFrom = async (chain: string, question: string) =>
      (await ask(testServer, question, { 'x-forwarded-for': chain })).status;
    expect(await askFrom('203.0.113.1', 'a')).toBe(200);
    expect(await askFrom('198.51.100.7, 203.0.113.1', 'b')).toBe(429);
    expect(await askFrom('203.0.113.1, 203.0.113.2', 'c')).toBe(200);
  });

  it('limits all addresses together, on the assistant’s route only', async () => {
    const testServer = await start({ environment: { CHAT_LIMIT_OVER_ALL: '1', CLIENT_ADDRESS_HEADER: 'X-Client' } });
    expect((await ask(testServer, 'a', { 'x-client': '203.0.113.1' })).status).toBe(200);
    expect((await ask(testServer, 'b', { 'x-client': '203.0.113.2' })).status).toBe(429);
    expect((await requestRaw(testServer.url, '/cars/suv-blue-side.svg')).status).toBe(200);
    // A replayed response does not count towards the limit.
    expect((await ask(testServer, 'a', { 'x-client': '203.0.113.3' })).status).toBe(200);
  });
});

describe('a request from another site', () => {
  it('receives no CORS headers', async () => {
    const testServer = await start();
    const headers = {
      origin: 'https://other.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-ads-signature,x-ads-timestamp',
    };
    const preflight = await requestRaw(testServer.url, '/api/ai-conversation', { method: 'OPTIONS', headers });
    const response = await ask(testServer, 'BMW', { origin: 'https://other.example' });
    expect([preflight.status, response.status]).toEqual([405, 200]);
    for (const { headers: sent } of [preflight, response]) {
      expect(Object.keys(sent).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

describe('GET /api/health', () => {
  it('returns 503 if the database fails', async () => {
    const testServer = await start();
    const response = await requestRaw(testServer.url, '/api/health');
    expect([response.status, JSON.parse(response.body.toString())]).toMatchObject([
      503,
      { status: 'failing', database: 'failing', error: { code: 'failing' } },
    ]);
    expect(testServer.takeLog()).toMatchObject([{ level: 'error', fields: { check: 'database' } }]);
  });
});
