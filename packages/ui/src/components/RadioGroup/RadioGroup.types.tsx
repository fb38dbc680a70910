// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'dealer', label: 'Dealer' },
  { value: 'private', label: 'Private' },
] as const;

export const validUses = (
  <RadioGroup
    ref={createRef<HTMLDivElement>()}
    label="Seller"
    name="seller"
    options={options}
    defaultValue="dealer"
    onChange={(seller: 'dealer' | 'private') => seller}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a group needs a label */}
    <RadioGroup options={options} />
    {/* @ts-expect-error the value is not an option */}
    <RadioGroup label="Seller" options={options} defaultValue="both" />
    {/* @ts-expect-error the prop is `isDisabled` */}
    <RadioGroup label="Seller" options={options} disabled />
  </>
);
