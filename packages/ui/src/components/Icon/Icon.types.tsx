// Read by the compiler alone: what must type-check, and what must not.
import { Icon } from './index.ts';

export const accepted = (
  <>
    <Icon name="search" label="Search" />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error there is no such icon */}
    <Icon name="sparkles" />
  </>
);
