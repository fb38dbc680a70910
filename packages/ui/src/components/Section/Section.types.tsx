// Type tests: code that must and must not compile.
import { Section } from './index.ts';

export const validUses = (
  <>
    <Section title={<em>Questions</em>} headingLevel={3} headingSize="title" head="beside" />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a section needs a heading */}
    <Section>Content</Section>
  </>
);
