// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { FacetList } from './index.ts';

const options = [
  { value: 'petrol', label: 'Petrol', count: 3 },
  { value: 'diesel', label: 'Diesel' },
] as const;

export const validUses = (
  <FacetList
    ref={createRef<HTMLDivElement>()}
    label="Fuel"
    name="fuel"
    options={options}
    defaultValue={['petrol']}
    excluded={['diesel']}
    onChange={(fuels: ('petrol' | 'diesel')[]) => fuels}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a list needs a label */}
    <FacetList options={options} />
    {/* @ts-expect-error the value is not an option */}
    <FacetList label="Fuel" options={options} excluded={['gas']} />
    {/* @ts-expect-error counts are numbers, which the list formats */}
    <FacetList label="Fuel" options={[{ value: 'petrol', label: 'Petrol', count: '3' }]} />
  </>
);
