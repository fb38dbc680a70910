import { Popover } from './index.ts';

const trigger = <button type="button">Why?</button>;

export const accepted = (
  <>
    <Popover trigger={trigger} title="Why">
      Because
    </Popover>
    <Popover trigger={trigger} label="Why">
      Because
    </Popover>
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error nobody could say what it is */}
    <Popover trigger={trigger}>Because</Popover>
    {/* @ts-expect-error one name is enough */}
    <Popover trigger={trigger} title="Why" label="Why">
      Because
    </Popover>
    {/* @ts-expect-error a text cannot be pressed */}
    <Popover trigger="Why?" title="Why">
      Because
    </Popover>
    {/* @ts-expect-error nobody would hear of it: React Aria loses the attribute */}
    <Popover trigger={trigger} title="Why" tabIndex={0}>
      Because
    </Popover>
  </>
);
