import { Band } from '@forecourt/ui/Band';
import { Text } from '@forecourt/ui/Text';
import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { DescriptionList, DescriptionListItem } from '@forecourt/ui/DescriptionList';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { plans } from '../../../config/plans.ts';
import { formatCredits } from '../../../content/pricing.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { figure, headline } from '../../../typeset.css.ts';
import * as css from './ending.css.ts';

export function Ending() {
  const freePlan = plans.find(({ prices }) => prices.monthly === 0);
  return (
    <Band edges="start" padding={{ base: 16, desktop: 24 }} aria-labelledby="closing">
      <Grid columns={{ desktop: '7:5' }} gap={{ base: 10, desktop: 16 }} align="center">
        <Stack gap={5}>
          <h2 className={headline} id="closing">
            Try it on a car you’ve already bought.
          </h2>
          <Text size="lead" tone="muted">
            You know what it was worth. See whether our estimate agrees before you pay for anything.
          </Text>
        </Stack>
        <div className={css.bill}>
          {freePlan ? (
            <DescriptionList size="s">
              {[formatCredits(freePlan.credits), ...freePlan.features].map((item) => (
                <DescriptionListItem key={item} term={item}>
                  £0
                </DescriptionListItem>
              ))}
              <DescriptionListItem term="To get started" isTotal>
                <span className={figure}>£0</span>
              </DescriptionListItem>
            </DescriptionList>
          ) : null}
          <ClosingActions
            actions={[
              { name: 'Get started for free', href: env.appUrl, isExternal: true },
              { name: 'Talk to us', href: paths.contact },
            ]}
          />
        </div>
      </Grid>
    </Band>
  );
}
