/** Where a browser sends what a policy has stopped or would stop. */
export const CSP_REPORT_PATH = '/api/csp-report';

/** What one built page has inline or gets from its scripts, each as `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Other origins that the built client talks to or shows, from its own configuration. */
export interface PolicyHosts {
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly image: readonly string[];
  readonly script: readonly string[];
  readonly style: readonly string[];
}

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The headers that every answer has. What is no page may load nothing, should a browser ever show it as one.
 *
 * @param production Adds HSTS, which on localhost would lock a developer out of http for a year.
 */
export function baseHeaders(production: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // a buyer's sentence and postcode are in the address: other sites learn the origin alone
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    ...(production ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}

/**
 * The policy of one page: its own files, its own inline code by hash, nothing else. Style attributes are
 * allowed, as React writes them and they cannot run anything. Trusted Types are enforced: a string cannot become
 * markup or a script's URL unless a policy has created it. Policies are allowed only with a third-party script
 * (docs/decisions/0022-trusted-types.md).
 */
export function pageHeaders(inline: InlineHashes, hosts: PolicyHosts, production: boolean): Record<string, string> {
  const hashes = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  const reporting = [`report-uri ${CSP_REPORT_PATH}`, 'report-to csp'];
  const policy = [
    "default-src 'none'",
    ['script-src', "'self'", ...hosts.script, ...hashes(inline.scripts)].join(' '),
    ['style-src', "'self'", ...hosts.style, ...hashes(inline.styles)].join(' '),
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...hosts.image].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...hosts.connect].join(' '),
    ['frame-src', ...(hosts.frame.length > 0 ? hosts.frame : ["'none'"])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    hosts.script.length > 0 ? 'trusted-types *' : "trusted-types 'none'",
    ...(production ? ['upgrade-insecure-requests'] : []),
    ...reporting,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
  };
}
