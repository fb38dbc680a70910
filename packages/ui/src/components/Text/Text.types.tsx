// Type tests: code that must and must not compile.
import { Text } from './index.ts';

export const validUses = (
  <>
    <Text tone="muted" render={(props) => <span {...props} />} />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error verdict colours are not text tones */}
    <Text tone="good">Good price</Text>
    {/* @ts-expect-error use `render` instead of `as` */}
    <Text as="span">£24,995</Text>
  </>
);
