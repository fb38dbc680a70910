// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { ToggleButtonGroup } from './index.ts';

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
] as const;
type Billing = (typeof options)[number]['value'];

export const validUses = (
  <>
    <ToggleButtonGroup
      ref={createRef<HTMLDivElement>()}
      label="Billing"
      options={options}
      value="monthly"
      onChange={(billing: Billing) => billing}
    />
    <ToggleButtonGroup
      label="Fuel"
      selectionMode="multiple"
      options={options}
      defaultValue={['annually']}
      onChange={(billing: Billing[]) => billing.length}
    />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a group needs a label */}
    <ToggleButtonGroup options={options} />
    {/* @ts-expect-error the value is not an option */}
    <ToggleButtonGroup label="Billing" options={options} value="weekly" />
    {/* @ts-expect-error a single selection takes one value */}
    <ToggleButtonGroup label="Billing" options={options} value={['monthly']} />
    {/* @ts-expect-error a multiple selection takes an array */}
    <ToggleButtonGroup label="Billing" selectionMode="multiple" options={options} value="monthly" />
    {/* @ts-expect-error for a form value use `RadioGroup` */}
    <ToggleButtonGroup label="Billing" options={options} name="billing" />
  </>
);
