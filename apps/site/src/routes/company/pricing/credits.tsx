import { Link } from '@forecourt/ui/Link';
import { type CSSProperties, useEffect, useRef } from 'react';
import { creditCosts, MAX_PLAN_CREDITS, type MonthlyUse, type PlanAdvice } from '../../../config/credits.ts';
import type { BillingPeriod } from '../../../config/plan-prices.ts';
import { type PricingPlan, plans } from '../../../config/plans.ts';
import { paths } from '../../../config/paths.ts';
import { createChunk, useChunk } from '../../../lib/chunk.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import * as css from './credits.css.ts';
import { renderEnquiryLink } from '../../../features/contact/render-enquiry-link.tsx';

const chunk = createChunk('the credit calculator', () => import('./use-sliders.tsx'));

const costRows = [
  { credits: 0, text: 'Search as much as you like' },
  { credits: creditCosts.valuation, text: 'Value any car you choose, with the working shown' },
  { credits: creditCosts.call, text: 'One negotiation call, with a written report' },
];

const poundFormat = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

interface CreditsProps {
  billing: BillingPeriod;
  use: MonthlyUse;
  onUseChange: (use: MonthlyUse) => void;
  credits: number;
  advice: PlanAdvice;
}

export function Credits({ billing, use, onUseChange, credits, advice }: CreditsProps) {
  const root = useRef<HTMLDivElement>(null);
  const sliders = useChunk(chunk);
  const isEnterprise = credits > MAX_PLAN_CREDITS;
  const enterpriseLink = (
    <Link href={paths.contact} render={renderEnquiryLink({ plan: 'enterprise', use })}>
      {isEnterprise ? 'Ask us about Enterprise' : 'ask us about Enterprise'}
    </Link>
  );
  useEffect(() => {
    if (!root.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) chunk.fetch();
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section className={css.panel} aria-label="Credits">
      <div className={css.part}>
        <h2 className={css.title}>What a credit buys</h2>
        <dl className={css.costs}>
          {costRows.map((row) => (
            <div key={row.text} className={css.cost}>
              <dt className={css.credits}>{row.credits}</dt>
              <dd>{row.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={css.part}>
        <h2 className={css.title}>What you’ll need each month</h2>
        <div ref={root} className={css.sliders}>
          {sliders.status === 'here' ? (
            <sliders.module.UseSliders use={use} onChange={onUseChange} />
          ) : sliders.status === 'failed' ? (
            <p>The calculator didn’t load. Reload the page to try again.</p>
          ) : null}
        </div>
      </div>
      <div className={css.part}>
        <p className={css.advice} role="status">
          You need {formatNumber(credits)} credits a month.{' '}
          {isEnterprise ? 'That’s one for Enterprise.' : describeAdvice(advice)}
        </p>
        <Axis credits={credits} advisedPlan={isEnterprise ? undefined : advice.plan} />
        {isEnterprise ? (
          <p className={css.note}>
            {enterpriseLink} for a price. For comparison, {advice.plan.title} plus {formatNumber(advice.topUpCredits)}{' '}
            as top-ups is {describeCost(advice, billing)}
          </p>
        ) : (
          <p className={css.note}>
            {describeCost(advice, billing)}
            {advice.plan.id === plans.at(-1)?.id && advice.topUpCredits > 0 ? (
              <> For this many, {enterpriseLink}.</>
            ) : null}
          </p>
        )}
      </div>
    </section>
  );
}

function describeAdvice({ plan, topUpCredits, spareCredits }: PlanAdvice): string {
  if (topUpCredits > 0) return `That’s ${plan.title}, plus ${formatNumber(topUpCredits)} as top-ups.`;
  return spareCredits > 0
    ? `That’s ${plan.title}, with ${formatNumber(spareCredits)} to spare.`
    : `That’s ${plan.title}.`;
}

function describeCost({ plan, monthlyCost }: PlanAdvice, billing: BillingPeriod): string {
  const monthlyText = `${poundFormat.format(monthlyCost)} a month, excluding VAT`;
  return billing === 'annually'
    ? `${monthlyText}, with ${plan.title} billed yearly at ${poundFormat.format(plan.prices.yearly)}.`
    : `${monthlyText}.`;
}

/** The axis ends no later than Enterprise begins. It is decorative, because the text above has the figures. */
function Axis({ credits, advisedPlan }: { credits: number; advisedPlan: PricingPlan | undefined }) {
  const paidPlans = plans.filter(({ prices }) => prices.monthly > 0);
  const maxCredits = Math.max(Math.min(credits, MAX_PLAN_CREDITS), ...paidPlans.map((plan) => plan.credits.count));
  const getPositionStyle = (count: number) => ({ [css.position]: Math.min(count / maxCredits, 1) }) as CSSProperties;
  return (
    <div className={css.axis} aria-hidden="true">
      <span className={css.plate} style={getPositionStyle(credits)}>
        {formatNumber(credits)}
      </span>
      <span className={css.usageMark} style={getPositionStyle(credits)} />
      {paidPlans.map((plan) => (
        <span
          key={plan.id}
          className={css.mark}
          style={getPositionStyle(plan.credits.count)}
          data-advised={plan.id === advisedPlan?.id || undefined}
        >
          {plan.title} <br />
          {formatNumber(plan.credits.count)}
        </span>
      ))}
    </div>
  );
}
