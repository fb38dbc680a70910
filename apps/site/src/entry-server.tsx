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
import { type HeadData, HeadDataContext } from './lib/page-head.tsx';
import { type RouteHandle, routes } from './routes/routes.tsx';
import { type DescribedPage, formatJsonLd, describePage } from './structured-data.ts';

export { brand } from './config/brand.ts';
export { env } from './config/env.ts';
export { redirects } from './config/paths.ts';
export { roadmap } from './content/roadmap.ts';
export { pagePictures } from './content/page-pictures.ts';

/** A path without a route, which renders the not-found page. */
const NOT_FOUND_PATH = '/404';
/** Every page's path, and one that renders the not-found page. */
export const prerenderedPaths: readonly string[] = [...Object.values(paths), NOT_FOUND_PATH];

export interface RenderedPage {
  html: string;
  /** Title, metadata and links that the page component adds to the document's head. */
  head: string;
  headData: HeadData;
  /** The page components' source files, relative to the site's folder. They identify the page's chunks. */
  files: string[];
  /** The source files of deferred sections. */
  deferredFiles: string[];
}

/** Renders the route at a path for hydration. */
export async function render(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response)
    throw new Error(`${path} responded with ${context.status} and cannot be prerendered.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const heads: HeadData[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <HeadDataContext value={(head) => heads.push(head)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </HeadDataContext>
    </StrictMode>,
    // Prevents React from moving large parts to the end of the page, which would need an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const headData = heads.at(-1);
  if (!headData) throw new Error(`${path} has no title or description. Render a <PageHead> in its page component.`);
  const markup = await new Response(prelude).text();
  // Without an <html> element React puts hoisted elements (<title>, <meta>, <link>) first.
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(markup)?.[0] ?? '';
  return {
    html: markup.slice(head.length),
    head,
    headData,
    files: context.matches.flatMap(({ route }) => / (src\/.+)$/.exec(route.id)?.[1] ?? []),
    deferredFiles: context.matches.flatMap(
      ({ route }) => (route.handle as RouteHandle | undefined)?.deferredFiles ?? [],
    ),
  };
}

const { home, pricing, results } = paths;
export const resultsPath: string = results;
const names = Object.fromEntries(
  [...mainLinks, ...solutions.map(({ title, href }) => ({ name: title, href }))].map(({ name, href }) => [href, name]),
);
const siteFacts = { siteUrl: env.siteUrl, company: brand, home, pricing, results, names, plans, questions: faq };

/** Creates a page's structured data, as an element for its head. */
export const createStructuredData = (page: DescribedPage): string => formatJsonLd(describePage(page, siteFacts));
