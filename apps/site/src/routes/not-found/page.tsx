import { LinkButton } from '@forecourt/ui/LinkButton';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { log } from '../../lib/log.ts';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import * as css from './not-found.css.ts';

export function Component() {
  const { pathname } = useLocation();
  // Without the query string, which may contain typed text or a postcode.
  useEffect(() => log.warn('No page at this address.', { path: pathname }), [pathname]);

  return (
    <div className={css.page}>
      <PageHead title="Page not found" description="There is no page at this address." noindex />
      <p className={css.plate} aria-hidden="true">
        <span className={css.band} />
        404
      </p>
      <h1 className={css.heading}>404 Page Not Found</h1>
      <p className={css.lead}>There is no page at this address. It may have moved, or the address may have a typo.</p>
      <div className={css.actions}>
        <LinkButton size="l" href={paths.home} render={renderRouterLink}>
          Return to Home
        </LinkButton>
        <LinkButton size="l" variant="secondary" href={paths.search} render={renderRouterLink}>
          Search for a car
        </LinkButton>
      </div>
    </div>
  );
}
