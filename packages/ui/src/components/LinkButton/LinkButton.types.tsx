// Read by the compiler alone: what must type-check, and what must not.
import { LinkButton } from './index.ts';

export const accepted = (
  <>
    <LinkButton href="/demo">Book Demo</LinkButton>
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error a link leads somewhere, in a button’s clothes too */}
    <LinkButton>Pricing</LinkButton>
  </>
);
