// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { SuggestionChips } from './index.ts';

const suggestions = [{ text: 'Automatic under £15,000', shortText: 'Automatic' }] as const;

export const validUses = (
  <SuggestionChips
    ref={createRef<HTMLElement>()}
    label="Try"
    isLabelHidden
    suggestions={suggestions}
    onSelect={(text: string) => text}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error the group needs a name */}
    <SuggestionChips suggestions={suggestions} onSelect={() => undefined} />
    {/* @ts-expect-error a suggestion is an object with a text */}
    <SuggestionChips label="Try" suggestions={['Automatic']} onSelect={() => undefined} />
    {/* @ts-expect-error use `suggestions` */}
    <SuggestionChips label="Try" items={suggestions} onSelect={() => undefined} />
    {/* @ts-expect-error use `onSelect` */}
    <SuggestionChips label="Try" suggestions={suggestions} onPress={() => undefined} />
  </>
);
