import { Dialog, type DialogProps } from './index.ts';

const onOpenChange: DialogProps['onOpenChange'] = (_isOpen, { reason }) => reason satisfies string;

export const accepted = (
  <Dialog isOpen onOpenChange={onOpenChange} title="Sign in required" id="sign-in" data-testid="sign-in" lang="en-GB" />
);

export const refused = (
  <>
    {/* @ts-expect-error it has a name */}
    <Dialog isOpen onOpenChange={onOpenChange} />
    {/* @ts-expect-error somebody has to be able to close it */}
    <Dialog isOpen title="Sign in required" />
    {/* @ts-expect-error no such size */}
    <Dialog isOpen onOpenChange={onOpenChange} title="Sign in required" size="xl" />
  </>
);
