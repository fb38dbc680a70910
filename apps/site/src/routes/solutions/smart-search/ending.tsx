import { Grid } from '@forecourt/ui/Grid';
import { Text } from '@forecourt/ui/Text';
import { Inline } from '@forecourt/ui/Inline';
import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { Link } from 'react-router-dom';
import { brand } from '../../../config/brand.ts';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { plans } from '../../../config/plans.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import * as css from './ending.css.ts';

const freeCredits = plans.find(({ prices }) => prices.monthly === 0)?.credits.count;

export function Ending() {
  return (
    <Container padding="l" paddingSides="end" render={(props) => <section {...props} aria-labelledby="closing" />}>
      <Grid columns={1} gap={{ base: 6, desktop: 8 }}>
        <div className={css.box}>
          <span className={css.band} aria-hidden="true">
            <Icon name="search" />
            {brand.short}
          </span>
          <h2 className={css.sentence} id="closing">
            <Link to={paths.search} className={css.link}>
              Describe tomorrow’s stock in one sentence.
            </Link>
          </h2>
        </div>
        <Inline gap={5} justify="between">
          <Text size="lead" tone="muted">
            Searching is free, and so are your first {freeCredits} credits in our app.
          </Text>
          <ClosingActions
            actions={[
              { name: 'Start Driving Now', href: env.appUrl, isExternal: true },
              { name: 'Request Demo', href: paths.demo },
            ]}
          />
        </Inline>
      </Grid>
    </Container>
  );
}
