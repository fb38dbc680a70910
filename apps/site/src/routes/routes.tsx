import {
  type HydrationState,
  type LoaderFunctionArgs,
  matchRoutes,
  redirect,
  type RouteObject,
} from 'react-router-dom';
import { paths, redirects } from '../config/paths.ts';
import { Layout } from './layout.tsx';
import { LayoutError, RouteError } from './route-error.tsx';

// The route's id contains the file, so that prerendering finds the page's chunks in Vite's manifest.
const modules = import.meta.glob<{ Component: () => React.JSX.Element }>('./**/page.tsx');

function createLazyRoute(folder: string): Pick<RouteObject, 'lazy'> {
  const lazy = modules[`./${folder}/page.tsx`];
  if (!lazy) throw new Error(`The page src/routes/${folder}/page.tsx does not exist.`);
  return { lazy };
}

export interface RouteHandle {
  /** Files that are prerendered and whose code loads later (lib/defer-hydration.ts). */
  deferredFiles?: readonly string[];
}

const createPageRoute = (path: string, folder: string, handle: RouteHandle = {}): RouteObject => ({
  path,
  // Two paths may show the same page, but route ids must be unique.
  id: `${path} src/routes/${folder}/page.tsx`,
  handle,
  ...createLazyRoute(folder),
});

/** The hero hydrates at once, and the other sections hydrate later. */
const createSolutionRoute = (path: string, folder: string): RouteObject =>
  createPageRoute(path, `solutions/${folder}`, { deferredFiles: [`src/routes/solutions/${folder}/sections.tsx`] });

/** The route table (docs/specification.md, section 2). */
const pageRoutes: RouteObject[] = [
  createPageRoute(paths.home, 'home', { deferredFiles: ['src/routes/home/sections.tsx'] }),
  createPageRoute(paths.about, 'company/about'),
  createPageRoute(paths.pricing, 'company/pricing'),
  createPageRoute(paths.contact, 'company/contact'),
  createPageRoute(paths.signup, 'company/contact'),
  createPageRoute(paths.login, 'company/contact'),
  createPageRoute(paths.privacy, 'legal/privacy'),
  createPageRoute(paths.terms, 'legal/terms'),
  createPageRoute(paths.demo, 'company/demo', { deferredFiles: ['src/routes/company/demo/sections.tsx'] }),
  createPageRoute(paths.howWeValue, 'company/how-we-value'),
  createPageRoute(paths.community, 'company/community'),
  createPageRoute(paths.partnership, 'company/partnership'),
  createPageRoute(paths.search, 'search'),
  createPageRoute(paths.results, 'search/results'),
  createPageRoute(paths.saved, 'search/saved'),
  createPageRoute(paths.compare, 'search/compare'),
  createSolutionRoute(paths.smartSearch, 'smart-search'),
  createSolutionRoute(paths.adsSearch, 'ads-search'),
  createSolutionRoute(paths.negotiationAgent, 'negotiation-agent'),
  createSolutionRoute(paths.marketingTool, 'marketing-tool'),
  createSolutionRoute(paths.stockManagement, 'stock-management'),
  // Servers redirect these paths permanently. Links inside the site do not reach the server, so the router also
  // redirects.
  ...Object.entries(redirects).map(([from, to]): RouteObject => ({ path: from, loader: () => redirect(to) })),
  createPageRoute('*', 'not-found'),
];

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <LayoutError />,
    // If a page component fails, the header and footer stay.
    children: [{ errorElement: <RouteError />, children: pageRoutes }],
  },
];

/**
 * Loads a URL's page component and starts its loader, so that the first render matches the prerendered page. The
 * router's own load would also scroll to the top, and a reload would lose the scroll position.
 *
 * @returns the router's initial data for this page
 */
export async function loadPage(href: string): Promise<HydrationState> {
  const loaderData: Record<string, unknown> = {};
  for (const { route, params } of matchRoutes(routes, new URL(href)) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
    const { id = '', loader } = route;
    if (typeof loader === 'function')
      loaderData[id] = await loader({ request: new Request(href), params } as LoaderFunctionArgs);
  }
  return { loaderData };
}
