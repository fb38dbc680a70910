// Type tests: code that must and must not compile.
import { NumberField } from './index.ts';

export const validUses = (
  <NumberField label="Budget" format="currency" value={null} onChange={(value: number | null) => value} step={500} />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a field needs a label */}
    <NumberField format="currency" />
    {/* @ts-expect-error the value is a number */}
    <NumberField label="Budget" value="12,500" />
    {/* @ts-expect-error the prop is `minValue` */}
    <NumberField label="Budget" min={0} />
    {/* @ts-expect-error the currency comes from `KitProvider` */}
    <NumberField label="Budget" currency="EUR" />
  </>
);
