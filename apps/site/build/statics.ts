// Files for machines: sitemap.xml, robots.txt and security.txt.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from './prerender.ts';
import { SECURITY_TXT_PATH, createSecurityTxt } from './security-txt.ts';

export function writeStatics(site: {
  client: string;
  pages: readonly Page[];
  siteUrl: string;
  /** Receives reports of vulnerabilities. */
  email: string;
}): void {
  const { client, pages, siteUrl, email } = site;
  // Excludes pages with another canonical URL and pages with `noindex`.
  const listed = pages.flatMap(({ path, head: { canonical, isIndexed } }) =>
    isIndexed && canonical === new URL(path, siteUrl).href ? [canonical] : [],
  );
  writeFileSync(
    join(client, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed
      .map((address) => `  <url><loc>${address}</loc></url>\n`)
      .join('')}</urlset>\n`,
  );
  // Results are not disallowed, because crawlers must read the page to see its `noindex`.
  writeFileSync(
    join(client, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nDisallow: /rest/\nDisallow: /dealer/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`,
  );
  const file = join(client, SECURITY_TXT_PATH);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, createSecurityTxt({ email, siteUrl, now: new Date() }));
}
