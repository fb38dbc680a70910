import { Tooltip } from './index.ts';

export const validUses = (
  <Tooltip content="Kept on this device">
    <button type="button">Add to list</button>
  </Tooltip>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error plain text is not focusable */}
    <Tooltip content="Kept on this device">Add to list</Tooltip>
    {/* @ts-expect-error `content` is required */}
    <Tooltip>
      <button type="button">Add to list</button>
    </Tooltip>
  </>
);
