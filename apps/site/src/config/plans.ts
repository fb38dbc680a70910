import { computePlanPrices, type PlanPrices } from './plan-prices.ts';
import { env } from './env.ts';

/** The credits of a plan. `creditCosts` in credits.ts states what they buy. */
export interface PlanCredits {
  count: number;
  /** Whether the user gets the credits each month or once. */
  each: 'once' | 'month';
  /** How long unused credits remain valid. */
  unusedCreditsRule: string;
  /** The price of an additional credit, in pence. Not set if the plan has no top-ups. */
  topUpPence?: number;
}

export interface PricingPlan {
  id: 'free' | 'starter' | 'pro' | 'premium';
  title: string;
  prices: PlanPrices;
  credits: PlanCredits;
  support: string;
  features: readonly string[];
  buttonText: string;
  /** The link to the external app. */
  link: string;
  isPopular?: boolean;
  /** Whether the plan is shown in the opposite theme. */
  isInverse?: boolean;
}

/** The tools that every plan includes. */
export const planTools = [
  'Advertising Search Tool',
  'Negotiation Agent',
  'Smart Search Tool',
  'Automated Valuation Tool',
];
const createFeatures = (support: string) => ({ support, features: [...planTools, support] });
const paidPlanFields = { ...createFeatures('24/7 support'), buttonText: 'Sign up now', link: env.appUrl };

/**
 * The plans that have a price. Larger companies contact us instead. Prices and numbers of credits are from
 * docs/specification.md, section 9.
 * @sample Top-ups and roll-over (`unusedCreditsRule`, `topUpPence`): invented.
 */
export const plans: readonly PricingPlan[] = [
  {
    id: 'free',
    title: 'Free',
    prices: computePlanPrices(0),
    credits: { count: 50, each: 'once', unusedCreditsRule: 'Kept for 90 days' },
    ...createFeatures('Basic support'),
    buttonText: 'Get started for free',
    link: env.appUrl,
  },
  {
    id: 'starter',
    title: 'Starter',
    prices: computePlanPrices(200),
    credits: { count: 300, each: 'month', unusedCreditsRule: 'Roll over for one month', topUpPence: 80 },
    ...paidPlanFields,
    isPopular: true,
    isInverse: true,
  },
  {
    id: 'pro',
    title: 'Pro',
    prices: computePlanPrices(500),
    credits: { count: 700, each: 'month', unusedCreditsRule: 'Roll over for one month', topUpPence: 75 },
    ...paidPlanFields,
  },
  {
    id: 'premium',
    title: 'Premium',
    prices: computePlanPrices(1000),
    credits: { count: 1500, each: 'month', unusedCreditsRule: 'Roll over for three months', topUpPence: 70 },
    ...paidPlanFields,
  },
];
