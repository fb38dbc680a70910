// Type tests: code that must and must not compile.
import { TextArea } from './index.ts';

export const accepted = (
  <TextArea label="Message" onChange={(value: string) => value} minRows={2} maxRows={6} maxLength={2000} />
);

export const refused = (
  <>
    {/* @ts-expect-error a field without a label has no name */}
    <TextArea name="message" />
    {/* @ts-expect-error it grows: `minRows` and `maxRows` bound it */}
    <TextArea label="Message" rows={4} />
  </>
);
