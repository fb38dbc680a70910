import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect } from 'vitest';
import type { Attack } from './attack.ts';
import { BYSTANDER } from './product.ts';
import type { Product } from './product.ts';

const CONNECTION_COUNT = 300;
/** Matches text in the files that a path traversal could expose. */
const SECRETS = /root:x:|"@forecourt\/|repositoryformatversion|ADS_SIGNING_SECRET/;

function open({ url }: Product, text: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  return socket.on('error', () => {});
}

export const httpAttacks: readonly Attack[] = [
  {
    title: 'sends ambiguous requests (request smuggling)',
    async run({ write }) {
      const requests = [
        'POST /api/csp-report HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        'POST /api/csp-report HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
        'POST /api/csp-report HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
        'GET / HTTP/1.1\r\nHost: a\r\n Folded: header\r\n\r\n',
        'GET / HTTP/1.1\nHost: a\n\n',
      ];
      for (const text of requests) expect(await write(text)).toMatch(/^HTTP\/1\.1 (400|501) /);
    },
  },
  {
    title: 'sends bytes that are not HTTP, and endless headers',
    async run({ write }) {
      for (const text of ['\u0016\u0003\u0001\u0000', 'nonsense\r\n\r\n', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n']) {
        const response = await write(text);
        expect(response).toMatch(/^HTTP\/1\.1 400 /);
        expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
      }
      expect(await write(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/ 431 /);
      expect(await write(`GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(/ 431 /);
    },
  },
  {
    title: 'reads files outside the site folder (path traversal)',
    async run({ write }) {
      for (const path of [
        '/../../../../etc/passwd',
        '/..%2f..%2f..%2fetc%2fpasswd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/assets/..%5c..%5cpackage.json',
        '/assets/../../package.json',
        '/etc/passwd%00.html',
        '/.env',
        '/.git/config',
        '/api/../../../etc/passwd',
        '/cars/..%2f..%2fpackage.json.svg',
      ]) {
        const response = await write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
        expect(response, path).toMatch(/^HTTP\/1\.1 (400|404) /);
        expect(response, path).not.toMatch(SECRETS);
      }
    },
  },
  {
    title: 'makes a site URL redirect to another site (open redirect)',
    async run({ write }) {
      for (const path of [
        '//evil.example/',
        '/\\evil.example/',
        '/%5cevil.example',
        '/%2f%2fevil.example',
        '///evil',
      ]) {
        for (const suffix of ['', '/', '/index.html']) {
          const response = await write(`GET ${path}${suffix} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
          const [, location] = /\r\nlocation: (.*)\r\n/i.exec(response) ?? [];
          expect(location ?? '/', path).toMatch(/^\/(?![/\\])/);
        }
      }
    },
  },
  {
    title: 'sends another Host and forged proxy headers',
    async run({ write }) {
      const response = await write(
        'GET /about HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Original-URL: /admin\r\nForwarded: host=evil.example\r\nConnection: close\r\n\r\n',
      );
      expect(response).toMatch(/^HTTP\/1\.1 200 /);
      expect(response).not.toContain('evil.example');
    },
  },
  {
    title: 'holds hundreds of idle or slow connections (Slowloris)',
    async run(product) {
      const sockets = Array.from({ length: CONNECTION_COUNT }, (_, n) =>
        open(product, n % 3 === 0 ? '' : n % 3 === 1 ? 'GET / HT' : 'POST /api/contact HTTP/1.1\r\nHost: a\r\nCont'),
      );
      const dripTimer = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write('x');
      }, 200);
      try {
        for (let n = 0; n < 10; n += 1) {
          expect((await product.request('/about', { from: BYSTANDER })).status).toBe(200);
        }
        // The server closes these connections itself.
        await Promise.all(sockets.map((socket) => new Promise((done) => socket.resume().once('close', done))));
      } finally {
        clearInterval(dripTimer);
        for (const socket of sockets) socket.destroy();
      }
    },
  },
  {
    title: 'sends bodies that never arrive',
    async run(product) {
      const from = '192.0.2.90';
      const begin = (path: string) =>
        open(product, `POST ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\nContent-Length: 500\r\n\r\n{`);
      // More requests than one address may have pending, so that the last ones are rejected immediately.
      const searches = Array.from({ length: 40 }, () => begin('/dealer/search/cars'));
      await Promise.any(searches.map((socket) => once(socket, 'data')));
      expect((await product.search('', { from })).status).toBe(429);
      const others = ['/api/contact', '/api/ai-conversation'].flatMap((path) =>
        Array.from({ length: 40 }, () => begin(path)),
      );
      const sockets = [...searches, ...others];
      expect((await product.search('', { from: BYSTANDER })).status).toBe(200);
      await Promise.all(sockets.map((socket) => new Promise((done) => socket.resume().once('close', done))));
      expect((await product.search('', { from })).status).toBe(200);
    },
  },
  {
    title: 'requests pages with invalid methods, encodings and ranges',
    async run({ request, write }) {
      for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST']) {
        expect((await request('/about', { method })).status).toBe(405);
      }
      expect(await write('TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
        /^HTTP\/1\.1 (400|405|501) /,
      );
      const headers = {
        'accept-encoding': 'br;q=nope, gzip;q=2, *;q=0, '.repeat(50),
        range: 'bytes=0-1,2-3,4-5,-1,9999999-',
        'if-none-match': '"x",'.repeat(500),
      };
      expect((await request('/about', { headers })).status).toBe(200);
    },
  },
];
