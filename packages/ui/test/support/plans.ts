import type { PricingCardAction, PricingCardPrices } from '../../src/domain/PricingCard/index.ts';

export interface Plan {
  title: string;
  description: string;
  prices: PricingCardPrices;
  highlight: string;
  features: readonly string[];
  action: PricingCardAction;
  isPopular?: boolean;
  isInverse?: boolean;
}

const tools = ['Advertising Search Tool', 'Negotiation Agent', 'Smart Search Tool', 'Automated Valuation Tool'];
const createSignUpAction = (label: string): PricingCardAction => ({
  label,
  href: 'https://app.example.com/sign-up',
  target: '_blank',
});
const createPrices = (amount: number): PricingCardPrices => ({
  monthly: amount,
  yearly: amount * 9.6,
  monthlyWhenYearly: amount * 0.8,
  saving: amount * 2.4,
});

const free: Plan = {
  title: 'Free',
  description: 'To see whether the sums are right.',
  prices: createPrices(0),
  highlight: '50 credits, one-time',
  features: [...tools, 'Basic support'],
  action: createSignUpAction('Get started for free'),
};

export const starterPlan: Plan = {
  title: 'Starter',
  description: 'For a dealer who buys every week.',
  prices: createPrices(200),
  highlight: '300 credits a month',
  features: [...tools, '24/7 support'],
  action: createSignUpAction('Sign up now'),
  isPopular: true,
  isInverse: true,
};

export const plans: readonly Plan[] = [
  free,
  starterPlan,
  {
    title: 'Pro',
    description: 'For a buying team with a target.',
    prices: createPrices(500),
    highlight: '700 credits a month',
    features: [...tools, '24/7 support'],
    action: createSignUpAction('Sign up now'),
  },
  {
    title: 'Premium',
    description: 'For several sites that buy together.',
    prices: createPrices(1000),
    highlight: '1,500 credits a month',
    features: [...tools, '24/7 support'],
    action: createSignUpAction('Sign up now'),
  },
];
