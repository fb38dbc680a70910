import type { Row } from '../../../test/support/row.ts';
import { EnterpriseCard, PricingCard, PricingPlans } from './index.ts';

const prices = { monthly: 200, yearly: 1920, monthlyWhenYearly: 160, saving: 480 };

export const rows: readonly Row[] = [
  {
    name: 'PricingCard',
    role: 'article',
    accessibleName: 'Starter',
    parts: ['Amount', 'Description', 'Features', 'Footer', 'Header', 'Label', 'Money', 'Note', 'Title'],
    render: (props) => (
      <PricingCard
        title="Starter"
        description="For a dealer who buys every week."
        prices={prices}
        highlight="300 credits a month"
        features={['24/7 support']}
        sharedFeatures={['Negotiation Agent']}
        footer="300 valuations or 30 calls."
        action={{ label: 'Sign up now', href: 'https://app.example.com/sign-up', target: '_blank' }}
        isPopular
        isInverse
        {...props}
      />
    ),
  },
  {
    name: 'PricingPlans',
    parts: ['Amount', 'Features', 'Header', 'Label', 'Money', 'Note', 'Title'],
    render: (props) => (
      <PricingPlans {...props}>
        <PricingCard
          title="Pro"
          prices={prices}
          features={['24/7 support']}
          action={{ label: 'Sign up now', href: '#pro' }}
        />
      </PricingPlans>
    ),
  },
  {
    name: 'EnterpriseCard',
    role: 'article',
    accessibleName: 'Enterprise Solution',
    parts: ['Description', 'Label', 'Title'],
    render: (props) => (
      <EnterpriseCard
        title="Enterprise Solution"
        description="Tell us how you buy and we will price it with you."
        action={{ label: 'Contact us', href: '/contact' }}
        {...props}
      />
    ),
  },
];
