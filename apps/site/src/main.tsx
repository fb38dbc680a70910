import './styles.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { keyHistoryEntry } from './lib/history-key.ts';
import { log } from './lib/log.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

// Hydration needs the screen of this address at hand before the first render.
for (const { route } of matchRoutes(routes, window.location) ?? []) {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

keyHistoryEntry();
const app = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>
);
if (root.firstElementChild)
  hydrateRoot(root, app, {
    onRecoverableError: (error) => log.error('The page did not hydrate as it was prerendered.', { error }),
  });
else createRoot(root).render(app);
