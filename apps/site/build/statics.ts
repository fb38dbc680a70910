// What lies beside the pages for machines: sitemap.xml and robots.txt.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './prerender.ts';

export function writeStatics(site: { client: string; pages: readonly Page[]; siteUrl: string }): void {
  const { client, pages, siteUrl } = site;
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
}
