// Type tests: code that must and must not compile.
import { Switch } from './index.ts';

export const validUses = (
  <Switch label="Email alerts" name="alerts" onChange={(isSelected: boolean) => isSelected} labelPosition="start" />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `label` is required */}
    <Switch name="alerts" />
    {/* @ts-expect-error the prop is `isSelected` */}
    <Switch label="Email alerts" checked />
    {/* @ts-expect-error a setting is on or off, so it cannot be required: use `Checkbox` */}
    <Switch label="Email alerts" isRequired />
  </>
);
