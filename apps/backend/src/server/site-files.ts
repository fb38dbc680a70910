import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import * as v from 'valibot';

/** The only headers that a build may set for a page. */
const headerNameSchema = v.picklist(['content-security-policy', 'no-vary-search', 'reporting-endpoints']);
const pageHeadersSchema = v.pipe(
  v.record(headerNameSchema, v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/))),
  v.check((headers) => headers['content-security-policy']?.startsWith("default-src 'none'; ") ?? false),
);

/** The page metadata that the site's build writes to `dist/headers.json`. */
const headersSchema = v.object({
  pages: v.record(v.string(), pageHeadersSchema),
  redirects: v.optional(v.record(v.string(), v.string()), {}),
});

/** The site's build is incomplete. The message says how to fix it. */
export class SiteBuildError extends Error {
  override name = 'SiteBuildError';
}

/** A file in memory, with a strong validator (RFC 9110, section 8.8.3). */
export interface SiteFile {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/**
 * The built site in memory, so no path can leave the folder, and a build during a run does not mix new pages with old
 * files.
 */
export interface SiteFiles {
  /** The files of known types by path, including the build's compressed copies (`.br`, `.gz`). */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Each page's file and headers, by its path without a trailing slash. The not-found page is '/404'. */
  readonly pages: ReadonlyMap<string, { readonly file: string; readonly headers: Readonly<Record<string, string>> }>;
  /** The new paths of pages that have moved, by old path. */
  readonly redirects: ReadonlyMap<string, string>;
}

/**
 * @param dist the folder with `client/` and `headers.json`
 * @returns undefined if the site was never built
 * @throws SiteBuildError if the build is not complete
 */
export async function readSiteFiles(dist: string): Promise<SiteFiles | undefined> {
  const clientFolder = join(dist, 'client');
  if (!existsSync(clientFolder)) return undefined;
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  const headers = await readHeaders(join(dist, 'headers.json'));
  const files = new Map<string, SiteFile>();
  const pages = new Map<string, { file: string; headers: Readonly<Record<string, string>> }>();
  for (const entry of entries) {
    const filePath = join(entry.parentPath, entry.name);
    // Files of an unknown type are not published.
    if (!entry.isFile() || getMimeType(filePath.replace(/\.(br|gz)$/, '')) === undefined) continue;
    const path = `/${relative(clientFolder, filePath).split(sep).join('/')}`;
    const content = new Uint8Array(await readFile(filePath));
    files.set(path, { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` });
    if (!path.endsWith('.html')) continue;
    const page = path.replace(/(\/index)?\.html$/, '') || '/';
    const ownHeaders = headers.pages[page];
    if (!ownHeaders) throw createBuildError(`${join(dist, 'headers.json')} has no headers for ${page}`);
    pages.set(page, { file: path, headers: ownHeaders });
  }
  return { files, pages, redirects: new Map(Object.entries(headers.redirects)) };
}

async function readHeaders(file: string): Promise<v.InferOutput<typeof headersSchema>> {
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), headersSchema), await readFile(file, 'utf8'));
  } catch (cause) {
    throw createBuildError(`${file} is missing or was not written by the site's build`, { cause });
  }
}

const createBuildError = (fault: string, options?: ErrorOptions) =>
  new SiteBuildError(`${fault}. Pages cannot be served without their security headers. Build the site again.`, options);
