import { createPath, type createBrowserRouter, resolvePath, type To } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>;

/**
 * Has what leads to the address that is there already replace its entry of the history. Links do so by the address that is
 * drawn, which for the second press of a double click is the one before: going back then led to the same page again.
 */
export function keepOneEntry(router: Router): void {
  const { navigate } = router;
  type Options = Parameters<typeof navigate>[1];
  router.navigate = (to: To | number | null, options?: Options) => {
    if (typeof to === 'number') return navigate(to);
    const { location } = router.state;
    const isThere = to !== null && createPath(resolvePath(to, location.pathname)) === createPath(location);
    return navigate(to, isThere ? { ...options, replace: true } : options);
  };
}
