// Type tests: code that must and must not compile.
import { EnterpriseCard, PricingCard } from './index.ts';

const action = { label: 'Sign up now', href: '/sign-up' };
const prices = { monthly: 200, yearly: 1920, monthlyWhenYearly: 160, saving: 480 };

export const validUses = (
  <>
    <PricingCard title="Pro" prices={prices} features={[]} action={action} />
    <EnterpriseCard title="Enterprise Solution" action={action} />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a plan needs prices */}
    <PricingCard title="Pro" features={[]} action={action} />
    {/* @ts-expect-error an enterprise offer has no price */}
    <EnterpriseCard title="Enterprise Solution" prices={prices} action={action} />
    {/* @ts-expect-error an action needs an `href` */}
    <PricingCard title="Pro" prices={prices} features={[]} action={{ label: 'Sign up now' }} />
    {/* @ts-expect-error `billing` is 'monthly' or 'annually' */}
    <PricingCard title="Pro" prices={prices} features={[]} action={action} billing="weekly" />
  </>
);
