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
  // A page that points elsewhere by its canonical address, or asks not to be indexed, is not listed.
  const listed = pages.flatMap(({ path, head: { canonical, isIndexed } }) =>
    isIndexed && canonical === new URL(path, siteUrl).href ? [canonical] : [],
  );
  writeFileSync(
    join(client, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed
      .map((address) => `  <url><loc>${address}</loc></url>\n`)
      .join('')}</urlset>\n`,
  );
  // Results are kept out by their own noindex: a crawler that may not read them would never see it.
  writeFileSync(
    join(client, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nDisallow: /rest/\nDisallow: /dealer/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`,
  );
  const file = join(client, SECURITY_TXT_PATH);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, createSecurityTxt({ email, siteUrl, now: new Date() }));
}
