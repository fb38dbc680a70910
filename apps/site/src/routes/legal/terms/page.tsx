import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { terms } from '../../../content/terms.tsx';
import { PolicyPage } from '../../../features/policy/policy-page.tsx';
import { HostedPolicy } from '../../../features/embeds/hosted-policy.tsx';

export function Component() {
  const hostedPolicy = env.policy.url ? (
    <HostedPolicy id={env.policy.termsId} name="the terms and conditions" />
  ) : undefined;
  return <PolicyPage policy={terms} canonical={paths.terms} embed={hostedPolicy} />;
}
