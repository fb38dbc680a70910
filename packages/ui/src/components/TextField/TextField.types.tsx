// Type tests: code that must and must not compile.
import { TextField } from './index.ts';

export const validUses = (
  <>
    <TextField label="Postcode" onChange={(value: string) => value} autoComplete="postal-code" maxLength={8} />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a field needs a label */}
    <TextField name="postcode" />
    {/* @ts-expect-error the prop is `isDisabled` */}
    <TextField label="Postcode" disabled />
    {/* @ts-expect-error the prop is `isRequired` */}
    <TextField label="Postcode" required />
    {/* @ts-expect-error the prop is `isReadOnly` */}
    <TextField label="Postcode" readOnly />
  </>
);
