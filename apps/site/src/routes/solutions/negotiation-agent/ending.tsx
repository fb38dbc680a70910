import { Band } from '@forecourt/ui/Band';
import { Grid } from '@forecourt/ui/Grid';
import { Link } from '@forecourt/ui/Link';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { creditCosts } from '../../../config/credits.ts';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { plans } from '../../../config/plans.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import { headline, small } from '../../../typeset.css.ts';
import * as css from './ending.css.ts';

const freeCredits = plans.find(({ prices }) => prices.monthly === 0)?.credits.count;

export function Ending() {
  return (
    <Band paddingEnd={{ base: 16, desktop: 32 }} aria-labelledby="closing">
      <Grid columns={{ desktop: '8:4' }} gap={0}>
        <Stack className={css.begin} gap={5} align="start">
          <p className={small} aria-hidden="true">
            0:00
          </p>
          <h2 className={headline} id="closing">
            Let it make the first&nbsp;call.
          </h2>
          <ClosingActions
            actions={[
              { name: 'Start Negotiating', href: env.appUrl, isExternal: true },
              { name: 'Book Demo', href: paths.demo },
            ]}
          />
        </Stack>
        <Stack className={css.end} gap={5} align="start">
          <p className={small} aria-hidden="true">
            6:12
          </p>
          <Text size="lead" tone="muted">
            Choose a car and set your limit. You’ll have a report when the call ends. A call costs {creditCosts.call}{' '}
            credits, and your first {freeCredits} are free.{' '}
            <Link className={css.plans} href={paths.pricing} render={renderRouterLink}>
              See the plans
            </Link>
          </Text>
        </Stack>
      </Grid>
    </Band>
  );
}
