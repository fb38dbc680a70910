import { planPrices, type PlanPrices } from './plan-prices.ts';
import { env } from './env.ts';

export interface PricingPlan {
  id: 'free' | 'starter' | 'pro' | 'premium';
  title: string;
  /** Pounds. */
  prices: PlanPrices;
  /** How many, and whether they come once or every month. */
  credits: { count: number; each: 'once' | 'month' };
  /** After the credits, in the order in which they are shown. */
  features: readonly string[];
  buttonText: string;
  /** To the external app, where accounts live. */
  link: string;
  isPopular?: boolean;
  /** Shown in the other theme than the page. */
  isInverse?: boolean;
}

const TOOLS = ['Advertising Search Tool', 'Negotiation Agent', 'Smart Search Tool', 'Automated Valuation Tool'];
const paid = { features: [...TOOLS, '24/7 support'], buttonText: 'Sign up now', link: env.appUrl };

/** The plans that have a price. Who needs more than any of them writes to the company. */
export const plans: readonly PricingPlan[] = [
  {
    id: 'free',
    title: 'Free',
    prices: planPrices(0),
    credits: { count: 50, each: 'once' },
    features: [...TOOLS, 'Basic support'],
    buttonText: 'Get started for free',
    link: env.appUrl,
  },
  {
    id: 'starter',
    title: 'Starter',
    prices: planPrices(200),
    credits: { count: 300, each: 'month' },
    ...paid,
    isPopular: true,
    isInverse: true,
  },
  { id: 'pro', title: 'Pro', prices: planPrices(500), credits: { count: 700, each: 'month' }, ...paid },
  { id: 'premium', title: 'Premium', prices: planPrices(1000), credits: { count: 1500, each: 'month' }, ...paid },
];
