import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { ENCODINGS } from './content-encoding.ts';
import type { Encoding } from './content-encoding.ts';
import { storeBody } from './stored-body.ts';
import type { StoredBody } from './stored-body.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Only such headers as a page's policy has: a build cannot make the server say anything else. */
const headerName = v.picklist(['content-security-policy', 'reporting-endpoints']);
const headersOfPage = v.pipe(
  v.record(headerName, v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/))),
  v.check((headers) => headers['content-security-policy']?.startsWith("default-src 'none'; ") ?? false),
);

/** What the site's build says of its own pages, `dist/headers.json`. */
const headersSchema = v.object({
  pages: v.record(v.string(), headersOfPage),
  redirects: v.optional(v.record(v.string(), v.string()), {}),
});

/** The site's build is not complete; the message says what to do. */
export class SiteBuildError extends Error {
  override name = 'SiteBuildError';
}

/** A prerendered page with its Content-Security-Policy. */
export interface SitePage {
  readonly body: StoredBody;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The built site, read once: only what was there at the start is ever served, so no path can leave it, and a build
 * beside a running server does not mix new pages with old files.
 */
export interface SiteFiles {
  /** Pages by path without a slash at the end; the not-found page is '/404'. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** All other files by path. */
  readonly assets: ReadonlyMap<string, StoredBody>;
  /** Old path to new path. */
  readonly redirects: ReadonlyMap<string, string>;
}

/**
 * Reads the built site into memory: a few megabytes.
 *
 * @param dist The folder with `client/` and `headers.json`.
 * @returns undefined when the site was never built.
 * @throws SiteBuildError when the build is not complete.
 */
export async function readSiteFiles(dist: string): Promise<SiteFiles | undefined> {
  const client = join(dist, 'client');
  const paths = await filesBelow(client);
  if (!paths) return undefined;
  const headers = await readHeaders(join(dist, 'headers.json'));
  const contents = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)));
  const pages = new Map<string, SitePage>();
  const assets = new Map<string, StoredBody>();
  for (const [path, content] of contents) {
    const mediaType = MEDIA_TYPES[extname(path)];
    if (mediaType === undefined) continue; // the compressed copies, and what nobody meant to publish
    const prepared = new Map<Encoding, Uint8Array>();
    for (const encoding of ENCODINGS) {
      const copy = contents.get(`${path}${SUFFIXES[encoding]}`);
      if (copy) prepared.set(encoding, copy);
    }
    const body = storeBody(mediaType, content, prepared);
    const url = `/${relative(client, path).split(sep).join('/')}`;
    if (extname(path) !== '.html') assets.set(url, body);
    else {
      const page = url.replace(/(\/index)?\.html$/, '') || '/';
      const own = headers.pages[page];
      if (!own) throw incomplete(`${join(dist, 'headers.json')} has no headers for ${page}`);
      pages.set(page, { body, headers: own });
    }
  }
  return { pages, assets, redirects: new Map(Object.entries(headers.redirects)) };
}

async function filesBelow(folder: string): Promise<string[] | undefined> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function readHeaders(file: string): Promise<v.InferOutput<typeof headersSchema>> {
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), headersSchema), await readFile(file, 'utf8'));
  } catch (cause) {
    throw incomplete(`${file} is missing or not as the site's build writes it`, { cause });
  }
}

const incomplete = (fault: string, options?: ErrorOptions) =>
  new SiteBuildError(`${fault}, so no page could get its security headers. Build the site again.`, options);
