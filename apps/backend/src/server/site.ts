import { Hono } from 'hono';
import { HttpError, methodNotAllowed } from './http-error.ts';
import { sendStored } from './stored-body.ts';
import type { SiteFiles } from './site-files.ts';

/** Files below this path have a hash of their content in their name. */
const HASHED = '/assets/';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

/**
 * Serves the built site with true status codes: a page under its own path without a slash at the end, 404
 * with the not-found page for what does not exist, 301 for moved pages, 308 for another spelling of a path.
 */
export function createSite(files: SiteFiles | undefined): Hono {
  const site = new Hono();

  site.get('*', async (context) => {
    if (!files) {
      throw new HttpError(503, 'not-built', 'The site has not been built, so there are no pages. Run: npm start');
    }
    const { pathname, search } = new URL(context.req.url);
    const path = decodePath(pathname);
    const asset = files.assets.get(path);
    if (asset) {
      const hashed = path.startsWith(HASHED);
      return sendStored(context, asset, 200, { 'cache-control': hashed ? IMMUTABLE : REVALIDATED });
    }
    const canonical = path.replace(/\/(index\.html)?$|\.html$/, '') || '/';
    const target = files.redirects.get(canonical);
    if (target !== undefined) return context.redirect(`${target}${search}`, 301);
    const page = files.pages.get(canonical);
    // only to a path that is known, so that no foreign address can get into Location
    if (page && canonical !== path && canonical !== '/404') return context.redirect(`${canonical}${search}`, 308);
    const found = page !== undefined && canonical !== '/404';
    const shown = found ? page : files.pages.get('/404');
    if (!shown || (!found && path.startsWith(HASHED))) {
      throw new HttpError(404, 'not-found', `There is nothing at ${path.slice(0, 200)}.`);
    }
    return sendStored(context, shown.body, found ? 200 : 404, { 'cache-control': REVALIDATED, ...shown.headers });
  });

  site.all('*', (context) => {
    throw methodNotAllowed(context.req.method, 'GET, HEAD');
  });

  return site;
}

/** A path that cannot be decoded stays as it is, and so names nothing: who mistyped a link gets the page that says so. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
