// Read by the compiler alone: what must type-check, and what must not.
import { EnterpriseCard, PricingCard } from './index.ts';

const action = { label: 'Sign up now', href: '/sign-up' };
const prices = { monthly: 200, yearly: 1920, monthlyWhenYearly: 160, saving: 480 };

export const accepted = (
  <>
    <PricingCard title="Pro" prices={prices} features={[]} action={action} />
    <EnterpriseCard title="Enterprise Solution" action={action} />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error a plan says what it costs */}
    <PricingCard title="Pro" features={[]} action={action} />
    {/* @ts-expect-error nobody knows yet what an enterprise pays */}
    <EnterpriseCard title="Enterprise Solution" prices={prices} action={action} />
    {/* @ts-expect-error a plan leads somewhere */}
    <PricingCard title="Pro" prices={prices} features={[]} action={{ label: 'Sign up now' }} />
    {/* @ts-expect-error there are two ways to pay */}
    <PricingCard title="Pro" prices={prices} features={[]} action={action} billing="weekly" />
  </>
);
