import { HttpError, createMethodRejection } from '@forecourt/functions';
import { Hono } from 'hono';
import type { Context, Next } from 'hono';
import { serveStatic } from 'hono/serve-static';
import type { SiteFiles } from './site-files.ts';

/** Files below this path have a hash of their content in their name. */
const HASHED_FILES_PATH = '/assets/';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NO_CACHE = 'no-cache';

/** A page's path has no trailing slash, and other spellings of it get a 308. Moved pages get a 301. */
export function createSite(site: SiteFiles | undefined): Hono {
  const app = new Hono();

  app.get('*', async (context, next) => {
    if (!site) {
      throw new HttpError(503, 'not-built', 'The site has not been built, so there are no pages. Run: npm start');
    }
    const { files, pages, redirects } = site;
    const { pathname, search } = new URL(context.req.url);
    const path = decodePath(pathname);
    if (files.has(path) && !/\.(html|br|gz)$/.test(path)) {
      return sendFile(
        site,
        path,
        { 'cache-control': path.startsWith(HASHED_FILES_PATH) ? IMMUTABLE : NO_CACHE },
        context,
        next,
      );
    }
    const canonicalPath = path.replace(/\/(index\.html)?$|\.html$/, '') || '/';
    const redirectTarget = redirects.get(canonicalPath);
    if (redirectTarget !== undefined) return context.redirect(`${redirectTarget}${search}`, 301);
    const page = canonicalPath === '/404' ? undefined : pages.get(canonicalPath);
    // Redirects only to known paths, so that Location never contains a foreign URL.
    if (page && canonicalPath !== path) return context.redirect(`${canonicalPath}${search}`, 308);
    const shownPage = page ?? pages.get('/404');
    if (!shownPage || (!page && path.startsWith(HASHED_FILES_PATH))) {
      throw new HttpError(404, 'not-found', `Nothing is served at ${path.slice(0, 200)}.`);
    }
    if (!page) context.status(404);
    return sendFile(site, shownPage.file, { 'cache-control': NO_CACHE, ...shownPage.headers }, context, next);
  });

  return app.all('*', createMethodRejection('GET, HEAD'));
}

/** Sends the best encoding that the client accepts and the build wrote. */
function sendFile(
  { files }: SiteFiles,
  path: string,
  headers: Readonly<Record<string, string>>,
  context: Context,
  next: Next,
) {
  const serveFile = serveStatic({
    path,
    root: '',
    precompressed: true,
    // Hono adds a charset, which the type of the manifest's icon does not have.
    mimes: { svg: 'image/svg+xml' },
    getContent: async (file) => {
      const foundFile = files.get(file);
      if (!foundFile) return null;
      // Called first for the plain file, then for the encoding that is sent.
      context.header('etag', foundFile.etag);
      context.header('content-length', String(foundFile.content.byteLength));
      return foundFile.content;
    },
  });
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return serveFile(context, next);
}

/** An undecodable path matches no file, so the visitor sees the not-found page. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
