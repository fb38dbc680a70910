import {
  type HydrationState,
  type LoaderFunctionArgs,
  matchRoutes,
  redirect,
  type RouteObject,
} from 'react-router-dom';
import { paths, redirects } from './config/paths.ts';
import { Layout } from './routes/layout.tsx';
import { LayoutError, RouteError } from './routes/route-error.tsx';

// The file is the route's id, so that the prerendering finds its chunks in Vite's manifest. Screens alone: what is named
// here is a chunk of its own, and the parts of the home page belong into one.
const modules = import.meta.glob<{ Component: () => React.JSX.Element }>([
  './routes/home/home.tsx',
  './routes/{company,legal,not-found,search,solutions}/*.tsx',
]);

function screen(file: string): Pick<RouteObject, 'lazy'> {
  const lazy = modules[`./routes/${file}.tsx`];
  if (!lazy) throw new Error(`There is no screen src/routes/${file}.tsx.`);
  return { lazy };
}

export interface Handle {
  /** Files whose markup is prerendered and whose code loads later: see lib/defer-hydration.ts. */
  deferred?: readonly string[];
}

const page = (path: string, file: string, handle: Handle = {}): RouteObject => ({
  path,
  // Two addresses may show one screen; an id is one route's.
  id: `${path} src/routes/${file}.tsx`,
  handle,
  ...screen(file),
});

/** Each has its first screen at once, and its chapters deferred. */
const solution = (path: string, file: string): RouteObject =>
  page(path, `solutions/${file}`, { deferred: [`src/routes/solutions/${file}/chapters.tsx`] });

/** The route table (docs/specification.md, section 2). */
const screens: RouteObject[] = [
  page(paths.home, 'home/home', { deferred: ['src/routes/home/chapters.tsx'] }),
  page(paths.about, 'company/about'),
  page(paths.pricing, 'company/pricing'),
  page(paths.contact, 'company/contact'),
  page(paths.signup, 'company/contact'),
  page(paths.login, 'company/contact'),
  page(paths.privacy, 'legal/privacy'),
  page(paths.terms, 'legal/terms'),
  page(paths.demo, 'company/demo', { deferred: ['src/routes/company/demo/chapters.tsx'] }),
  page(paths.community, 'company/community'),
  page(paths.partnership, 'company/partnership'),
  page(paths.search, 'search/search'),
  page(paths.results, 'search/results'),
  solution(paths.smartSearch, 'smart-search'),
  solution(paths.adsSearch, 'ads-search'),
  solution(paths.negotiationAgent, 'negotiation-agent'),
  solution(paths.marketingTool, 'marketing-tool'),
  solution(paths.stockManagement, 'stock-management'),
  // A server redirects these for good; a link inside the site never reaches the server.
  ...Object.entries(redirects).map(([from, to]): RouteObject => ({ path: from, loader: () => redirect(to) })),
  page('*', 'not-found/not-found'),
];

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <LayoutError />,
    // A screen that fails leaves header and footer standing.
    children: [{ errorElement: <RouteError />, children: screens }],
  },
];

/**
 * Loads the screen of an address and starts its loader, so that the first render is what was prerendered. If the router did
 * both, it would also scroll to the top, and a reload would lose the user's place.
 *
 * @returns what the router needs to begin with this screen
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
