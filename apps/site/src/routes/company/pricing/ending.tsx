import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { Container } from '@forecourt/ui/Container';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { plans } from '../../../config/plans.ts';
import { creditsOf } from '../../../content/pricing.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { headline, lead } from '../../../typeset.css.ts';
import * as css from './ending.css.ts';

/** What one has to pay to begin with: the bill of the free plan. */
export function Ending() {
  const free = plans.find(({ prices }) => prices.monthly === 0);
  return (
    <section className={css.chapter} aria-labelledby="closing">
      <Container padding="m">
        <Grid columns={{ desktop: '7:5' }} gap={{ base: 10, desktop: 16 }} align="center">
          <Stack gap={5}>
            <h2 className={headline} id="closing">
              Try it on a car that you have already bought.
            </h2>
            <p className={lead}>
              You know what it was worth. See whether the estimate does, before you pay for anything.
            </p>
          </Stack>
          <div className={css.bill}>
            {free ? (
              <dl>
                {[creditsOf(free.credits), ...free.features].map((item) => (
                  <div key={item} className={css.item}>
                    <dt>{item}</dt>
                    <dd>£0</dd>
                  </div>
                ))}
                <div className={css.total}>
                  <dt>To begin with</dt>
                  <dd className={css.sum}>£0</dd>
                </div>
              </dl>
            ) : null}
            <ClosingActions
              actions={[
                { name: 'Get started for free', href: env.appUrl, isExternal: true },
                { name: 'Talk to us', href: paths.contact },
              ]}
            />
          </div>
        </Grid>
      </Container>
    </section>
  );
}
