// Writes a static copy of every documentation page, so that each has a URL without a query string on any host, such as
// components/button/. With JavaScript it shows the live page in a frame, and without JavaScript the same content from
// Markdown.
import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { getBrandTokens } from '../../../packages/ui/src/tokens/index.ts';
import { getDocsId, getPath } from '../src/urls.ts';
import { type DocsPage, getSection, readDocsPages, sections } from './docs-pages.ts';

/** The site's URL, e.g. `https://kit.example.com/`. Without it, canonical links are relative and there is no sitemap. */
const { DOCS_URL } = process.env;

export const staticPages: Plugin = {
  name: 'static-pages',
  apply: 'build',
  async generateBundle() {
    const pages = await readDocsPages();
    for (const [fileName, source] of createFiles(pages)) this.emitFile({ type: 'asset', fileName, source });
  },
};

/** Returns the text of each file, by its path. */
function createFiles(pages: readonly DocsPage[]): ReadonlyMap<string, string> {
  const paths = pages.map(({ title }) => getPath(title));
  return new Map([
    ...pages.map((page) => [`${getPath(page.title)}index.html`, createPage(page, pages)] as const),
    ...folders.map((folder) => [`${folder.path}index.html`, createIndex(folder, pages)] as const),
    ['static-pages.css', createStyles()],
    ...(DOCS_URL === undefined ? [] : [['sitemap.xml', createSitemap(['', 'contents/', ...paths], DOCS_URL)] as const]),
  ]);
}

interface Folder {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Pages that list all other pages, or those in their folder. */
const folders: readonly Folder[] = [
  {
    path: 'contents/',
    title: 'Contents',
    description: 'Every page of the documentation: foundations, patterns, guides and components by group.',
  },
  { path: 'components/', title: 'Components', description: 'Every component of the kit, by group.' },
  { path: 'foundations/', title: 'Foundations', description: 'The tokens that every component uses.' },
  { path: 'patterns/', title: 'Patterns', description: 'Complete screens and forms, with code to copy.' },
  { path: 'guides/', title: 'Guides', description: 'How to set up the kit and build with it, and what it guarantees.' },
];

function createPage(page: DocsPage, pages: readonly DocsPage[]): string {
  const path = getPath(page.title);
  const root = getRoot(path);
  const id = getDocsId(page.title);
  const name = page.title.split('/').at(-1) ?? page.title;
  return createDocument({
    path,
    title: name,
    description: page.description,
    header: `<a href="${root}?path=/docs/${id}">Open in Storybook</a>`,
    body: `<body class="is-live">`,
    main: `<article>
${renderMarkdown(page, pages)}</article>
<iframe title="${escape(name)}" src="${root}iframe.html?viewMode=docs&amp;id=${id}&amp;globals=theme:system"></iframe>`,
    pages,
  });
}

function createIndex({ path, title, description }: Folder, pages: readonly DocsPage[]): string {
  const root = getRoot(path);
  const listedPages = pages.filter((page) => path === 'contents/' || getPath(page.title).startsWith(path));
  const lists = groupBySection(listedPages).map(
    ([section, of]) => `<h2>${escape(section)}</h2>
<dl>
${of.map((page) => `<div><dt>${createLink(page, root)}</dt><dd>${escape(page.description)}</dd></div>`).join('\n')}
</dl>`,
  );
  return createDocument({
    path,
    title,
    description,
    header: `<a href="${root}">Open Storybook</a>`,
    body: '<body>',
    main: `<article>
<h1>${escape(title)}</h1>
<p>${escape(description)}</p>
${lists.join('\n')}
</article>`,
    pages,
  });
}

interface Document {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly header: string;
  readonly body: string;
  readonly main: string;
  readonly pages: readonly DocsPage[];
}

function createDocument({ path, title, description, header, body, main, pages }: Document): string {
  const root = getRoot(path);
  const canonical = DOCS_URL === undefined ? './' : new URL(path, DOCS_URL).href;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} – Forecourt</title>
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="light dark">
<link rel="canonical" href="${escape(canonical)}">
<link rel="icon" href="${root}favicon.svg">
<link rel="stylesheet" href="${root}static-pages.css">
<script>document.documentElement.className = 'has-scripts';</script>
</head>
${body}
<a class="skip" href="#main">Skip to content</a>
<header>
<a rel="home" href="${root}start/">Forecourt</a>
<a href="${root}contents/">All pages</a>
${header}
</header>
<div class="columns">
<nav aria-label="Pages">
${groupBySection(pages)
  .map(
    ([section, of]) => `<h2>${escape(section)}</h2>
<ul>
${of.map((page) => `<li>${createLink(page, root, getPath(page.title) === path)}</li>`).join('\n')}
</ul>`,
  )
  .join('\n')}
</nav>
<main id="main" tabindex="-1">
${main}
</main>
</div>
<script>document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'center' });</script>
</body>
</html>
`;
}

function groupBySection(pages: readonly DocsPage[]): readonly (readonly [string, readonly DocsPage[]])[] {
  return sections
    .map((section) => [section, pages.filter((page) => getSection(page) === section)] as const)
    .filter(([, of]) => of.length > 0);
}

function createLink({ title }: DocsPage, root: string, isCurrent = false): string {
  const name = title.split('/').at(-1) ?? title;
  return `<a href="${root}${getPath(title)}"${isCurrent ? ' aria-current="page"' : ''}>${escape(name)}</a>`;
}

/** Returns the relative path from a page to the site's root, so that the site works in any folder: '../../'. */
const getRoot = (path: string) => '../'.repeat(path.split('/').length - 1);

function renderMarkdown(page: DocsPage, pages: readonly DocsPage[]): string {
  const root = getRoot(getPath(page.title));
  const marked = new Marked({
    renderer: {
      // Replaces links to the package's Markdown files with links to pages.
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const [, file] = /^(?:\.\/)?([\w-]+\.md)(?:#.*)?$/.exec(href) ?? [];
        if (file === undefined) return `<a href="${escape(href)}">${text}</a>`;
        const target = pages.find((one) => one.file === file);
        return target === undefined ? text : `<a href="${root}${getPath(target.title)}">${text}</a>`;
      },
    },
  });
  return marked.parse(page.markdown, { async: false });
}

function createStyles(): string {
  const { color, font } = getBrandTokens('dealer');
  const names = {
    surface: 'surface',
    'surface-raised': 'surfaceRaised',
    ink: 'ink',
    'ink-muted': 'inkMuted',
    line: 'line',
    'accent-text': 'accentText',
    focus: 'focus',
  } as const;
  const declare = (theme: 'light' | 'dark') =>
    Object.entries(names)
      .map(([name, token]) => `--${name}: ${color[theme][token]};`)
      .join(' ');
  const rules = readFileSync(new URL('static-pages.css', import.meta.url), 'utf8');
  return `:root { color-scheme: light dark; --font-text: ${font.text}; --font-display: ${font.display}; ${declare('light')} }
@media (prefers-color-scheme: dark) { :root { ${declare('dark')} } }
${rules}`;
}

function createSitemap(paths: readonly string[], site: string): string {
  const urls = paths.map((path) => `<url><loc>${escape(new URL(path, site).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
