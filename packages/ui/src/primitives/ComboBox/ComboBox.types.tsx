// Read by the compiler alone: what must type-check, and what must not.
import { ComboBox } from './index.ts';

const options = [
  { value: 'golf', label: 'Golf', count: '1,204' },
  { value: 'polo', label: 'Polo' },
] as const;

export const accepted = (
  <ComboBox label="Model" options={options} value="golf" onChange={(value: 'golf' | 'polo' | null) => value} />
);

export const refused = (
  <>
    {/* @ts-expect-error a value that is none of the options */}
    <ComboBox label="Model" options={options} value="passat" />
    {/* @ts-expect-error a field without a label has no name */}
    <ComboBox options={options} />
    {/* @ts-expect-error it is `isReadOnly` */}
    <ComboBox label="Model" options={options} readOnly />
  </>
);
