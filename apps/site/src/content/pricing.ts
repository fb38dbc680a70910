import { creditCosts } from '../config/credits.ts';
import type { PricingPlan } from '../config/plans.ts';

export const planAudiences: Readonly<Record<PricingPlan['id'], string>> = {
  free: 'For trying the tools.',
  starter: 'For a dealer who buys every week.',
  pro: 'For a buying team with a target.',
  premium: 'For several sites that buy together.',
};

export const formatCredits = ({ count, each }: PricingPlan['credits']): string =>
  `${count.toLocaleString('en-GB')} credits${each === 'once' ? ', one-time' : ' a month'}`;

/** Returns, for example, '50 valuations or 5 calls'. */
export function describeCredits(credits: number): string {
  const formatUses = (cost: number) => Math.floor(credits / cost).toLocaleString('en-GB');
  return `${formatUses(creditCosts.valuation)} valuations or ${formatUses(creditCosts.call)} calls`;
}
