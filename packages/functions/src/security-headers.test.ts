import { describe, expect, it } from 'vitest';
import { createBaseHeaders, createPageHeaders } from './security-headers.ts';
import type { PolicyHosts } from './security-headers.ts';

const SCRIPT = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const STYLE = 'sha256-uU0nuZNNPgilLlLX2n2r+sSE7+N6U4DukIj3rOLvzek=';
const NO_HOSTS: PolicyHosts = { connect: [], frame: [], image: [], script: [], style: [] };

/** The directives of a page's policy by name. */
function createPolicy(hosts: Partial<PolicyHosts>, production = false): Record<string, string> {
  const headers = createPageHeaders({ scripts: [SCRIPT], styles: [STYLE] }, { ...NO_HOSTS, ...hosts }, production);
  return Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}
describe('page CSP', () => {
  it("allows only the page's own files and inline code", () => {
    expect(createPolicy({})).toEqual({
      'default-src': "'none'",
      'script-src': `'self' '${SCRIPT}'`,
      'style-src': `'self' '${STYLE}'`,
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

  it('names other origins only if they are needed', () => {
    const host = 'https://consent.example.com';
    expect(
      createPolicy({ script: [host], frame: [host], connect: [host], image: [host], style: [host] }),
    ).toMatchObject({
      'script-src': `'self' ${host} '${SCRIPT}'`,
      'style-src': `'self' ${host} '${STYLE}'`,
      'img-src': `'self' data: ${host}`,
      'connect-src': `'self' ${host}`,
      'frame-src': host,
      'default-src': "'none'",
    });
  });

  it('requires HTTPS only in production', () => {
    expect(createPolicy({})).not.toHaveProperty('upgrade-insecure-requests');
    expect(createPolicy({}, true)).toHaveProperty('upgrade-insecure-requests');
    expect(createBaseHeaders(false)).not.toHaveProperty('strict-transport-security');
    expect(createBaseHeaders(true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('allows Trusted Types policies only with a third-party script', () => {
    expect(createPolicy({ script: ['https://consent.example.com'] })).toMatchObject({
      'require-trusted-types-for': "'script'",
      'trusted-types': '*',
    });
  });

  it('names the endpoint for violation reports', () => {
    const headers = createPageHeaders({ scripts: [], styles: [] }, NO_HOSTS, true);
    expect(headers['content-security-policy']).toContain('report-uri /api/csp-report; report-to csp');
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-report"');
    expect(Object.keys(headers)).toEqual(['content-security-policy', 'reporting-endpoints']);
  });
});
