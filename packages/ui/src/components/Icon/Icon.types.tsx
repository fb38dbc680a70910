// Type tests: code that must and must not compile.
import { Icon } from './index.ts';

export const validUses = (
  <>
    <Icon name="search" label="Search" />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error unknown icon */}
    <Icon name="sparkles" />
  </>
);
