// Writes every route as HTML with the links that its first paint needs, and dist/headers.json for the server's CSP.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What src/entry-server.tsx exports. */
export interface Screens {
  prerendered: readonly string[];
  redirects: Readonly<Record<string, string>>;
  env: { siteUrl: string; dataUrl: string; searchUrl: string };
  render(path: string): Promise<{ html: string; head: string; files: string[]; heldBack: string[] }>;
}

/** Vite's manifest: chunks by their source file. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }
>;

export interface Page {
  path: string;
  html: string;
}

export async function prerenderPages(site: { client: string; manifest: Manifest; screens: Screens }): Promise<Page[]> {
  const { client, manifest, screens } = site;
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  const pages: Page[] = [];
  for (const path of screens.prerendered) {
    const { html, head, files, heldBack } = await screens.render(path);
    const links = [...fontLinks(manifest), ...chunkLinks(manifest, files, heldBack)].filter(
      (link) => !template.includes(hrefOf(link)),
    );
    const page = template
      .replace('<!--app-head-->', () => head)
      // After Vite's own links: the first @layer statement that the browser meets fixes the order of the layers.
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace('<!--app-html-->', () => html);
    const file = join(client, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
    pages.push({ path, html: page });
  }
  writeFileSync(join(client, '../headers.json'), `${JSON.stringify(headers(pages, screens), null, 2)}\n`);
  return pages;
}

/** Hosts look for 404.html at the root; every other route is its folder's index. */
const fileOf = (path: string): string => (path === '/404' ? '404.html' : join(path, 'index.html'));
const hrefOf = (link: string): string => /href="[^"]+"/.exec(link)?.[0] ?? '';

function fontLinks(manifest: Manifest): string[] {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  return (entry?.assets ?? [])
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
}

/** Links to the sheets and scripts of `sources`, and to the sheets alone of what is `heldBack`. */
function chunkLinks(manifest: Manifest, sources: readonly string[], heldBack: readonly string[]): string[] {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    // Its imports first: a sheet of the design system comes before the sheet of the screen that uses it.
    for (const imported of chunk.imports ?? []) collect(imported);
    scripts.add(chunk.file);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  };
  const collectAll = (from: readonly string[]) => {
    for (const source of from) {
      if (!manifest[source]) throw new Error(`Vite's manifest has no chunk for ${source}.`);
      collect(source);
    }
  };
  collectAll(sources);
  const preloaded = [...scripts];
  collectAll(heldBack);
  return [
    ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...preloaded.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

/** What the server's headers depend on: the hashes of what is inline by page, other origins, and redirects. */
function headers(pages: readonly Page[], screens: Screens): object {
  const hashes = (html: string, inline: RegExp): string[] =>
    Array.from(
      html.matchAll(inline),
      ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    );
  const { dataUrl, searchUrl } = screens.env;
  return {
    pages: Object.fromEntries(
      pages.map(({ path, html }) => [
        path,
        {
          // JSON-LD is data and needs no hash; a script with a source is allowed by its origin.
          scripts: hashes(html, /<script(?: type="module")?>([\s\S]*?)<\/script>/g),
          styles: hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
        },
      ]),
    ),
    hosts: {
      connect: [...new Set([dataUrl, searchUrl].filter(Boolean).map((url) => new URL(url).origin))],
      frame: [],
      image: [],
      script: [],
    },
    redirects: screens.redirects,
  };
}
