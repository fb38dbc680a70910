import { describe, expect, it } from 'vitest';
import { createVercelConfig } from './vercel.ts';

const createHeaders = (name: string) => ({ 'content-security-policy': `default-src 'none'; script-src ${name}` });
const headers = {
  pages: { '/': createHeaders('home'), '/search/results': createHeaders('results'), '/404': createHeaders('404') },
  redirects: { '/ads-search': '/solutions/ads-search' },
};
const SECURITY_TXT = '/.well-known/security.txt';
const files = new Set([
  '/index.html',
  '/search/results/index.html',
  '/404.html',
  '/robots.txt',
  SECURITY_TXT,
  '/assets/1a.js',
]);
const { routes } = createVercelConfig({ headers, production: true });

/** Simulates the parts of Vercel's routing that we use: https://vercel.com/docs/build-output-api/configuration */
function respond(path: string): { status: number; file: string | undefined; headers: Record<string, string> } {
  const responseHeaders: Record<string, string> = {};
  for (const { src, dest, status, headers: own = {}, continue: continues, handle } of routes) {
    if (handle === 'filesystem') {
      if (files.has(path)) return { status: 200, file: path, headers: responseHeaders };
      continue;
    }
    const match = new RegExp(src ?? '').exec(path);
    if (!match) continue;
    for (const [name, value] of Object.entries(own)) responseHeaders[name] = value.replace('$1', match[1] ?? '');
    if (!continues) return { status: status ?? 200, file: dest, headers: responseHeaders };
  }
  throw new Error(`No route matches ${path}.`);
}

describe('the routes for Vercel', () => {
  it.each([
    ['/', '/index.html', 'home'],
    ['/search/results', '/search/results/index.html', 'results'],
  ])('serves %s with its own policy', (path, file, policy) => {
    expect(respond(path)).toMatchObject({
      status: 200,
      file,
      headers: {
        ...createHeaders(policy),
        'referrer-policy': 'strict-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'cache-control': 'no-cache',
      },
    });
  });

  it('returns 404 for missing paths, with a page only outside /api and /assets', () => {
    expect(respond('/no/such/page')).toMatchObject({ status: 404, file: '/404.html', headers: createHeaders('404') });
    expect(respond('/api/nothing')).toMatchObject({ status: 404, file: undefined });
    expect(respond('/assets/gone.js')).toMatchObject({ status: 404, file: undefined });
  });

  it('sends a policy that allows nothing with responses that are not pages', () => {
    const robots = respond('/robots.txt');
    expect(robots).toMatchObject({ status: 200, file: '/robots.txt' });
    expect(robots.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('serves security.txt', () => {
    expect(respond(SECURITY_TXT)).toMatchObject({ status: 200, file: SECURITY_TXT });
  });

  it('caches files with a hash in their name for a year', () => {
    expect(respond('/assets/1a.js').headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(respond('/robots.txt').headers['cache-control']).toBeUndefined();
  });

  it('redirects moved pages and trailing slashes, but not to other hosts', () => {
    for (const path of ['/ads-search', '/ads-search/'])
      expect(respond(path)).toMatchObject({ status: 301, headers: { location: '/solutions/ads-search' } });
    expect(respond('/search/results/')).toMatchObject({ status: 308, headers: { location: '/search/results' } });
    expect(respond('//example.com/')).toMatchObject({ status: 404, headers: createHeaders('404') });
    expect(respond('//example.com/').headers).not.toHaveProperty('location');
  });
});
