import './styles.ts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { brand } from './config/brand.ts';
import { env } from './config/env.ts';
import { mainLinks, solutions } from './config/navigation.ts';
import { paths } from './config/paths.ts';
import { plans } from './config/plans.ts';
import { faq } from './content/faq.ts';
import { type RenderedHead, RenderedHeadContext } from './lib/page-head.tsx';
import { type Handle, routes } from './routes.tsx';
import { type DescribedPage, jsonLd, structuredData } from './structured-data.ts';

export { brand } from './config/brand.ts';
export { env } from './config/env.ts';
export { redirects } from './config/paths.ts';
export { pagePictures } from './content/page-pictures.ts';

/** An address that no route has: its markup is that of the not-found page. */
const NOWHERE = '/404';
/** What is written, by address: every route, and the page for what is none. */
export const prerendered: readonly string[] = [...Object.values(paths), NOWHERE];

export interface RenderedPage {
  html: string;
  /** Title, metadata and links that the screen put into the document's head. */
  head: string;
  /** What they say. */
  renderedHead: RenderedHead;
  /** The screens' source files below the site's root, to find their chunks by. */
  files: string[];
  /** The same of what is in the HTML while its code comes later. */
  deferred: string[];
}

/** Renders the route at an address as the browser will hydrate it. Throws where a loader answered instead. */
export async function render(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status} and cannot be prerendered.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const heads: RenderedHead[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <RenderedHeadContext value={(head) => heads.push(head)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </RenderedHeadContext>
    </StrictMode>,
    // Else React takes what is large out of its place, and has a script of its own put it back.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const renderedHead = heads.at(-1);
  if (!renderedHead) throw new Error(`${path} has no title or description: its screen needs a <PageHead>.`);
  const markup = await new Response(prelude).text();
  // React writes what it hoists, <title>, <meta> and <link>, in front where there is no <html>.
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(markup)?.[0] ?? '';
  return {
    html: markup.slice(head.length),
    head,
    renderedHead,
    files: context.matches.flatMap(({ route }) => / (src\/.+)$/.exec(route.id)?.[1] ?? []),
    deferred: context.matches.flatMap(({ route }) => (route.handle as Handle | undefined)?.deferred ?? []),
  };
}

const { home, pricing, results } = paths;
const names = Object.fromEntries(
  [...mainLinks, ...solutions.map(({ title, href }) => ({ name: title, href }))].map(({ name, href }) => [href, name]),
);
const facts = { siteUrl: env.siteUrl, company: brand, home, pricing, results, names, plans, questions: faq };

/** What a page tells search engines, as an element for its head. */
export const createStructuredData = (page: DescribedPage): string => jsonLd(structuredData(page, facts));
