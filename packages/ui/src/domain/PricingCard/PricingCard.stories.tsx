import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { plans, starterPlan } from '../../../test/support/plans.ts';
import { Stack } from '../../components/Stack/index.ts';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/index.ts';
import { type BillingPeriod, billingPeriods, EnterpriseCard, PricingCard, PricingPlans } from './index.ts';

const enterprise = {
  title: 'Enterprise Solution',
  description: 'More sites, more users and your own limits. Tell us how you buy, and we’ll agree a price.',
  action: { label: 'Contact us', href: '#contact' },
};

const meta = {
  title: 'Pricing/PricingCard',
  component: PricingCard,
  subcomponents: { PricingPlans, EnterpriseCard },
  args: { ...starterPlan, billing: 'monthly' },
  argTypes: { billing: { control: 'radio', options: billingPeriods }, renderLink: { control: false } },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <PricingCard {...args} />
    </div>
  ),
} satisfies Meta<typeof PricingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

const Plans = ({ billing }: { billing: BillingPeriod }) => (
  <PricingPlans style={{ marginBlock: 20 }}>
    {plans.map((plan) => (
      <PricingCard key={plan.title} {...plan} billing={billing} />
    ))}
  </PricingPlans>
);

/** All plans, with monthly billing in light panels and yearly billing in dark ones, and an enterprise offer. */
export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix columns={1}>
      {(panel) => (
        <>
          <Plans billing={panel.includes('dark') ? 'annually' : 'monthly'} />
          <EnterpriseCard {...enterprise} style={{ marginBlockStart: 40 }} />
        </>
      )}
    </Matrix>
  ),
};

/** At 320 px, with long text and a year without a saving. */
export const Narrow: Story = {
  tags: ['chromatic'],
  render: () => (
    <>
      <PricingPlans style={{ marginBlock: 20 }}>
        {plans.slice(0, 2).map((plan) => (
          <PricingCard key={plan.title} {...plan} billing="annually" />
        ))}
        <PricingCard
          title="Kraftfahrzeughaftpflichtversicherungsvergleich"
          description="Für Autohäuser mit mehreren Standorten, vielen Verkäufern und eigenen Grenzen für jede Abteilung."
          prices={{ monthly: 123_456.78, yearly: 1_481_481.36, monthlyWhenYearly: 123_456.78, saving: 0 }}
          billing="annually"
          features={[
            'Fahrzeugbestandsverwaltungsschnittstelle',
            'Bestandsdaten von jedem Hersteller und jeder Auktion',
          ]}
          action={{ label: 'Angebot für alle Standorte Ihres Autohauses anfordern', href: '#contact' }}
        />
      </PricingPlans>
      <EnterpriseCard {...enterprise} />
    </>
  ),
};

/** Each card shows only its differences. A line below lists what all plans share. */
export const Differences: Story = {
  tags: ['example'],
  render: () => (
    <Stack gap={6}>
      <PricingPlans style={{ marginBlockStart: 20 }}>
        {plans.map(({ features, ...plan }) => (
          <PricingCard
            key={plan.title}
            {...plan}
            features={features.slice(-1)}
            sharedFeatures={features.slice(0, -1)}
            footer="A valuation costs one credit, and a negotiation call ten."
          />
        ))}
      </PricingPlans>
      <p>In every plan: {starterPlan.features.slice(0, -1).join(', ')}.</p>
    </Stack>
  ),
};

function Pricing() {
  const [billing, setBilling] = useState<BillingPeriod>('monthly');
  return (
    <Stack gap={6}>
      <ToggleButtonGroup
        label="Billing"
        isLabelHidden
        options={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'annually', label: 'Annually' },
        ]}
        value={billing}
        onChange={setBilling}
      />
      <Plans billing={billing} />
    </Stack>
  );
}

/** Plans with a switch between monthly and yearly prices. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Pricing />,
};
