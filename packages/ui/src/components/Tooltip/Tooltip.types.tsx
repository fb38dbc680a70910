import { Tooltip } from './index.ts';

export const accepted = (
  <Tooltip content="Kept on this device">
    <button type="button">Add to list</button>
  </Tooltip>
);

export const refused = (
  <>
    {/* @ts-expect-error a text takes no focus */}
    <Tooltip content="Kept on this device">Add to list</Tooltip>
    {/* @ts-expect-error it says something */}
    <Tooltip>
      <button type="button">Add to list</button>
    </Tooltip>
  </>
);
