import { Band } from '@forecourt/ui/Band';
import { Inline } from '@forecourt/ui/Inline';
import { Text } from '@forecourt/ui/Text';
import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { Icon } from '@forecourt/ui/Icon';
import { Link } from '@forecourt/ui/Link';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { Suspense } from 'react';
import { claims, claimsHref } from '../../../config/claims.ts';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { deferHydration } from '../../../lib/defer-hydration.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import * as css from './negotiation-agent.css.ts';

const Sections = deferHydration('how-it-works', () => import('./sections.tsx'));

export function Component() {
  return (
    <>
      <PageHead
        title="AI-Powered Car Negotiation Agent"
        description="The agent rings the seller, negotiates within your limit and writes you a report. You accept the offer or counter it."
        canonical={paths.negotiationAgent}
      />
      <Band paddingStart={{ base: 8, desktop: 10 }} paddingEnd={{ base: 12, desktop: 16 }}>
        <Grid columns={1} gap={{ base: 8, desktop: 10 }}>
          <h1 className={css.heading}>AI-Powered Car Negotiation Agent</h1>
          <Grid className={css.reportSection} columns={{ desktop: '5:7' }} gap={{ base: 8, desktop: 16 }}>
            <Stack gap={0} align="start" render={(props) => <p {...props} />}>
              <span className={css.figure}>{claims.saving.figure}</span> <span>{claims.saving.text}</span>
              <Link className={css.basis} variant="quiet" href={claimsHref} render={renderRouterLink}>
                About our figures
              </Link>
            </Stack>
            <Stack gap={6} justify="between">
              <Text className={css.lead} size="lead" tone="muted">
                It rings the seller, negotiates within your limit and writes a report, while you’re at the auction or
                with a customer.
              </Text>
              <Inline gap={3} render={(props) => <p {...props} />}>
                <LinkButton size="l" variant="accent" href={env.appUrl} target="_blank" rel="noopener">
                  Start Negotiating <Icon name="external" size="s" label="opens in a new tab" />
                </LinkButton>
                <LinkButton size="l" variant="secondary" href={paths.demo} render={renderRouterLink}>
                  Book Demo
                </LinkButton>
              </Inline>
            </Stack>
          </Grid>
        </Grid>
      </Band>
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}
