// Type tests: code that must and must not compile.
import { ComboBox } from './index.ts';

const options = [
  { value: 'golf', label: 'Golf', count: '1,204' },
  { value: 'polo', label: 'Polo' },
] as const;

export const validUses = (
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

export const invalidUses = (
  <>
    {/* @ts-expect-error the value is not an option */}
    <ComboBox label="Model" options={options} value="passat" />
    {/* @ts-expect-error a single selection takes one value */}
    <ComboBox label="Model" options={options} value={['golf']} />
    {/* @ts-expect-error a multiple selection takes an array */}
    <ComboBox label="Model" selectionMode="multiple" options={options} value="golf" />
    {/* @ts-expect-error only a single selection takes free text */}
    <ComboBox label="Model" selectionMode="multiple" options={options} allowsCustomValue />
    {/* @ts-expect-error a field needs a label */}
    <ComboBox options={options} />
    {/* @ts-expect-error the prop is `isReadOnly` */}
    <ComboBox label="Model" options={options} readOnly />
  </>
);
