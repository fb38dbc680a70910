/** Browsers report violations of the Content-Security-Policy to this path. */
export const CSP_REPORT_PATH = '/api/csp-report';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Creates the headers of every response. The Content-Security-Policy forbids loading anything. Pages have their own.
 *
 * @param isProduction Whether to add HSTS. On localhost it would block http for a year.
 */
export function createBaseHeaders(isProduction: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // A URL may contain the buyer's query and postcode, so the referrer contains only the origin.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    ...(isProduction ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}
