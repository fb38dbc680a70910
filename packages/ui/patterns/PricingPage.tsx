'use client';

import { Accordion } from '@forecourt/ui/Accordion';
import { Container } from '@forecourt/ui/Container';
import { Disclosure } from '@forecourt/ui/Disclosure';
import { Heading } from '@forecourt/ui/Heading';
import { useFormats } from '@forecourt/ui/KitProvider';
import {
  type BillingPeriod,
  EnterpriseCard,
  PricingCard,
  type PricingCardProps,
  PricingPlans,
} from '@forecourt/ui/PricingCard';
import { Section } from '@forecourt/ui/Section';
import { Text } from '@forecourt/ui/Text';
import { ToggleButtonGroup } from '@forecourt/ui/ToggleButtonGroup';
import { VisuallyHidden } from '@forecourt/ui/VisuallyHidden';
import { useState } from 'react';
import { Frame } from './Frame.tsx';
import './PricingPage.css';

const billingOptions = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
] as const;

export type Plan = Omit<PricingCardProps, 'billing'>;

/** Plans with a switch between monthly and annual billing, an offer for large companies, and questions. */
export function PricingPage({ plans }: { plans: readonly Plan[] }) {
  const { formatExactMoney } = useFormats();
  const [billing, setBilling] = useState<BillingPeriod>('monthly');
  const [hasSwitched, setSwitched] = useState(false);
  const choose = (next: BillingPeriod) => {
    setBilling(next);
    setSwitched(true);
  };
  const describePrice = ({ title, prices }: Plan) =>
    billing === 'monthly'
      ? `${title} ${formatExactMoney(prices.monthly)} a month`
      : `${title} ${formatExactMoney(prices.yearly)} a year`;
  return (
    <Frame width="content" current="Pricing">
      <Container>
        <div className="pricing-page-head">
          <Heading level={1} size="display">
            Pricing Plans
          </Heading>
          <div className="pricing-page-billing">
            <ToggleButtonGroup
              label="Billing"
              isLabelHidden
              options={billingOptions}
              value={billing}
              onChange={choose}
            />
            <Text size="small" tone="muted">
              Save 20% with annual billing
            </Text>
            {/* Announces the prices, because they are far from the switch. */}
            <VisuallyHidden render={(props) => <output {...props} />}>
              {hasSwitched &&
                plans
                  .filter(({ prices }) => prices.monthly > 0)
                  .map(describePrice)
                  .join(', ')}
            </VisuallyHidden>
          </div>
        </div>
        <PricingPlans>
          {plans.map((plan) => (
            <PricingCard key={plan.title} {...plan} billing={billing} />
          ))}
        </PricingPlans>
        <EnterpriseCard
          className="pricing-page-enterprise"
          title="Enterprise Solution"
          description="More sites, more users and your own limits. Tell us how you buy, and we’ll agree a price."
          action={{ label: 'Contact us', href: '#contact' }}
        />
        <Section className="pricing-page-questions" title="Questions" head="beside">
          <Accordion headingLevel={3} defaultExpandedKeys={['change']}>
            <Disclosure id="change" title="When does a change of plan take effect?">
              <Text tone="muted">
                At the start of the next billing cycle. Until then, your current plan stays active.
              </Text>
            </Disclosure>
            <Disclosure title="How are vehicles counted?">
              <Text tone="muted">By the number of active listings.</Text>
            </Disclosure>
            <Disclosure title="What happens to unused credits?">
              <Text tone="muted">They expire at the end of the billing cycle.</Text>
            </Disclosure>
          </Accordion>
        </Section>
      </Container>
    </Frame>
  );
}
