import { LinkButton } from '@forecourt/ui/LinkButton';
import { useEffect, useRef } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { noteFault } from '../lib/faults.ts';
import { log } from '../lib/log.ts';
import * as css from './not-found/not-found.css.ts';

/** What is shown where a page could not be: its code was not fetched, or it failed while it was drawn. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    log.error('A page could not be shown.', { error });
    noteFault('page', error);
    // Whatever had the focus is gone with the page.
    heading.current?.focus();
  }, [error]);
  // The router keeps what failed and would show it again for every link to the page.
  useEffect(() => {
    const loadAgain = () => window.location.reload();
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, []);

  return (
    <div className={css.page}>
      <title>Something went wrong</title>
      <p className={css.plate} aria-hidden="true">
        <span className={css.band} />
        SORRY
      </p>
      <h1 ref={heading} className={css.heading} tabIndex={-1}>
        This page could not be shown
      </h1>
      <p className={css.lead}>
        Its code did not arrive, or it failed. Loading it again usually mends that; if it does not, the home page is a
        way back.
      </p>
      <div className={css.actions}>
        {/* Whole loads on purpose, not the router's: what failed may be the router's own state. */}
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

/** The same where not even the header and the footer could be drawn. */
export function LayoutError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
