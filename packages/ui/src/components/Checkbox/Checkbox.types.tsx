// Type tests: code that must and must not compile.
import { Checkbox } from './index.ts';

export const validUses = (
  <Checkbox label="Exclude write-offs" name="excludeWriteoff" onChange={(isChecked: boolean) => isChecked} />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `label` is required */}
    <Checkbox name="copy" />
    {/* @ts-expect-error the prop is `isSelected` */}
    <Checkbox label="Send me a copy" checked />
    {/* @ts-expect-error the prop is `isDisabled` */}
    <Checkbox label="Send me a copy" disabled />
  </>
);
