import { LinkButton } from '@forecourt/ui/LinkButton';
import { useEffect, useRef } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { recordFault } from '../services/faults.ts';
import { log } from '../lib/log.ts';
import * as css from './route-error.css.ts';

/** Replaces a page whose code fails to load or throws while rendering. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    log.error('A page could not be shown.', { error });
    recordFault('page', error);
    // Focuses the heading, because the element that had focus has been removed.
    heading.current?.focus();
  }, [error]);
  // Reloads the page when the connection returns, because the router caches the failure.
  useEffect(() => {
    const reloadPage = () => window.location.reload();
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, []);

  return (
    <div className={css.page}>
      <title>Something went wrong</title>
      <p className={css.plate} aria-hidden="true">
        <span className={css.band} />
        SORRY
      </p>
      <h1 ref={heading} className={css.heading} tabIndex={-1}>
        We couldn’t show this page
      </h1>
      <p className={css.lead}>
        The page failed to load or stopped working. Reloading usually fixes it. If not, start again from the home page.
      </p>
      <div className={css.actions}>
        {/* Links load a full page, because the router's own state may be broken. */}
        <LinkButton size="l" href={address}>
          Try again
        </LinkButton>
        <LinkButton size="l" variant="secondary" href={paths.home}>
          Return to Home
        </LinkButton>
      </div>
    </div>
  );
}

/** Replaces the whole layout if the header or footer fails to render. */
export function LayoutError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
