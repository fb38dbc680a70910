// Type tests: code that must and must not compile.
import { SignInDialog } from './index.ts';

const onOpenChange = () => {};

export const validUses = <SignInDialog isOpen onOpenChange={onOpenChange} signInHref="/in" createAccountHref="/new" />;

export const invalidUses = (
  <>
    {/* @ts-expect-error both buttons need URLs */}
    <SignInDialog isOpen onOpenChange={onOpenChange} signInHref="/in" />
    {/* @ts-expect-error the title is in `strings` */}
    <SignInDialog isOpen onOpenChange={onOpenChange} signInHref="/in" createAccountHref="/new" title="Stop" />
  </>
);
