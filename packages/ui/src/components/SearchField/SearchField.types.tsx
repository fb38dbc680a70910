// Read by the compiler alone: what must type-check, and what must not.
import { createRef } from 'react';
import { SearchField } from './index.ts';

export const accepted = (
  <SearchField ref={createRef<HTMLInputElement>()} label="Search" isLabelHidden onSubmit={(text: string) => text} />
);

export const refused = (
  <>
    {/* @ts-expect-error a field without a label has no name */}
    <SearchField name="q" />
    {/* @ts-expect-error it is `isDisabled` */}
    <SearchField label="Search" disabled />
  </>
);
