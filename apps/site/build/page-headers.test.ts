import { describe, expect, it } from 'vitest';
import { siteHeaders, type Addresses } from './page-headers.ts';
import { REACT_ARIA_STYLES, sourceHash } from './react-aria-styles.ts';

const NONE: Addresses = {
  dataUrl: '',
  searchUrl: '',
  reportUrl: '',
  calendarEmbedUrl: '',
  policy: { url: '' },
  consent: { scriptUrl: '' },
};
const html =
  '<script>theme()</script><script type="module" crossorigin src="/assets/1.js"></script><style>a{}</style>' +
  '<script type="application/ld+json">{}</script>';

/** Returns the policy of a page with that HTML, by directive. */
function createPolicy(addresses: Partial<Addresses>): Record<string, string> {
  const site = { addresses: { ...NONE, ...addresses }, redirects: { '/old': '/new' }, production: false };
  const { pages, redirects } = siteHeaders([{ path: '/about', html }], site);
  expect(redirects).toEqual({ '/old': '/new' });
  const policy = pages['/about']?.['content-security-policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/)));
}

describe('the headers of a page', () => {
  it('allow its inline code and React Aria’s style sheets by hash', () => {
    const sheets = Object.values(REACT_ARIA_STYLES).map(sourceHash);
    expect(createPolicy({})).toMatchObject({
      'script-src': `'self' '${sourceHash('theme()')}'`,
      'style-src': `'self' ${[sourceHash('a{}'), ...sheets].map((hash) => `'${hash}'`).join(' ')}`,
      'connect-src': "'self'",
      'frame-src': "'none'",
    });
  });

  it('name the configured origins in their directives, each once', () => {
    const policy = createPolicy({
      dataUrl: 'https://data.example.com/base',
      searchUrl: 'https://data.example.com',
      reportUrl: 'https://report.example.com/in?key=1',
      calendarEmbedUrl: 'https://calendar.example.com/embed?x=1',
      policy: { url: 'https://policies.example.com/{id}' },
    });
    expect(policy).toMatchObject({
      'connect-src': "'self' https://data.example.com https://report.example.com",
      'frame-src': 'https://policies.example.com https://calendar.example.com',
    });
    expect(policy['script-src']).not.toContain('https:');
  });

  it('allow a consent tool’s scripts, styles, requests and frames', () => {
    const policy = createPolicy({ consent: { scriptUrl: 'https://consent.example.com/script.js' } });
    for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src', 'img-src'])
      expect(policy[directive], directive).toContain('https://consent.example.com');
  });
});
