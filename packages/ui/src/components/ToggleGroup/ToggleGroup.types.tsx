// Read by the compiler alone: what must type-check, and what must not.
import { createRef } from 'react';
import { ToggleGroup } from './index.ts';

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
] as const;
type Billing = (typeof options)[number]['value'];

export const accepted = (
  <>
    <ToggleGroup
      ref={createRef<HTMLFieldSetElement>()}
      label="Billing"
      options={options}
      value="monthly"
      onChange={(billing: Billing) => billing}
      name="billing"
    />
    <ToggleGroup
      label="Fuel"
      selectionMode="multiple"
      options={options}
      defaultValue={['annually']}
      onChange={(billing: Billing[]) => billing.length}
    />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error nobody says what is chosen */}
    <ToggleGroup options={options} />
    {/* @ts-expect-error no such option */}
    <ToggleGroup label="Billing" options={options} value="weekly" />
    {/* @ts-expect-error of one choice, one value */}
    <ToggleGroup label="Billing" options={options} value={['monthly']} />
    {/* @ts-expect-error of several, a list */}
    <ToggleGroup label="Billing" selectionMode="multiple" options={options} value="monthly" />
    {/* @ts-expect-error pressed buttons are no field */}
    <ToggleGroup label="Billing" selectionMode="multiple" options={options} name="billing" />
  </>
);
