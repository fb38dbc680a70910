/** Browsers report violations of a policy to this path. */
export const CSP_REPORT_PATH = '/api/csp-report';

/** Hashes of a built page's inline code and of the styles that its scripts add, each as `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Other origins that the built client uses, from its configuration. */
export interface PolicyHosts {
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly image: readonly string[];
  readonly script: readonly string[];
  readonly style: readonly string[];
}

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Creates the headers of every response. A response that is not a page may load nothing if a browser displays it.
 *
 * @param production Adds HSTS. On localhost it would block http for a year.
 */
export function createBaseHeaders(production: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // A URL contains the buyer's query and postcode, so other sites see only the origin.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    ...(production ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}

/**
 * Creates the policy of one page: its own files and its own inline code by hash. Style attributes are
 * allowed, because React writes them and they cannot run code. Trusted Types are enforced: a string cannot become
 * markup or a script's URL unless a policy has created it. Policies are allowed only with a third-party script
 * (docs/decisions/0022-trusted-types.md).
 */
export function createPageHeaders(
  inline: InlineHashes,
  hosts: PolicyHosts,
  production: boolean,
): Record<string, string> {
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
