// Writes every route as HTML with the styles that its first paint needs, and links to its scripts and fonts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type * as Site from '../src/entry-server.tsx';
import type { HeadData } from '../src/lib/page-head.tsx';
import { renderMachineTags } from './head.ts';
import { drawPicture } from './page-pictures.ts';
import { renderSpeculationRules } from './speculation-rules.ts';

export type ServerEntry = typeof Site;

export interface Page {
  path: string;
  html: string;
  head: HeadData;
  /** The source files of the page's components, relative to the site's folder. */
  files: readonly string[];
}

export async function prerenderPages(site: {
  clientFolder: string;
  manifest: Manifest;
  serverEntry: ServerEntry;
}): Promise<Page[]> {
  const { clientFolder, manifest, serverEntry } = site;
  const template = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  const pages: Page[] = [];
  for (const path of serverEntry.prerenderedPaths) {
    const { html, head, headData, files, deferredFiles } = await serverEntry.render(path);
    const scripts = collectChunks(manifest, files).map(({ file }) => `/${file}`);
    const pageSheets = collectChunks(manifest, [...files, ...deferredFiles]).flatMap(({ css = [] }) =>
      css.map((file) => `/${file}`),
    );
    // The template's style sheets apply to every page. They come first, because they define the order of the layers.
    const sharedSheets = Array.from(template.matchAll(SHEET_LINK), ([, address = '']) => address);
    const preloads = [...new Set(scripts)].filter((address) => !template.includes(`"${address}"`));
    // On the results page itself, links change only the query, without a new document.
    const rules = path === serverEntry.resultsPath ? '' : renderSpeculationRules(serverEntry.resultsPath);
    const page = template
      .replaceAll(SHEET_LINK, '')
      .replaceAll(/<(?:script type="module"|link rel="modulepreload") crossorigin/g, `$& ${LOW_PRIORITY_ATTRIBUTE}`)
      .replace(
        '<!--app-head-->',
        () => head + createFontLinks(manifest) + inlineSheets(clientFolder, [...sharedSheets, ...pageSheets]),
      )
      .replace('</head>', () => `${preloads.map(createModulePreload).join('')}${rules}</head>`)
      .replace('<!--app-html-->', () => html);
    // Meta tags for crawlers come last, because painting does not need them.
    const machineTags = await createMachineTags(headData, site);
    const completePage = page.replace('</head>', () => `${machineTags}</head>`);
    const document = headData.isIndexed ? deferScripts(completePage) : completePage;
    const file = join(clientFolder, getFileName(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, document);
    pages.push({ path, html: document, head: headData, files });
  }
  return pages;
}

async function createMachineTags(
  head: HeadData,
  { clientFolder, serverEntry }: { clientFolder: string; serverEntry: ServerEntry },
): Promise<string> {
  const { brand, env, pagePictures } = serverEntry;
  if (head.canonical === undefined) return renderMachineTags(head, undefined, brand);
  const { pathname } = new URL(head.canonical);
  const picture = pagePictures[pathname];
  if (!picture) throw new Error(`${pathname} has no social image. Add one to content/page-pictures.ts.`);
  const { name, png, alt } = await drawPicture(picture, brand);
  writeFileSync(join(clientFolder, 'assets', name), png);
  const url = new URL(`/assets/${name}`, env.siteUrl).href;
  const data = head.isIndexed ? serverEntry.createStructuredData({ path: pathname, title: head.title }) : '';
  return renderMachineTags(head, { url, alt }, brand) + data;
}

/** Hosts expect 404.html at the root. Every other route is its folder's index. */
const getFileName = (path: string): string => (path === '/404' ? '404.html' : join(path, 'index.html'));

/** A style sheet link as Vite writes it into index.html. */
const SHEET_LINK = /<link rel="stylesheet" crossorigin href="([^"]+)">\s*/g;
/** Scripts get a low priority, because the page is complete without them and should load fonts and images first. */
const LOW_PRIORITY_ATTRIBUTE = 'fetchpriority="low"';
const createModulePreload = (address: string): string =>
  `<link rel="modulepreload" crossorigin ${LOW_PRIORITY_ATTRIBUTE} href="${address}">`;

const SCRIPT_TAG = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;

/**
 * Moves the scripts into a template, so that they do not share the network with what the first paint needs.
 * build/page-start.ts inserts them afterwards.
 */
function deferScripts(page: string): string {
  const tags = Array.from(page.matchAll(SCRIPT_TAG), ([tag]) => tag.trim()).join('');
  return page.replaceAll(SCRIPT_TAG, '').replace('</body>', () => `<template data-scripts>${tags}</template></body>`);
}

/**
 * Browsers do not fetch a style sheet of an unknown type. A `disabled` link would not do, because Chromium 150 fetches
 * it.
 */
const INLINED_TYPE = 'text/x-inlined';

/**
 * Inlines the style sheets, so that the page paints without waiting for them. The links tell Vite's chunk loader that the
 * sheets are loaded.
 */
function inlineSheets(clientFolder: string, addresses: readonly string[]): string {
  const uniqueAddresses = [...new Set(addresses)];
  const css = uniqueAddresses.map((address) => readFileSync(join(clientFolder, address), 'utf8').trim()).join('');
  if (/<\/style/i.test(css)) throw new Error('A style sheet contains </style, so it cannot be inlined.');
  return `<style>${css}</style>${uniqueAddresses.map((address) => `<link rel="stylesheet" href="${address}" type="${INLINED_TYPE}">`).join('')}`;
}

function createFontLinks(manifest: Manifest): string {
  const fonts = Object.values(manifest).flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')));
  return [...new Set(fonts)]
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}

/**
 * Returns the chunks of `sources` and of their imports. Imports come first, so that the design system's style sheets
 * precede the page's.
 */
function collectChunks(manifest: Manifest, sources: readonly string[], chunks: ManifestChunk[] = []): ManifestChunk[] {
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`Vite's manifest has no chunk for ${source}.`);
    if (chunks.includes(chunk)) continue;
    collectChunks(manifest, chunk.imports ?? [], chunks);
    chunks.push(chunk);
  }
  return chunks;
}
