import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPageHeaders, hashSource, PREVENT_SCROLL_HASH, type Addresses } from './page-headers.ts';

const NO_ADDRESSES: Addresses = {
  dataUrl: '',
  searchUrl: '',
  reportUrl: '',
  calendarEmbedUrl: '',
  policy: { url: '', privacyId: '', termsId: '' },
  consent: { scriptUrl: '', websiteId: '', initialise: '' },
};
const CONSENT_ORIGIN = 'https://consent.example.com';
const html =
  '<script>theme()</script><script type="module" crossorigin src="/assets/1.js"></script><style>a{}</style>' +
  '<script type="speculationrules">{"prefetch":[]}</script><script type="application/ld+json">{}</script>';
const SCRIPT_HASHES = `${hashSource('theme()')} ${hashSource('{"prefetch":[]}')}`;
const STYLE_HASHES = `${hashSource('a{}')} ${PREVENT_SCROLL_HASH}`;

function createPolicy(addresses: Partial<Addresses> = {}, production = false): Record<string, string> {
  const headers = createPageHeaders(html, { ...NO_ADDRESSES, ...addresses }, production);
  const directives = (headers['content-security-policy'] ?? '').split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/)));
}

describe('page CSP', () => {
  it("allows only own files, the page's inline code and React Aria's style sheet", () => {
    expect(createPolicy()).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${SCRIPT_HASHES}`,
      'style-src': `'self' ${STYLE_HASHES}`,
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
      'report-uri': '/api/csp-report',
      'report-to': 'csp',
    });
  });

  it('adds each configured origin once to its directives', () => {
    const policy = createPolicy({
      dataUrl: 'https://data.example.com/base',
      searchUrl: 'https://data.example.com',
      reportUrl: 'https://report.example.com/in?key=1',
      calendarEmbedUrl: 'https://calendar.example.com/embed?x=1',
      policy: { ...NO_ADDRESSES.policy, url: 'https://policies.example.com/{id}' },
    });
    expect(policy).toMatchObject({
      'script-src': `'self' ${SCRIPT_HASHES}`,
      'connect-src': "'self' https://data.example.com https://report.example.com",
      'frame-src': 'https://policies.example.com https://calendar.example.com',
    });
  });

  it('allows a consent tool and its Trusted Types policies', () => {
    expect(
      createPolicy({ consent: { ...NO_ADDRESSES.consent, scriptUrl: `${CONSENT_ORIGIN}/script.js` } }),
    ).toMatchObject({
      'script-src': `'self' ${CONSENT_ORIGIN} ${SCRIPT_HASHES}`,
      'style-src': `'self' ${CONSENT_ORIGIN} ${STYLE_HASHES}`,
      'img-src': `'self' data: ${CONSENT_ORIGIN}`,
      'connect-src': `'self' ${CONSENT_ORIGIN}`,
      'frame-src': CONSENT_ORIGIN,
      'default-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': '*',
    });
  });

  it('upgrades insecure requests only in production', () => {
    expect(createPolicy({})).not.toHaveProperty('upgrade-insecure-requests');
    expect(createPolicy({}, true)).toHaveProperty('upgrade-insecure-requests');
  });

  it('names the endpoint for violation reports', () => {
    const headers = createPageHeaders(html, NO_ADDRESSES, true);
    expect(headers['content-security-policy']).toContain('report-uri /api/csp-report; report-to csp');
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-report"');
    expect(Object.keys(headers)).toEqual(['content-security-policy', 'reporting-endpoints']);
  });
});

/** The folder of the React Aria version that the site's components load. */
const reactAriaFolder = (() => {
  const requireFromSite = createRequire(new URL('../package.json', import.meta.url));
  const requireFromComponents = createRequire(requireFromSite.resolve('react-aria-components'));
  return dirname(requireFromComponents.resolve('react-aria/package.json'));
})();

const readModule = (module: string): string => readFileSync(join(reactAriaFolder, 'dist/private', module), 'utf8');
const readStyle = (module: string): string =>
  /style\.textContent = `([^`]*)`\.trim\(\)/.exec(readModule(module))?.[1] ?? '';

describe("React Aria's style sheets", () => {
  it('puts the style sheet of usePress into index.html under its id', () => {
    const module = 'interactions/usePress.mjs';
    const [, id] = /STYLE_ID\s*=\s*'([^']+)'/.exec(readModule(module)) ?? [];
    const [, attribute = ''] = /PRESSABLE_ATTRIBUTE\s*=\s*'([^']+)'/.exec(readModule(module)) ?? [];
    const style = readStyle(module).replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute);
    const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
    const removeWhitespace = (text: string) => text.replaceAll(/\s/g, '');
    expect(removeWhitespace(page)).toContain(removeWhitespace(`<style id="${id}">${style}</style>`));
  });

  it('allows the style sheet of usePreventScroll by its hash', () => {
    expect(hashSource(readStyle('overlays/usePreventScroll.mjs').trim())).toBe(PREVENT_SCROLL_HASH);
  });

  it('writes a hash in the form that CSP requires', () => {
    // The example in https://www.w3.org/TR/CSP3/ for "alert('Hello, world.');".
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});
