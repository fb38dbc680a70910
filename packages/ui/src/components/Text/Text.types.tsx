// Read by the compiler alone: what must type-check, and what must not.
import { Text } from './index.ts';

export const accepted = (
  <>
    <Text tone="muted" render={(props) => <span {...props} />} />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error a verdict’s colour is no tone of text */}
    <Text tone="good">Good price</Text>
    {/* @ts-expect-error no component takes the element to be by name */}
    <Text as="span">£24,995</Text>
  </>
);
