// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { CheckboxGroup } from './index.ts';

const options = [
  { value: 'petrol', label: 'Petrol' },
  { value: 'diesel', label: 'Diesel' },
] as const;

export const validUses = (
  <CheckboxGroup
    ref={createRef<HTMLDivElement>()}
    label="Fuel"
    name="fuel"
    options={options}
    defaultValue={['petrol']}
    onChange={(fuels: ('petrol' | 'diesel')[]) => fuels}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a group needs a label */}
    <CheckboxGroup options={options} />
    {/* @ts-expect-error the value is not an option */}
    <CheckboxGroup label="Fuel" options={options} defaultValue={['gas']} />
    {/* @ts-expect-error the value is an array */}
    <CheckboxGroup label="Fuel" options={options} value="petrol" />
    {/* @ts-expect-error the prop is `isDisabled` */}
    <CheckboxGroup label="Fuel" options={options} disabled />
  </>
);
