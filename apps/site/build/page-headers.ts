// Creates the headers of every page for all hosts: dist/headers.json for our server, and vercel.ts for Vercel.
import { CSP_REPORT_PATH } from '@forecourt/functions/security-headers';
import { createHash } from 'node:crypto';
import type { ServerEntry } from './prerender.ts';

/** The configured URLs that a page requests or embeds. */
export type Addresses = Pick<
  ServerEntry['env'],
  'dataUrl' | 'searchUrl' | 'reportUrl' | 'calendarEmbedUrl' | 'policy' | 'consent'
>;

export interface SiteHeaders {
  /** Headers by path. The path of the not-found page is '/404'. */
  pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The new path for each old path. */
  redirects: Readonly<Record<string, string>>;
}

/**
 * Allows the style sheet that React Aria's usePreventScroll inserts while an overlay is open. The style sheet of
 * usePress is in index.html.
 */
export const PREVENT_SCROLL_HASH = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/** Returns the source expression that allows an inline script or style. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Creates the headers of a page. Its policy allows the site's files, and the page's inline code by hash. It allows
 * style attributes, because React writes them and they cannot run code, and enforces Trusted Types
 * (docs/decisions/0022-trusted-types.md).
 * @param isProduction adds a directive that upgrades requests to https, which would break a local build on http
 */
export function createPageHeaders(html: string, addresses: Addresses, isProduction: boolean): Record<string, string> {
  const { dataUrl, searchUrl, reportUrl, calendarEmbedUrl, policy, consent } = addresses;
  // A consent tool loads its own style sheet, sends requests to its own server and appears in a frame.
  const consentScriptUrl = consent.scriptUrl;
  const joinSources = (...sources: readonly string[]) => [...new Set(sources)].join(' ');
  const listOrigins = (...urls: readonly string[]) => urls.filter(Boolean).map((url) => new URL(url).origin);
  const listHashes = (inline: RegExp) => Array.from(html.matchAll(inline), ([, text = '']) => hashSource(text));
  // JSON-LD is data and needs no hash. A script with a source is allowed by its origin.
  const scripts = listHashes(/<script(?: type="(?:module|speculationrules)")?>([\s\S]*?)<\/script>/g);
  const styles = [...listHashes(/<style[^>]*>([\s\S]*?)<\/style>/g), PREVENT_SCROLL_HASH];
  const directives = {
    'default-src': "'none'",
    'script-src': joinSources("'self'", ...listOrigins(consentScriptUrl), ...scripts),
    'style-src': joinSources("'self'", ...listOrigins(consentScriptUrl), ...styles),
    'style-src-attr': "'unsafe-inline'",
    'img-src': joinSources("'self'", 'data:', ...listOrigins(consentScriptUrl)),
    'font-src': "'self'",
    'connect-src': joinSources("'self'", ...listOrigins(dataUrl, searchUrl, reportUrl, consentScriptUrl)),
    'frame-src': joinSources(...listOrigins(policy.url, calendarEmbedUrl, consentScriptUrl)) || "'none'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': consentScriptUrl ? '*' : "'none'",
    ...(isProduction ? { 'upgrade-insecure-requests': '' } : {}),
    'report-uri': CSP_REPORT_PATH,
    'report-to': 'csp',
  };
  return {
    'content-security-policy': Object.entries(directives)
      .map((directive) => directive.join(' ').trim())
      .join('; '),
    'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
  };
}
