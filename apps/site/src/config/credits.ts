import { type BillingPeriod, getMonthlyPrice } from './plan-prices.ts';
import { type PricingPlan, plans } from './plans.ts';

/** The credits that each action costs. Searching is free. @sample The cost of each action: invented. */
export const creditCosts = { valuation: 1, call: 10 } as const;

export interface MonthlyUse {
  sites: number;
  /** The number of cars valued at each site. */
  valuations: number;
  /** The number of negotiation calls made by each site. */
  calls: number;
}

export const countCredits = ({ sites, valuations, calls }: MonthlyUse): number =>
  sites * (valuations * creditCosts.valuation + calls * creditCosts.call);

/**
 * The number of credits a month above which Enterprise suits a company better than a plan with top-ups: twice the
 * credits of the largest plan. @sample Invented.
 */
export const MAX_PLAN_CREDITS = 2 * Math.max(...plans.map(({ credits }) => credits.count));

export interface PlanAdvice {
  plan: PricingPlan;
  /** The credits to buy in addition to the plan's. */
  topUpCredits: number;
  spareCredits: number;
  /** The monthly cost of the plan and the top-ups, in pounds, excluding VAT. */
  monthlyCost: number;
}

/**
 * Returns the plan with top-ups that costs least for this number of credits a month. If two plans cost the same,
 * returns the larger one.
 */
export function recommendPlan(credits: number, billing: BillingPeriod): PlanAdvice {
  let best: PlanAdvice | undefined;
  for (const plan of plans) {
    const { topUpPence } = plan.credits;
    if (topUpPence === undefined) continue;
    const topUpCredits = Math.max(0, credits - plan.credits.count);
    const monthlyCost = getMonthlyPrice(plan.prices, billing) + (topUpCredits * topUpPence) / 100;
    if (!best || monthlyCost <= best.monthlyCost)
      best = { plan, topUpCredits, spareCredits: Math.max(0, plan.credits.count - credits), monthlyCost };
  }
  if (!best) throw new Error('No plan has top-ups. Add `topUpPence` to a plan in config/plans.ts.');
  return best;
}
