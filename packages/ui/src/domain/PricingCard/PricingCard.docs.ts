import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'pricing',
  example: `import { EnterpriseCard, PricingCard, PricingPlans } from '@forecourt/ui/PricingCard';

<>
  <PricingPlans>
    <PricingCard
      title="Pro"
      billing="annually"
      prices={{ monthly: 200, yearly: 1920, monthlyWhenYearly: 160, saving: 480 }}
      highlight="300 credits a month"
      features={['24/7 support']}
      sharedFeatures={['Valuations of every car', 'Alerts by email']}
      footer="300 valuations or 30 calls."
      action={{ label: 'Get started', href: '/contact' }}
      isPopular
    />
  </PricingPlans>
  <EnterpriseCard title="Enterprise" action={{ label: 'Talk to us', href: '/contact' }} />
</>;
`,
  alternatives: [
    { use: 'PriceTag', when: 'you show a car’s price' },
    { use: 'Card', when: 'you describe a tool without a price' },
  ],
  do: [
    'Pass every amount in full: the card never calculates one from another.',
    'Switch `billing` with a `ToggleButtonGroup` next to the plans.',
    'Show the differences on the cards: put the features that all plans share in `sharedFeatures`, and show them once next to the plans.',
    'Mark at most one plan as popular, and only if it is.',
    'Put `PricingPlans` first in its `Section`, directly or in a `Stack`: the two then share the rule at the top.',
  ],
  dont: ['Do not exclude VAT or a fee from a price without saying so.'],
  keyboard: [{ keys: 'Enter', does: 'follows the plan’s link' }],
  announced: [
    'An article named by the plan. The link’s name ends with the plan’s name, ‘Get started Pro’, to distinguish it from the others.',
    'A link that opens a new tab says so and has an arrow.',
    'Shared features are announced with each plan, although they are shown once.',
    'Words, not only a strikethrough, distinguish the old price from the new one.',
  ],
};
