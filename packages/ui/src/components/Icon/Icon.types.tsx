// Type tests: code that must and must not compile.
import { Icon } from './index.ts';

export const accepted = (
  <>
    <Icon name="search" label="Search" />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error unknown icon */}
    <Icon name="sparkles" />
  </>
);
