import { LinkButton } from '@forecourt/ui/LinkButton';
import { paths } from '../../../config/paths.ts';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import * as css from './live-search.css.ts';

export function NoAdverts() {
  return (
    <div className={css.state}>
      <p className={css.stateHeading} role="status">
        Nobody near Leeds sells one at this minute.
      </p>
      <p className={css.stateText}>That happens, and it is better said than filled up with something else.</p>
      <LinkButton variant="secondary" href={paths.search} render={renderRouterLink}>
        Search for another car
      </LinkButton>
    </div>
  );
}
