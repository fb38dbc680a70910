import type { BillingPeriod } from '../config/plan-prices.ts';
import { type PricingPlan, plans, planTools } from '../config/plans.ts';
import { formatNumber } from '../lib/format-number.ts';
import { describeCredits } from './pricing.ts';

type PlanId = PricingPlan['id'];

export interface ComparisonRow {
  id: string;
  label: string;
  /** The text for each plan. `true` means that the plan includes it. */
  values: Readonly<Record<PlanId, string | true>>;
}

export const mapPlans = <Value>(getValue: (plan: PricingPlan) => Value): Record<PlanId, Value> =>
  Object.fromEntries(plans.map((plan) => [plan.id, getValue(plan)])) as Record<PlanId, Value>;

const poundFormat = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** @sample When a plan can be cancelled: invented. */
const cancellationTerms = {
  free: 'Nothing to cancel',
  monthly: 'Any time; it runs to the end of the month',
  annually: 'Any time; it runs to the end of the year',
};

/** The rows that differ between plans come first. */
export function comparePlans(billing: BillingPeriod): readonly ComparisonRow[] {
  const isYearly = billing === 'annually';
  return [
    createRow('price', 'Price, excl. VAT', ({ prices }) => {
      if (prices.monthly === 0) return poundFormat.format(0);
      return isYearly ? `${poundFormat.format(prices.yearly)} a year` : `${poundFormat.format(prices.monthly)} a month`;
    }),
    createRow('credits', 'Credits', ({ credits: { count, each } }) =>
      each === 'once' ? `${formatNumber(count)}, once` : `${formatNumber(count)} a month`,
    ),
    createRow('buys', 'Enough for', ({ credits }) => describeCredits(credits.count)),
    createRow('top-ups', 'If you run out', ({ credits: { topUpPence } }) =>
      topUpPence === undefined ? 'Move to a paid plan' : `Top up at ${topUpPence}p a credit`,
    ),
    createRow('unused', 'Unused credits', ({ credits }) => credits.unusedCreditsRule),
    createRow('cancelling', 'Cancelling', ({ prices }) => cancellationTerms[prices.monthly === 0 ? 'free' : billing]),
    createRow('support', 'Support', ({ support }) => support.replace(/ support$/, '')),
    ...planTools.map((tool) => createRow(tool, tool, () => true)),
  ];
}

const createRow = (id: string, label: string, getValue: (plan: PricingPlan) => string | true): ComparisonRow => ({
  id,
  label,
  values: mapPlans(getValue),
});
