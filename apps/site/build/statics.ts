// Files for crawlers and security researchers: sitemap.xml, robots.txt and security.txt.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectPageSources, getLastCommitDay } from './page-dates.ts';
import type { Page } from './prerender.ts';

/** RFC 9116 requires an expiry date less than a year ahead, so the site must be built at least once a year. */
const SECURITY_TXT_VALIDITY_MS = 364 * 86_400_000;

/**
 * @param site.root the site's folder
 * @param site.email receives reports of vulnerabilities
 */
export function writeStaticFiles(site: {
  root: string;
  client: string;
  pages: readonly Page[];
  siteUrl: string;
  email: string;
}): void {
  const { root, client, pages, siteUrl, email } = site;
  const write = (file: string, lines: readonly string[]) => writeFileSync(join(client, file), `${lines.join('\n')}\n`);
  // Excludes pages with another canonical URL and pages with `noindex`.
  const indexedPages = pages.filter(
    ({ path, head }) => head.isIndexed && head.canonical === new URL(path, siteUrl).href,
  );
  write('sitemap.xml', [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...indexedPages.map(({ head, files }) => {
      const page = files.find((file) => file.endsWith('/page.tsx'));
      const lastCommitDay = page && getLastCommitDay(root, collectPageSources(root, page));
      return `  <url><loc>${head.canonical}</loc>${lastCommitDay ? `<lastmod>${lastCommitDay}</lastmod>` : ''}</url>`;
    }),
    '</urlset>',
  ]);
  // robots.txt allows the results pages, because crawlers must read a page to see its `noindex`.
  const disallowedPaths = ['/api/', '/rest/', '/dealer/'].map((path) => `Disallow: ${path}`);
  write('robots.txt', ['User-agent: *', ...disallowedPaths, '', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`]);
  mkdirSync(join(client, '.well-known'));
  write('.well-known/security.txt', createSecurityTxt({ email, siteUrl, now: new Date() }));
}

/**
 * Returns the lines that state where to report a vulnerability. RFC 9116 requires https for web addresses, so a build
 * for http has only the email address.
 */
export function createSecurityTxt({ email, siteUrl, now }: { email: string; siteUrl: string; now: Date }): string[] {
  const { origin, protocol } = new URL(siteUrl);
  const isSecure = protocol === 'https:';
  return [
    `Contact: mailto:${email}`,
    ...(isSecure ? [`Contact: ${origin}/contact`, `Canonical: ${origin}/.well-known/security.txt`] : []),
    `Expires: ${new Date(now.getTime() + SECURITY_TXT_VALIDITY_MS).toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
  ];
}
