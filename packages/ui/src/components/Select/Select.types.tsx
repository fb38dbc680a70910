// Type tests: code that must and must not compile.
import { Select } from './index.ts';

const options = [
  { value: 'diesel', label: 'Diesel', count: '1,204' },
  { value: 'petrol', label: 'Petrol' },
] as const;
type Fuel = (typeof options)[number]['value'];

export const validUses = (
  <>
    <Select label="Fuel" options={options} value="diesel" onChange={(value: Fuel | null) => value} />
    <Select
      label="Fuel"
      selectionMode="multiple"
      options={options}
      value={['diesel']}
      onChange={(values: Fuel[]) => values}
      renderValue={(chosen) => `${chosen.length} chosen`}
    />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error the value is not an option */}
    <Select label="Fuel" options={options} value="gas" />
    {/* @ts-expect-error a single selection takes one value */}
    <Select label="Fuel" options={options} value={['diesel']} />
    {/* @ts-expect-error `renderValue` is only for multiple selections */}
    <Select label="Fuel" options={options} renderValue={() => 'Some'} />
    {/* @ts-expect-error React Aria's `onPress` is not part of this API */}
    <Select label="Fuel" options={options} onPress={() => undefined} />
  </>
);
