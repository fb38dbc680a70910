// Read by the compiler alone: what must type-check, and what must not.
import { SignInDialog } from './index.ts';

const onOpenChange = () => {};

export const accepted = <SignInDialog isOpen onOpenChange={onOpenChange} signInHref="/in" createAccountHref="/new" />;

export const refused = (
  <>
    {/* @ts-expect-error both of its buttons lead somewhere */}
    <SignInDialog isOpen onOpenChange={onOpenChange} signInHref="/in" />
    {/* @ts-expect-error its title is one of its strings */}
    <SignInDialog isOpen onOpenChange={onOpenChange} signInHref="/in" createAccountHref="/new" title="Stop" />
  </>
);
