// Type tests: code that must and must not compile.
import { ComboBox } from './index.ts';

const options = [
  { value: 'golf', label: 'Golf', count: '1,204' },
  { value: 'polo', label: 'Polo' },
] as const;

export const accepted = (
  <>
    <ComboBox label="Model" options={options} value="golf" onChange={(value: 'golf' | 'polo' | null) => value} />
    <ComboBox
      label="Models"
      selectionMode="multiple"
      options={options}
      value={['golf']}
      onChange={(values: ('golf' | 'polo')[]) => values}
      removeLabel="Take away"
    />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error a value that is none of the options */}
    <ComboBox label="Model" options={options} value="passat" />
    {/* @ts-expect-error one of one value */}
    <ComboBox label="Model" options={options} value={['golf']} />
    {/* @ts-expect-error several of several */}
    <ComboBox label="Model" selectionMode="multiple" options={options} value="golf" />
    {/* @ts-expect-error a field without a label has no name */}
    <ComboBox options={options} />
    {/* @ts-expect-error it is `isReadOnly` */}
    <ComboBox label="Model" options={options} readOnly />
  </>
);
