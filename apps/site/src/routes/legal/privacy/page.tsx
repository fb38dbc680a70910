import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { privacy } from '../../../content/privacy.tsx';
import { PolicyPage } from '../../../features/policy/policy-page.tsx';
import { HostedPolicy } from '../../../features/embeds/hosted-policy.tsx';

export function Component() {
  const hostedPolicy = env.policy.url ? (
    <HostedPolicy id={env.policy.privacyId} name="the privacy policy" />
  ) : undefined;
  return <PolicyPage policy={privacy} canonical={paths.privacy} embed={hostedPolicy} />;
}
