import { Badge } from '@forecourt/ui/Badge';
import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { marketingSteps } from '../../content/marketing.ts';
import { Closing } from '../../features/closing/closing.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { routed } from '../../lib/routed.tsx';
import * as css from './marketing-tool/marketing-tool.css.ts';
import { Planner } from './marketing-tool/planner.tsx';
import { Posts } from './marketing-tool/posts.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title="Marketing Tool: posts about your stock (Coming Soon)"
        description="Posts about your stock for TikTok, Instagram, Facebook and similar: created, scheduled and tracked in one place. Coming soon."
        canonical={paths.marketingTool}
      />
      <Container className={css.hero} render={(props) => <section {...props} />}>
        <div className={css.head}>
          <div>
            <p className={css.tool}>
              Marketing Tool <Badge tone="outline">Coming Soon</Badge>
            </p>
            <h1 className={css.heading}>A week of posts, out of the cars you have.</h1>
          </div>
          <div className={css.side}>
            <p className={css.lead}>
              For TikTok, Instagram, Facebook and similar: created from the car’s own facts, scheduled, and tracked to
              the message that it brought.
            </p>
            <p className={css.actions}>
              <LinkButton size="l" variant="accent" href={paths.contact} render={routed}>
                Join Waitlist
              </LinkButton>
              <LinkButton size="l" variant="outline" href={env.appUrl} target="_blank" rel="noopener">
                Start Marketing <Icon name="external" size="s" label="opens in a new tab" />
              </LinkButton>
            </p>
          </div>
        </div>
        <Planner />
      </Container>

      <Posts />

      <Container className={css.section} render={(props) => <section {...props} aria-labelledby="steps" />}>
        <h2 className={css.small} id="steps">
          Three steps, of which one is yours
        </h2>
        <ol className={css.steps}>
          {marketingSteps.map(({ title, text }) => (
            <li key={title} className={css.step}>
              <h3 className={css.verb}>{title}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
      <Closing
        heading="Be told when it is there."
        lead="The Marketing Tool is being built. Whoever is on the waitlist posts first; the demo shows what there is of it."
        actions={[
          { name: 'Join Waitlist', href: paths.contact },
          { name: 'Book Demo', href: paths.demo },
        ]}
      />
    </>
  );
}
