import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from './index.ts';

const button = <button type="button">Why?</button>;

export const validUses = (
  <>
    <DialogTrigger>
      {button}
      <Popover title="Why" hasArrow placement="top-end">
        Because
      </Popover>
    </DialogTrigger>
    <Popover triggerRef={{ current: null }} isOpen onOpenChange={(isOpen: boolean) => isOpen} isNonModal label="Why">
      Because
    </Popover>
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error it needs a title or a label */}
    <Popover>Because</Popover>
    {/* @ts-expect-error a title or a label, not both */}
    <Popover title="Why" label="Why">
      Because
    </Popover>
    {/* @ts-expect-error use `DialogTrigger` instead of `trigger` */}
    <Popover trigger={button} title="Why">
      Because
    </Popover>
  </>
);
