// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { SearchField } from './index.ts';

export const validUses = (
  <SearchField ref={createRef<HTMLInputElement>()} label="Search" isLabelHidden onSubmit={(text: string) => text} />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a field needs a label */}
    <SearchField name="q" />
    {/* @ts-expect-error the prop is `isDisabled` */}
    <SearchField label="Search" disabled />
  </>
);
