import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { StatTile, StatTiles } from '@forecourt/ui/StatTile';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { benefits, reasons, steps } from '../../content/partnership.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import * as css from './partnership/partnership.css.ts';
import { Ticket } from './partnership/ticket.tsx';
import { WorkedExample } from './partnership/worked-example.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title="Partnership"
        description="Tell another dealer about ADS and both of you gain: 50 free credits each, 10% off their first month, 20% of it for you."
        canonical={paths.partnership}
      />
      <Container className={css.opening} render={(props) => <header {...props} />}>
        <div>
          <h1 className={css.heading}>
            Share&nbsp;ADS. <br />
            Earn&nbsp;Rewards.
          </h1>
          <p className={css.lead}>
            Tell another dealer about ADS and both of you gain: free credits first, then a share of what is bought.
          </p>
          <p className={css.actions}>
            <LinkButton size="l" href={env.appUrl} target="_blank" rel="noopener">
              Join as a partner <Icon name="external" size="s" label="opens in a new tab" />
            </LinkButton>
            <LinkButton size="l" variant="secondary" href={paths.contact} render={renderRouterLink}>
              Talk to the team
            </LinkButton>
          </p>
        </div>
        <Ticket />
      </Container>

      <Container className={css.chapter} render={(props) => <section {...props} aria-label="What you both get" />}>
        <StatTiles className={css.benefits}>
          {benefits.map(({ figure, label }) => (
            <StatTile key={label} figure={figure} label={label} />
          ))}
        </StatTiles>
      </Container>

      <WorkedExample />

      <Container className={css.chapter} render={(props) => <section {...props} aria-labelledby="steps" />}>
        <h2 className={css.wayTitle} id="steps">
          From hand to hand
        </h2>
        <ol className={css.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={css.step}>
              <h3 className={css.stepTitle}>{title}</h3>
              <p className={css.muted}>{text}</p>
            </li>
          ))}
        </ol>
      </Container>

      <Container className={css.last} render={(props) => <section {...props} aria-labelledby="reasons" />}>
        <h2 className={css.title} id="reasons">
          Why dealers do it
        </h2>
        <dl className={css.reasons}>
          {reasons.map(({ title, text }) => (
            <div key={title} className={css.reason}>
              <dt className={css.stepTitle}>{title}</dt>
              <dd className={css.muted}>{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </>
  );
}
