import { env } from '../../config/env.ts';
import { insertId } from '../../config/insert-id.ts';
import { Embed } from './embed.tsx';

/** Duration of a legal page's spinner (docs/specification.md, section 9). */
const SPINNER_MS = 1_000;

export function HostedPolicy({ id, name }: { id: string; name: string }) {
  const address = insertId(env.policy.url, id);
  return (
    <Embed
      purpose="policies"
      headingLevel={2}
      src={address}
      name={name}
      link={{ name: 'Open it in a new tab', href: address }}
      minSpinnerMs={SPINNER_MS}
    />
  );
}
