import { useState } from 'react';
import { type Billing, EnterpriseCard, PricingCard, PricingPlans } from '../src/domain/PricingCard/index.ts';
import { Accordion } from '../src/components/Accordion/index.ts';
import { Container } from '../src/components/Container/index.ts';
import { Disclosure } from '../src/components/Disclosure/index.ts';
import { Heading } from '../src/components/Heading/index.ts';
import { Section } from '../src/components/Section/index.ts';
import { Text } from '../src/components/Text/index.ts';
import { ToggleButtonGroup } from '../src/components/ToggleButtonGroup/index.ts';
import { VisuallyHidden } from '../src/components/VisuallyHidden/index.ts';
import { plans } from '../test/support/plans.ts';
import { Frame } from './Frame.tsx';
import * as css from './PricingPage.css.ts';

const billings = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
] as const;

/** What is read out once the switch was used; what it changed stands further down. */
const spokenPrices = {
  monthly: ({ title, prices }: (typeof plans)[number]) => `${title} £${prices.monthly.toLocaleString('en-GB')} a month`,
  annually: ({ title, prices }: (typeof plans)[number]) => `${title} £${prices.yearly.toLocaleString('en-GB')} a year`,
};

export function PricingPage() {
  const [billing, setBilling] = useState<Billing>('monthly');
  const [hasSwitched, setSwitched] = useState(false);
  const choose = (next: Billing) => {
    setBilling(next);
    setSwitched(true);
  };
  return (
    <Frame width="content" current="Pricing">
      <Container>
        <div className={css.head}>
          <Heading level={1} size="display">
            Pricing Plans
          </Heading>
          <div className={css.billing}>
            <ToggleButtonGroup label="Billing" isLabelHidden options={billings} value={billing} onChange={choose} />
            <Text size="small" tone="muted">
              Save 20% with annual billing
            </Text>
            <VisuallyHidden render={(props) => <output {...props} />}>
              {hasSwitched &&
                plans
                  .filter(({ prices }) => prices.monthly > 0)
                  .map(spokenPrices[billing])
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
          className={css.enterprise}
          title="Enterprise Solution"
          description="More sites, more sellers, your own limits. Tell us how you buy and we will price it with you."
          action={{ label: 'Contact us', href: '#contact' }}
        />
        <Section className={css.questions} title="Questions" head="beside">
          <Accordion headingLevel={3} defaultExpandedKeys={['change']}>
            <Disclosure id="change" title="When does a change of plan take effect?">
              <Text tone="muted">At the start of the next billing cycle. Until then you keep what you have.</Text>
            </Disclosure>
            <Disclosure title="How are vehicles counted?">
              <Text tone="muted">By active listings.</Text>
            </Disclosure>
            <Disclosure title="What happens to credits that are not used?">
              <Text tone="muted">They stay until the billing cycle ends.</Text>
            </Disclosure>
          </Accordion>
        </Section>
      </Container>
    </Frame>
  );
}
