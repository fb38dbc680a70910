// Read by the compiler alone: what must type-check, and what must not.
import { Inline } from './index.ts';

export const accepted = (
  <>
    <Inline gap={3} justify="between" render={(props) => <ul {...props} />} />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error what does not wrap, or runs down, is a Stack */}
    <Inline direction="column" />
    {/* @ts-expect-error 7 is no step of the scale */}
    <Inline gap={7} />
  </>
);
