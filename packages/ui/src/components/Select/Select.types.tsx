// Type tests: code that must and must not compile.
import { Select } from './index.ts';

const options = [
  { value: 'diesel', label: 'Diesel', count: '1,204' },
  { value: 'petrol', label: 'Petrol' },
] as const;
type Fuel = (typeof options)[number]['value'];

export const accepted = (
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

export const refused = (
  <>
    {/* @ts-expect-error a value that is none of the options */}
    <Select label="Fuel" options={options} value="gas" />
    {/* @ts-expect-error one of one value */}
    <Select label="Fuel" options={options} value={['diesel']} />
    {/* @ts-expect-error one value sums itself up */}
    <Select label="Fuel" options={options} renderValue={() => 'Some'} />
    {/* @ts-expect-error a handler of React Aria's, which is no part of this package */}
    <Select label="Fuel" options={options} onPress={() => undefined} />
  </>
);
