// Type tests: code that must and must not compile.
import { Inline } from './index.ts';

export const validUses = (
  <>
    <Inline gap={3} justify="between" render={(props) => <ul {...props} />} />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error use Stack for columns */}
    <Inline direction="column" />
    {/* @ts-expect-error 7 is not a step of the scale */}
    <Inline gap={7} />
  </>
);
