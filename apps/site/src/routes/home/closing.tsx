import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { Container } from '@forecourt/ui/Container';
import { paths } from '../../config/paths.ts';
import { ClosingActions } from '../../features/closing/closing-actions.tsx';
import { headline, lead } from '../../typeset.css.ts';
import * as css from './closing.css.ts';

export function Closing() {
  return (
    <section className={css.section} data-theme="dark" aria-labelledby="closing">
      <Container className={css.content}>
        <Grid columns={{ desktop: '7:5' }} gap={{ base: 5, desktop: 16 }} align="end">
          <h2 className={headline} id="closing">
            See it find the cars you’d&nbsp;buy.
          </h2>
          <Stack gap={5}>
            <p className={lead}>Thirty minutes, one to one, no commitment. Bring a car you’re looking for.</p>
            <ClosingActions
              actions={[
                { name: 'Get Started Today', href: paths.demo },
                { name: 'See the plans', href: paths.pricing },
              ]}
            />
          </Stack>
        </Grid>
      </Container>
    </section>
  );
}
