import './styles.ts';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { env } from './config/env.ts';
import { recordFault, watchForFaults } from './services/faults.ts';
import { replayPress } from './lib/replay-press.ts';
import { log } from './lib/log.ts';
import { loadPage, routes } from './routes/routes.tsx';

// The reports load late, so that they do not delay the first page.
const REPORTS_DELAY_MS = 4_000;
if (env.reportUrl) {
  watchForFaults();
  const loadReports = () =>
    import('./services/reports.ts').then(
      ({ startReports }) => startReports(),
      (error: unknown) => log.warn('The fault reporter could not be loaded.', { error }),
    );
  const scheduleReports = () => setTimeout(() => void loadReports(), REPORTS_DELAY_MS);
  if (document.readyState === 'complete') scheduleReports();
  else window.addEventListener('load', scheduleReports);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

/**
 * Ends the current task, so that the page can respond. Evaluating all modules in the task that starts hydration takes
 * 0.2 s on a phone.
 */
const endTask = () => new Promise((resolve) => setTimeout(resolve));

let hydrationData;
try {
  await endTask();
  hydrationData = await loadPage(window.location.href);
} catch (error) {
  window.pageStart?.retry();
  throw error;
}

await endTask();
const router = createBrowserRouter(routes, { hydrationData });
let pendingPress = window.pageStart?.press;
window.pageStart?.stop();

/**
 * Repeats the last click from before hydration. It wraps the page, because a sibling that the server does not render
 * would change the ids that React derives from an element's position.
 */
function ReplayPress({ children }: { children: ReactNode }) {
  useEffect(() => {
    const press = pendingPress;
    pendingPress = undefined;
    // Waits until early text is rendered, because a replayed search would otherwise be empty.
    setTimeout(() => replayPress(press));
  }, []);
  return children;
}

const app = (
  <StrictMode>
    <ReplayPress>
      <RouterProvider router={router} />
    </ReplayPress>
  </StrictMode>
);
if (root.firstElementChild)
  // A transition splits hydration into slices. Without it, hydration blocked a phone for a third of a second.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        recordFault('hydration', error);
        log.error('React recovered from an error while hydrating the page.', { error });
      },
    });
  });
else createRoot(root).render(app);
