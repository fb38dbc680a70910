import { createBaseHeaders } from '@forecourt/functions';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requestRaw, serve } from './serve.ts';
import type { TestServer } from './serve.ts';

const { 'content-security-policy': policy } = createBaseHeaders(false);
const PAGE_HEADERS = { 'content-security-policy': policy };

let server: TestServer;
beforeAll(async () => {
  server = await serve({
    database: 'none',
    dist: {
      'client/index.html': '<p>page</p>',
      'headers.json': JSON.stringify({ pages: { '/': PAGE_HEADERS }, redirects: {} }),
    },
    environment: { REQUEST_TIMEOUT_MS: '500' },
  });
});
afterAll(() => server.close());
afterEach(() => {
  expect(server.takeLog()).toEqual([]);
});

/** Sends raw bytes and returns the response when the server closes the connection. */
async function exchangeText(text: string) {
  const { hostname, port } = new URL(server.url);
  const response = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let receivedText = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (receivedText += chunk));
    socket.on('close', () => resolve(receivedText));
    socket.on('error', reject);
  });
  const [head = '', body = ''] = response.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
  return { status: Number(status.split(' ')[1]), headers, body };
}

const CLOSE_HEADER = 'Connection: close\r\n';

describe('the HTTP server', () => {
  it.each([
    ['bytes that are not HTTP', 'nonsense\r\n\r\n', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no Host', `GET / HTTP/1.1\r\n${CLOSE_HEADER}\r\n`, 400],
    ['an invalid Host', `GET / HTTP/1.1\r\nHost: a/b\r\n${CLOSE_HEADER}\r\n`, 400],
    ['an invalid URL', `GET http://[::1 HTTP/1.1\r\nHost: a\r\n${CLOSE_HEADER}\r\n`, 400],
    ['an invalid chunk', 'POST /api/csp-report HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
    ['large headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['unfinished headers', 'GET / HTTP/1.1\r\nHost: a\r\n', 408],
    [
      'a large body',
      `POST /dealer/search/cars HTTP/1.1\r\nHost: a\r\n${CLOSE_HEADER}Content-Length: 99999\r\n\r\n`,
      413,
    ],
    ['a method that is not allowed', `DELETE / HTTP/1.1\r\nHost: a\r\n${CLOSE_HEADER}\r\n`, 405],
    ['TRACE', `TRACE / HTTP/1.1\r\nHost: a\r\n${CLOSE_HEADER}\r\n`, 405],
    ['an unknown path', `GET /api/nothing HTTP/1.1\r\nHost: a\r\n${CLOSE_HEADER}\r\n`, 404],
  ])('sends the security headers and no server details for %s', async (_, text, status) => {
    const response = await exchangeText(text);
    expect(response).toMatchObject({
      status,
      headers: { ...createBaseHeaders(false), 'content-type': 'application/json' },
    });
    expect(JSON.parse(response.body)).toEqual({
      error: { code: expect.any(String) as string, message: expect.any(String) as string },
    });
    expect(response.headers).not.toHaveProperty('server');
    expect(response.body).not.toMatch(/node|hono|HPE_|\n\s+at /i);
  });

  it('ignores an unknown Expect header', async () => {
    const response = await exchangeText(`GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n${CLOSE_HEADER}\r\n`);
    expect(response).toMatchObject({ status: 200, body: '<p>page</p>' });
  });

  it.each(['/', '/api/nothing', '/dealer/search/cars', '/rest/v1/models', '/nothing'])(
    'sends the headers of GET and no body for HEAD %s',
    async (path) => {
      const [get, head] = await Promise.all([
        requestRaw(server.url, path),
        requestRaw(server.url, path, { method: 'HEAD' }),
      ]);
      expect([head.status, head.body.length]).toEqual([get.status, 0]);
      expect(head.headers).toMatchObject(createBaseHeaders(false));
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
    },
  );
});
