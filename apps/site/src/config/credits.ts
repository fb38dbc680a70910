import { type BillingPeriod, getMonthlyPrice } from './plan-prices.ts';
import { type PricingPlan, plans } from './plans.ts';

/**
 * Credits that each action costs. Searching is free.
 * @sample What a credit buys: invented.
 */
export const creditCosts = { valuation: 1, call: 10 } as const;

/** How a plan treats credits that are left over, or run out. */
export interface CreditTerms {
  /** How long unused credits stay. */
  unused: string;
  /** The price of one more credit, in pence. Without it the plan has no top-ups. */
  topUpPence?: number;
}

/** @sample Top-ups and roll-over of each plan: invented. */
export const creditTerms: Readonly<Record<PricingPlan['id'], CreditTerms>> = {
  free: { unused: 'Kept for 90 days' },
  starter: { unused: 'Roll over one month', topUpPence: 80 },
  pro: { unused: 'Roll over one month', topUpPence: 75 },
  premium: { unused: 'Roll over three months', topUpPence: 70 },
};

/** A month of a company. */
export interface MonthlyUse {
  sites: number;
  /** Cars valued at each site. */
  valuations: number;
  /** Negotiation calls of each site. */
  calls: number;
}

/** Returns the credits that a month takes. */
export const countCredits = ({ sites, valuations, calls }: MonthlyUse): number =>
  sites * (valuations * creditCosts.valuation + calls * creditCosts.call);

export interface PlanAdvice {
  plan: PricingPlan;
  /** Credits to buy on top of the plan's. */
  topUps: number;
  /** Credits of the plan that are left over. */
  spare: number;
  /** The plan and its top-ups for a month, in pounds, without VAT. */
  cost: number;
}

/** Returns the plan that costs least for this number of credits a month, top-ups included. Of two equal ones, the larger. */
export function recommendPlan(credits: number, billing: BillingPeriod): PlanAdvice {
  let best: PlanAdvice | undefined;
  for (const plan of plans) {
    const { topUpPence } = creditTerms[plan.id];
    if (topUpPence === undefined) continue;
    const topUps = Math.max(0, credits - plan.credits.count);
    const cost = getMonthlyPrice(plan.prices, billing) + (topUps * topUpPence) / 100;
    if (!best || cost <= best.cost) best = { plan, topUps, spare: Math.max(0, plan.credits.count - credits), cost };
  }
  if (!best) throw new Error('No plan has top-ups (config/credits.ts).');
  return best;
}
