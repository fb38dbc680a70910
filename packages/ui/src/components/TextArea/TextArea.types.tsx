// Type tests: code that must and must not compile.
import { TextArea } from './index.ts';

export const validUses = (
  <TextArea label="Message" onChange={(value: string) => value} minRows={2} maxRows={6} maxLength={2000} />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a field needs a label */}
    <TextArea name="message" />
    {/* @ts-expect-error use `minRows` and `maxRows` */}
    <TextArea label="Message" rows={4} />
  </>
);
