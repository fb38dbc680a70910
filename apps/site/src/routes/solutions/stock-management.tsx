import { Badge } from '@forecourt/ui/Badge';
import { Container } from '@forecourt/ui/Container';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { Timeline } from '@forecourt/ui/Timeline';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { phases } from '../../content/roadmap.ts';
import { deferHydration } from '../../lib/defer-hydration.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import * as css from './stock-management/stock-management.css.ts';

const Chapters = deferHydration('forecourt', () => import('./stock-management/chapters.tsx'));

export function Component() {
  return (
    <>
      <PageHead
        title="Stock Management: your forecourt, counted (Coming Soon)"
        description="Your inventory in real time, with analytics that look ahead and reports. Coming soon: where it stands, phase by phase."
        canonical={paths.stockManagement}
      />
      <Container className={css.hero} render={(props) => <section {...props} />}>
        <div className={css.words}>
          <p className={css.tool}>
            Stock Management <Badge tone="outline">Coming Soon</Badge>
          </p>
          <h1 className={css.heading}>Your forecourt, counted to the&nbsp;day.</h1>
          <p className={css.lead}>
            What stands there, how long it has stood, and what it will fetch if it stands on. It is being built; here is
            how far it is.
          </p>
          <p className={css.actions}>
            <LinkButton size="l" variant="accent" href={paths.contact} render={renderRouterLink}>
              Join Waitlist
            </LinkButton>
            <LinkButton size="l" variant="secondary" href={paths.demo} render={renderRouterLink}>
              Book Demo
            </LinkButton>
          </p>
        </div>
        <div>
          <h2 className={css.small}>Where it stands</h2>
          <Timeline phases={phases} />
          <p className={css.note}>The plan as the company stated it in 2025.</p>
        </div>
      </Container>
      <Suspense>
        <Chapters />
      </Suspense>
    </>
  );
}
