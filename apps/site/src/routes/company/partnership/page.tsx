import { Band } from '@forecourt/ui/Band';
import { Grid } from '@forecourt/ui/Grid';
import { Heading } from '@forecourt/ui/Heading';
import { Inline } from '@forecourt/ui/Inline';
import { List } from '@forecourt/ui/List';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { StatTile, StatTiles } from '@forecourt/ui/StatTile';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { benefits, ending, reasons, steps } from '../../../content/partnership.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import { explanation, headline } from '../../../typeset.css.ts';
import * as css from './partnership.css.ts';
import { Ticket } from './ticket.tsx';
import { WorkedExample } from './worked-example.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title="Partnership"
        description="Tell another dealer about ADS and you both gain: 50 free credits each, 10% off their first month and 20% of their first payment for you."
        canonical={paths.partnership}
      />
      <Band
        paddingStart={{ base: 8, desktop: 12 }}
        paddingEnd={{ base: 16, desktop: 24 }}
        render={(props) => <header {...props} />}
      >
        <Grid columns={{ desktop: '7:5' }} gap={{ base: 12, desktop: 10 }} align="center">
          <div>
            <h1 className={css.heading}>
              Share&nbsp;ADS. <br />
              Earn&nbsp;Rewards.
            </h1>
            <Text className={css.lead} size="lead" tone="muted">
              Tell another dealer about ADS and you both gain: free credits each, money off for them and commission for
              you.
            </Text>
            <Inline gap={3} render={(props) => <p {...props} />}>
              <LinkButton size="l" href={env.appUrl} target="_blank" rel="noopener">
                Join as a partner <Icon name="external" size="s" label="opens in a new tab" />
              </LinkButton>
              <LinkButton size="l" variant="secondary" href={paths.contact} render={renderRouterLink}>
                Talk to the team
              </LinkButton>
            </Inline>
          </div>
          <Ticket />
        </Grid>
      </Band>

      <Band padding={{ base: 12, desktop: 20 }} aria-label="What you both get">
        <StatTiles className={css.benefits}>
          {benefits.map(({ figure, label }) => (
            <StatTile key={label} figure={figure} label={label} />
          ))}
        </StatTiles>
      </Band>

      <WorkedExample />

      <Band padding={{ base: 12, desktop: 20 }} aria-labelledby="steps">
        <h2 className={css.stepsTitle} id="steps">
          How it works
        </h2>
        <ol className={css.steps}>
          {steps.map(({ title, text }) => (
            <Stack key={title} className={css.step} gap={2} render={(props) => <li {...props} />}>
              <Heading level={3}>{title}</Heading>
              <p className={explanation}>{text}</p>
            </Stack>
          ))}
        </ol>
      </Band>

      <Band padding={{ base: 12, desktop: 20 }} paddingEnd={{ base: 12, desktop: 32 }} aria-labelledby="reasons">
        <Grid columns={1} gap={{ base: 6, desktop: 10 }}>
          <h2 className={headline} id="reasons">
            Why dealers share it
          </h2>
          <List startRule="ink" hasEndRule padding={6} render={(props) => <dl {...props} />}>
            {reasons.map(({ title, text }) => (
              <div key={title} className={css.reason}>
                <dt className={css.reasonTitle}>{title}</dt>
                <dd className={explanation}>{text}</dd>
              </div>
            ))}
          </List>
        </Grid>
      </Band>

      <Band tone="raised" edges="start" padding={{ base: 12, desktop: 20 }} aria-labelledby="closing">
        <Grid columns={{ desktop: '7:5' }} gap={{ base: 6, desktop: 16 }} align="end">
          <h2 className={headline} id="closing">
            {ending.heading}
          </h2>
          <Stack gap={5}>
            <Text size="lead" tone="muted">
              {ending.text}
            </Text>
            <ClosingActions
              actions={[
                { name: ending.action, href: env.appUrl, isExternal: true },
                { name: 'See the plans', href: paths.pricing },
              ]}
            />
          </Stack>
        </Grid>
      </Band>
    </>
  );
}
