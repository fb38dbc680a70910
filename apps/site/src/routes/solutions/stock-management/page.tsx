import { Band } from '@forecourt/ui/Band';
import { Grid } from '@forecourt/ui/Grid';
import { Inline } from '@forecourt/ui/Inline';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { Badge } from '@forecourt/ui/Badge';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { StatTile, StatTiles } from '@forecourt/ui/StatTile';
import { Timeline } from '@forecourt/ui/Timeline';
import { Suspense } from 'react';
import { paths } from '../../../config/paths.ts';
import { summary } from '../../../content/stock-management.ts';
import { phases } from '../../../content/roadmap.ts';
import { deferHydration } from '../../../lib/defer-hydration.ts';
import { renderEnquiryLink } from '../../../features/contact/render-enquiry-link.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import { tool } from '../../../typeset.css.ts';
import * as css from './stock-management.css.ts';

const Sections = deferHydration('forecourt', () => import('./sections.tsx'));

export function Component() {
  return (
    <>
      <PageHead
        title="Stock Management (Coming Soon)"
        description="Your stock in real time, with reports and forecasts. Coming soon: see how far we’ve got, phase by phase."
        canonical={paths.stockManagement}
      />
      <Band paddingStart={{ base: 8, desktop: 12 }} paddingEnd={{ base: 16, desktop: 24 }}>
        <Grid columns={{ desktop: '6:5' }} gap={{ base: 12, desktop: 16 }}>
          <div className={css.words}>
            <p className={tool}>
              Stock Management <Badge tone="outline">Coming Soon</Badge>
            </p>
            <h1 className={css.heading}>Your forecourt, day by&nbsp;day.</h1>
            <Text className={css.lead} size="lead" tone="muted">
              See every car in stock, how long it’s been there and what it’s likely to sell for. We’re still building
              it: here’s how far we’ve got.
            </Text>
            <Inline gap={3} render={(props) => <p {...props} />}>
              <LinkButton
                size="l"
                variant="accent"
                href={paths.contact}
                render={renderEnquiryLink({ waitlist: 'stock' })}
              >
                Join Waitlist
              </LinkButton>
              <LinkButton size="l" variant="secondary" href={paths.demo} render={renderRouterLink}>
                Book Demo
              </LinkButton>
            </Inline>
            <div className={css.summary}>
              <StatTiles>
                {summary.map(({ figure, label }) => (
                  <StatTile key={label} figure={figure} label={label} />
                ))}
              </StatTiles>
              <Text size="small" tone="muted">
                From the sample forecourt below
              </Text>
            </div>
          </div>
          <Stack gap={8}>
            <h2 className={css.phases}>Where it stands</h2>
            <Timeline phases={phases} />
          </Stack>
        </Grid>
      </Band>
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}
