import { rm } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSiteFiles } from '../src/server/site-files.ts';
import { requestRaw, serve, writeFolder } from './serve.ts';
import type { TestServer } from './serve.ts';

const createPolicy = (script: string) => ({
  'content-security-policy': `default-src 'none'; script-src 'self' ${script}; frame-ancestors 'none'`,
});
const createPage = (title: string) => `<!doctype html><title>${title}</title>${'<p>Cars.</p>'.repeat(200)}`;
const compressedFile = Buffer.from('/* compressed by the build */'.repeat(99));

const dist = {
  'client/index.html': createPage('Home'),
  'client/about/index.html': createPage('About'),
  'client/about/index.html.br': brotliCompressSync(createPage('About')),
  'client/about/index.html.gz': gzipSync(createPage('About')),
  'client/search/results/index.html': createPage('Results'),
  'client/404.html': createPage('Page not found'),
  'client/robots.txt': 'User-agent: *',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/assets/app-3f2a.js': `console.log(1);${' '.repeat(3_000)}`,
  'client/assets/app-3f2a.js.br': brotliCompressSync(compressedFile),
  'client/assets/inter-77.woff2': new Uint8Array(2_000),
  'client/assets/notes.bak': 'not for you',
  'server/entry.js': 'not for you',
  'headers.json': JSON.stringify({
    pages: {
      '/': { ...createPolicy("'sha256-home'"), 'reporting-endpoints': 'csp="/api/csp-report"' },
      '/about': createPolicy("'sha256-about'"),
      '/search/results': createPolicy(''),
      '/404': createPolicy("'sha256-404'"),
    },
    redirects: { '/ads-search': '/solutions/ads-search' },
  }),
};

let server: TestServer;
beforeAll(async () => {
  server = await serve({ dist, database: 'none' });
});
afterAll(() => server.close());
afterEach(() => {
  expect(server.takeLog()).toEqual([]);
});

const get = (path: string, headers: Record<string, string> = {}) => requestRaw(server.url, path, { headers });

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/?utm=1', 'Home'],
    ['/about', 'About'],
    ['/search/results?make=BMW&postcode=EC1A1BB', 'Results'],
    ['/%61bout', 'About'],
  ])('shows %s', async (path, title) => {
    const response = await get(path);
    expect([response.status, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(response.body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/about/', 308, '/about'],
    ['/about/?a=b', 308, '/about?a=b'],
    ['/about/index.html', 308, '/about'],
    ['/about.html', 308, '/about'],
    ['/about%2f', 308, '/about'],
    ['/index.html', 308, '/'],
    ['/ads-search', 301, '/solutions/ads-search'],
    ['/ads-search/?a=b', 301, '/solutions/ads-search?a=b'],
  ])('redirects %s with %i to %s', async (path, status, target) => {
    const response = await get(path);
    expect([response.status, response.headers.location]).toEqual([status, target]);
  });

  it.each([
    '/nothing',
    '/nothing/here/',
    '/404',
    '/404.html',
    '/About',
    '//about',
    '//example.com/',
    '//example.com/about/',
    '/about//',
    '/..%2fserver%2fentry.js',
    '/%2e%2e/server/entry.js',
    '/../server/entry.js',
    '/assets/../../server/entry.js',
    '/..%5c..%5cpackage.json',
    '/..\\..\\package.json',
    '/about\\index.html',
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%c0%af',
    '/about%ff',
    '/%/about/',
    '/headers.json',
    '/etc/passwd',
    '/.env',
    '/%00',
    '/constructor',
    '/__proto__',
  ])('shows the not-found page for %s with 404 and no redirect', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.location]).toEqual([404, undefined]);
    expect(response.body.toString()).toContain('<title>Page not found</title>');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each(['/assets/gone-1234.js', '/assets/notes.bak', '/assets/app-3f2a.js.br'])(
    'returns 404 without a page for %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, JSON.parse(response.body.toString())]).toMatchObject([
        404,
        { error: { code: 'not-found' } },
      ]);
    },
  );

  it('returns 400 for an invalid host', async () => {
    const response = await get('/', { host: 'a b/..' });
    expect([response.status, JSON.parse(response.body.toString())]).toMatchObject([
      400,
      { error: { code: 'malformed' } },
    ]);
  });

  it('returns a page, a redirect within the site or an error for any path', async () => {
    const pathPieceArbitrary = fc.oneof(
      fc.constantFrom(
        '/',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '%00',
        '%',
        '\\',
        '//',
        'about',
        'index.html',
        'assets',
        '@',
        ':',
        ';',
      ),
      fc.string({ unit: fc.constantFrom(...'abc./%-_~!$&()*+,=:@0123456789'), maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pathPieceArbitrary, { maxLength: 8 }), async (pieces) => {
        const response = await get(`/${pieces.join('')}`);
        expect([200, 301, 308, 404]).toContain(response.status);
        expect(response.headers.location ?? '/').toMatch(/^\/(?!\/)/);
        expect(response.body.toString()).not.toContain('not for you');
      }),
      { numRuns: process.env['FULL'] ? 300 : 100 },
    );
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('returns 405 for %s', async (method) => {
    const response = await requestRaw(server.url, '/about', { method });
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('responds to HEAD without a body', async () => {
    const response = await requestRaw(server.url, '/about', { method: 'HEAD' });
    expect([response.status, response.body.length]).toEqual([200, 0]);
    expect(response.headers['content-length']).toBe(String(createPage('About').length));
  });
});

describe('files', () => {
  it('caches files with a hash for a year and revalidates other files', async () => {
    expect((await get('/assets/app-3f2a.js')).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/robots.txt')).headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('sends compressed copies, or compresses on the fly', async () => {
    const compressedByBuild = await get('/assets/app-3f2a.js', { 'accept-encoding': 'gzip, br' });
    expect(compressedByBuild.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(compressedByBuild.body)).toEqual(compressedFile);
    const brotliPage = await get('/about', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotliPage.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotliPage.body).toString()).toBe(createPage('About'));
    const gzippedPage = await get('/about', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzippedPage.body).toString()).toBe(createPage('About'));
    expect(gzippedPage.headers['content-length']).toBe(String(gzippedPage.body.length));
    const uncompressedPage = await get('/about');
    expect([uncompressedPage.body.toString(), uncompressedPage.headers['content-encoding']]).toEqual([
      createPage('About'),
      undefined,
    ]);
    expect(
      new Set([compressedByBuild, brotliPage, gzippedPage, uncompressedPage].map(({ headers }) => headers.etag)).size,
    ).toBe(4);
    const compressedHome = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(compressedHome.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(compressedHome.body).toString()).toBe(createPage('Home'));
  });

  it('does not compress small files or fonts', async () => {
    for (const path of ['/assets/inter-77.woff2', '/robots.txt']) {
      expect((await get(path, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    }
  });

  it('returns 304 for a matching ETag of the same encoding', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { etag = '' } = (await get('/about', headers)).headers;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const revalidation = await get('/about', { ...headers, 'if-none-match': tag });
      expect([revalidation.status, revalidation.body.length, revalidation.headers.etag]).toEqual([304, 0, etag]);
      // The browser replaces the stored page's headers with these.
      expect(revalidation.headers).toMatchObject({ ...createPolicy("'sha256-about'"), 'cache-control': 'no-cache' });
    }
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(200);
    expect((await get('/nothing', { 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('security headers', () => {
  it('sends each page’s policy from the build', async () => {
    const requestPolicy = async (path: string) => (await get(path)).headers['content-security-policy'];
    expect(await requestPolicy('/')).toBe(createPolicy("'sha256-home'")['content-security-policy']);
    expect(await requestPolicy('/about')).toContain("'sha256-about'");
    expect(await requestPolicy('/nothing')).toContain("'sha256-404'");
    expect((await get('/')).headers['reporting-endpoints']).toBe('csp="/api/csp-report"');
  });

  it.each(['/', '/nothing', '/robots.txt', '/assets/app-3f2a.js', '/%', '/rest/v1/models', '/cars/suv-blue-side.svg'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin',
        'x-content-type-options': 'nosniff',
        'permissions-policy': expect.stringContaining('geolocation=()') as string,
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('requires HTTPS in production', async () => {
    const productionServer = await serve({
      dist,
      database: 'none',
      environment: { APP_ENV: 'production', ADS_SIGNING_SECRET: 'f'.repeat(32) },
    });
    try {
      const { headers } = await requestRaw(productionServer.url, '/');
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await productionServer.close();
    }
  });
});

describe('POST /api/csp-report', () => {
  const send = (body: string) => requestRaw(server.url, '/api/csp-report', { method: 'POST', body });
  const event = 'A browser reported a Content-Security-Policy violation.';

  it('logs both report formats and removes their query strings', async () => {
    const legacyReport = {
      'csp-report': {
        'document-uri': 'https://example.com/search/results?original_query=my+words',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example.com/x.js?id=1',
        disposition: 'enforce',
        'line-number': 3,
      },
    };
    const reportList = [
      {
        type: 'csp-violation',
        body: {
          documentURL: 'https://example.com/#a',
          effectiveDirective: 'img-src',
          blockedURL: 'data',
          disposition: 'report',
        },
      },
    ];
    expect((await send(JSON.stringify(legacyReport))).status).toBe(204);
    expect((await send(JSON.stringify(reportList))).status).toBe(204);
    expect(server.takeLog()).toEqual([
      {
        level: 'warn',
        event,
        fields: {
          page: 'https://example.com/search/results',
          directive: 'script-src-elem',
          blocked: 'https://evil.example.com/x.js',
          disposition: 'enforce',
          source: '',
          line: 3,
        },
      },
      {
        level: 'warn',
        event,
        fields: {
          page: 'https://example.com/',
          directive: 'img-src',
          blocked: 'data',
          disposition: 'report',
          source: '',
          line: 0,
        },
      },
    ]);
  });

  it('limits the log lines for a flood of reports', async () => {
    const flood = JSON.stringify(Array.from({ length: 500 }, () => ({ body: { effectiveDirective: 'img-src' } })));
    expect((await send(flood)).status).toBe(204);
    const lineCount = server.takeLog().length;
    expect(lineCount).toBeGreaterThan(0);
    expect(lineCount).toBeLessThanOrEqual(60);
  });

  it('rejects invalid, oversized and GET requests', async () => {
    for (const body of ['', '{}', '[1]', '{"csp-report":5}', 'x']) expect((await send(body)).status).toBe(400);
    expect((await send(`[${' '.repeat(70_000)}]`)).status).toBe(413);
    expect((await get('/api/csp-report')).status).toBe(405);
  });
});

describe('an incomplete build', () => {
  it.each([
    ['without headers.json', {}, /headers\.json is missing/],
    [
      'with a headers.json that is not JSON',
      { 'headers.json': '<html>' },
      /headers\.json is missing or was not written/,
    ],
    ['with a page that has no headers', { 'headers.json': '{"pages":{}}' }, /has no headers for \//],
    ['with a page that has no policy', { 'headers.json': '{"pages":{"/":{}}}' }, /missing or was not written/],
    [
      'with a policy that allows anything',
      { 'headers.json': '{"pages":{"/":{"content-security-policy":"default-src *"}}}' },
      /missing or was not written/,
    ],
    [
      'with a page that has a Location header',
      { 'headers.json': JSON.stringify({ pages: { '/': { ...createPolicy(''), location: '/' } } }) },
      /missing or was not written/,
    ],
  ])('does not start %s', async (_, files, message) => {
    const folder = await writeFolder({ 'client/index.html': createPage('Home'), ...files });
    await expect(readSiteFiles(folder)).rejects.toThrow(message);
    await rm(folder, { recursive: true });
  });
});
