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

// The file is the route's id, so that prerendering finds its chunks in Vite's manifest. Each page gets its own chunk.
const modules = import.meta.glob<{ Component: () => React.JSX.Element }>('./**/page.tsx');

function screen(folder: string): Pick<RouteObject, 'lazy'> {
  const lazy = modules[`./${folder}/page.tsx`];
  if (!lazy) throw new Error(`The page src/routes/${folder}/page.tsx does not exist.`);
  return { lazy };
}

export interface Handle {
  /** Files that are prerendered and whose code loads later (lib/defer-hydration.ts). */
  deferred?: readonly string[];
}

const page = (path: string, folder: string, handle: Handle = {}): RouteObject => ({
  path,
  // Two paths may show the same page, but route ids are unique.
  id: `${path} src/routes/${folder}/page.tsx`,
  handle,
  ...screen(folder),
});

/** The hero of each page hydrates at once, and the sections below it later. */
const solution = (path: string, folder: string): RouteObject =>
  page(path, `solutions/${folder}`, { deferred: [`src/routes/solutions/${folder}/chapters.tsx`] });

/** The route table (docs/specification.md, section 2). */
const screens: RouteObject[] = [
  page(paths.home, 'home', { deferred: ['src/routes/home/chapters.tsx'] }),
  page(paths.about, 'company/about'),
  page(paths.pricing, 'company/pricing'),
  page(paths.contact, 'company/contact'),
  page(paths.signup, 'company/contact'),
  page(paths.login, 'company/contact'),
  page(paths.privacy, 'legal/privacy'),
  page(paths.terms, 'legal/terms'),
  page(paths.demo, 'company/demo', { deferred: ['src/routes/company/demo/chapters.tsx'] }),
  page(paths.howWeValue, 'company/how-we-value'),
  page(paths.community, 'company/community'),
  page(paths.partnership, 'company/partnership'),
  page(paths.search, 'search'),
  page(paths.results, 'search/results'),
  page(paths.saved, 'search/saved'),
  page(paths.compare, 'search/compare'),
  solution(paths.smartSearch, 'smart-search'),
  solution(paths.adsSearch, 'ads-search'),
  solution(paths.negotiationAgent, 'negotiation-agent'),
  solution(paths.marketingTool, 'marketing-tool'),
  solution(paths.stockManagement, 'stock-management'),
  // Servers redirect these paths permanently. Links inside the site do not reach the server.
  ...Object.entries(redirects).map(([from, to]): RouteObject => ({ path: from, loader: () => redirect(to) })),
  page('*', 'not-found'),
];

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <LayoutError />,
    // If a screen fails, the header and footer stay.
    children: [{ errorElement: <RouteError />, children: screens }],
  },
];

/**
 * Loads the screen of a URL and starts its loader, so that the first render matches the prerendered page. If the router did
 * this, it would also scroll to the top, and a reload would lose the scroll position.
 *
 * @returns the router's initial data for this screen
 */
export async function loadScreen(href: string): Promise<HydrationState> {
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
