import { Dialog, type DialogProps } from './index.ts';

const onOpenChange: NonNullable<DialogProps['onOpenChange']> = (_isOpen, { reason }) => reason satisfies string;

export const validUses = (
  <Dialog isOpen onOpenChange={onOpenChange} title="Sign in required" id="sign-in" data-testid="sign-in" lang="en-GB" />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `title` is required */}
    <Dialog isOpen onOpenChange={onOpenChange} />
    {/* @ts-expect-error use `isOpen` */}
    <Dialog open title="Sign in required" />
    {/* @ts-expect-error use `onOpenChange` */}
    <Dialog isOpen onClose={() => {}} title="Sign in required" />
    {/* @ts-expect-error unknown size */}
    <Dialog isOpen onOpenChange={onOpenChange} title="Sign in required" size="xl" />
  </>
);
