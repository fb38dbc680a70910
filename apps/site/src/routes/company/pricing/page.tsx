import { Band } from '@forecourt/ui/Band';
import { Grid } from '@forecourt/ui/Grid';
import { Inline } from '@forecourt/ui/Inline';
import { FaqList } from '@forecourt/ui/FaqList';
import { Icon } from '@forecourt/ui/Icon';
import { type BillingPeriod, EnterpriseCard, PricingCard, PricingPlans } from '@forecourt/ui/PricingCard';
import { ToggleButtonGroup } from '@forecourt/ui/ToggleButtonGroup';
import { type CSSProperties, useState } from 'react';
import { responseTime } from '../../../config/response-time.ts';
import { countCredits, MAX_PLAN_CREDITS, type MonthlyUse, recommendPlan } from '../../../config/credits.ts';
import { paths } from '../../../config/paths.ts';
import { ANNUAL_SAVING_PERCENT } from '../../../config/plan-prices.ts';
import { type PricingPlan, plans, planTools } from '../../../config/plans.ts';
import { faq } from '../../../content/faq.ts';
import { describeCredits, formatCredits, planAudiences } from '../../../content/pricing.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { headline, label, small } from '../../../typeset.css.ts';
import * as css from './pricing.css.ts';
import { Comparison } from './comparison.tsx';
import { Credits } from './credits.tsx';
import { Ending } from './ending.tsx';
import { renderEnquiryLink } from '../../../features/contact/render-enquiry-link.tsx';

const billingOptions = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
] as const satisfies readonly { value: BillingPeriod; label: string }[];

/** A company with one site. These are the calculator's initial values. */
const INITIAL_USE: MonthlyUse = { sites: 1, valuations: 150, calls: 10 };

/** Each price states that it excludes VAT. */
const pricingStrings = {
  orYearlySaving: 'excl. VAT, or {amount} a year, saving {saving}',
  orMonthlySaving: 'excl. VAT, {amount} a month, saving {saving}',
};

export function Component() {
  const [billing, setBilling] = useState<BillingPeriod>('monthly');
  const [use, setUse] = useState(INITIAL_USE);
  const credits = countCredits(use);
  const advice = recommendPlan(credits, billing);
  return (
    <>
      <PageHead
        title="Pricing Plans"
        description="Four plans, from free credits for trying the tools to 1,500 credits a month. Every plan has every tool. Save 20% with annual billing."
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
            <ToggleButtonGroup
              label="Billing"
              isLabelHidden
              options={billingOptions}
              value={billing}
              onChange={setBilling}
            />
            <p className={small}>
              <span>Save {ANNUAL_SAVING_PERCENT}% with annual billing</span>. Prices exclude VAT.
            </p>
          </div>
        </Inline>
        <PricingPlans className={css.plans} style={{ [css.planCount]: plans.length } as CSSProperties}>
          {plans.map((plan) => (
            <PricingCard
              key={plan.id}
              title={plan.title}
              description={planAudiences[plan.id]}
              prices={plan.prices}
              billing={billing}
              highlight={formatCredits(plan.credits)}
              features={[plan.support]}
              sharedFeatures={planTools}
              footer={describePlan(plan)}
              action={{ label: plan.buttonText, href: plan.link, target: '_blank' }}
              isPopular={plan.isPopular}
              isInverse={plan.isInverse}
              strings={pricingStrings}
            />
          ))}
        </PricingPlans>
        <div className={css.sharedTools}>
          <p className={label} id="shared">
            In every plan
          </p>
          <ul className={css.tools} aria-labelledby="shared">
            {planTools.map((tool) => (
              <li key={tool} className={css.tool}>
                <Icon name="check" size="s" /> {tool}
              </li>
            ))}
          </ul>
        </div>
        <Credits billing={billing} use={use} onUseChange={setUse} credits={credits} advice={advice} />
        <Comparison billing={billing} recommendedId={credits > MAX_PLAN_CREDITS ? undefined : advice.plan.id} />
        <EnterpriseCard
          className={css.enterprise}
          title="Enterprise Solution"
          description={`For groups that need more than ${plans.at(-1)?.title}. Tell us your numbers, and we’ll reply ${responseTime} with a price.`}
          action={{ label: 'Contact us', href: paths.contact }}
          renderLink={renderEnquiryLink({ plan: 'enterprise', ...(use !== INITIAL_USE && { use }) })}
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

function describePlan({ credits: { count, topUpPence } }: PricingPlan): string {
  const creditsText = `Enough for ${describeCredits(count)}.`;
  return topUpPence === undefined ? creditsText : `${creditsText} More credits: ${topUpPence}p each.`;
}
