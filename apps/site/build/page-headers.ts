// Creates the headers of every page and the redirects for all hosts: dist/headers.json for our server, and vercel.ts for
// Vercel.
import { createPageHeaders } from '@forecourt/functions/security-headers';
import type { PolicyHosts } from '@forecourt/functions/security-headers';
import { REACT_ARIA_STYLES, sourceHash } from './react-aria-styles.ts';

/** The configured URLs that a page requests or embeds. '' if not set. */
export interface Addresses {
  dataUrl: string;
  searchUrl: string;
  reportUrl: string;
  calendarEmbedUrl: string;
  policy: { url: string };
  consent: { scriptUrl: string };
}

/** The content of dist/headers.json. */
export interface SiteHeaders {
  /** By path. The not-found page is '/404'. */
  pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Old path to new path. */
  redirects: Readonly<Record<string, string>>;
}

/** @param production adds headers that require https, which would block http on localhost */
export function siteHeaders(
  pages: readonly { path: string; html: string }[],
  site: { addresses: Addresses; redirects: SiteHeaders['redirects']; production: boolean },
): SiteHeaders {
  const hosts = policyHosts(site.addresses);
  return {
    pages: Object.fromEntries(
      pages.map(({ path, html }) => [path, createPageHeaders(inlineHashes(html), hosts, site.production)]),
    ),
    redirects: site.redirects,
  };
}

function inlineHashes(html: string) {
  const hashes = (inline: RegExp): string[] => Array.from(html.matchAll(inline), ([, text = '']) => sourceHash(text));
  return {
    // JSON-LD is data and needs no hash. A script with a source is allowed by its origin.
    scripts: hashes(/<script(?: type="module")?>([\s\S]*?)<\/script>/g),
    styles: [
      ...new Set([...hashes(/<style[^>]*>([\s\S]*?)<\/style>/g), ...Object.values(REACT_ARIA_STYLES).map(sourceHash)]),
    ],
  };
}

function policyHosts(addresses: Addresses): PolicyHosts {
  const origins = (...urls: readonly string[]): string[] => [
    ...new Set(urls.filter(Boolean).map((url) => new URL(url).origin)),
  ];
  const { dataUrl, searchUrl, reportUrl, calendarEmbedUrl, policy, consent } = addresses;
  // A consent tool loads its own style sheet, sends requests to its own server and appears in a frame.
  const tool = consent.scriptUrl;
  return {
    connect: origins(dataUrl, searchUrl, reportUrl, tool),
    frame: origins(policy.url, calendarEmbedUrl, tool),
    image: origins(tool),
    script: origins(tool),
    style: origins(tool),
  };
}
