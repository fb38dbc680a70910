// Type tests: code that must and must not compile.
import { LinkButton } from './index.ts';

export const validUses = (
  <>
    <LinkButton href="/demo">Book Demo</LinkButton>
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a link needs `href` */}
    <LinkButton>Pricing</LinkButton>
  </>
);
