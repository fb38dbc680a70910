import { Band } from '@forecourt/ui/Band';
import { Grid } from '@forecourt/ui/Grid';
import { Inline } from '@forecourt/ui/Inline';
import { ANNUAL_SAVING_PERCENT } from '../../../config/plan-prices.ts';
import { FaqList } from '@forecourt/ui/FaqList';
import { type Billing, EnterpriseCard, PricingCard, PricingPlans } from '@forecourt/ui/PricingCard';
import { ToggleButtonGroup } from '@forecourt/ui/ToggleButtonGroup';
import { type CSSProperties, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { plans } from '../../../config/plans.ts';
import { faq } from '../../../content/faq.ts';
import { formatCredits, planFor } from '../../../content/pricing.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import { headline, small } from '../../../typeset.css.ts';
import * as css from './pricing.css.ts';
import { Credits } from './credits.tsx';
import { Ending } from './ending.tsx';

const billings = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
] as const satisfies readonly { value: Billing; label: string }[];

export function Component() {
  const [billing, setBilling] = useState<Billing>('monthly');
  return (
    <>
      <PageHead
        title="Pricing Plans"
        description="Four plans, from free credits for trying the tools to 1,500 credits a month. All tools in every plan, 20% less with annual billing."
        canonical={paths.pricing}
      />
      <Band
        paddingStart={{ base: 8, desktop: 16 }}
        paddingEnd={{ base: 24, desktop: 32 }}
        render={(props) => <div {...props} />}
      >
        <Inline className={css.head} gap={6} align="end" justify="between" render={(props) => <header {...props} />}>
          <h1 className={css.heading}>Pricing Plans</h1>
          <div className={css.billing}>
            <ToggleButtonGroup label="Billing" isLabelHidden options={billings} value={billing} onChange={setBilling} />
            <p className={small}>
              <span>Save {ANNUAL_SAVING_PERCENT}% with annual billing</span>. Prices exclude VAT.
            </p>
          </div>
        </Inline>
        <PricingPlans className={css.plans} style={{ [css.count]: plans.length } as CSSProperties}>
          {plans.map(({ id, title, prices, credits, features, buttonText, link, isPopular, isInverse }) => (
            <PricingCard
              key={id}
              title={title}
              description={planFor[id]}
              prices={prices}
              billing={billing}
              highlight={formatCredits(credits)}
              features={features}
              action={{ label: buttonText, href: link, target: '_blank' }}
              isPopular={isPopular}
              isInverse={isInverse}
            />
          ))}
        </PricingPlans>
        <Credits />
        <EnterpriseCard
          className={css.enterprise}
          title="Enterprise Solution"
          description="More sites, more sellers, your own limits. Tell us how you buy and we will price it with you."
          action={{ label: 'Contact us', href: paths.contact }}
          renderLink={renderRouterLink}
        />
        <Grid
          columns={1}
          gap={{ base: 6, desktop: 8 }}
          render={(props) => <section {...props} />}
          aria-labelledby="questions"
        >
          <h2 className={headline} id="questions">
            Questions
          </h2>
          <FaqList headingLevel={3} items={faq} isFirstOpen />
        </Grid>
      </Band>
      <Ending />
    </>
  );
}
