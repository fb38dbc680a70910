import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'search',
  example: `import { type FilterTag, FilterTags } from '@forecourt/ui/FilterTags';
import { useRef, useState } from 'react';

export function Found() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [tags, setTags] = useState<readonly FilterTag[]>([
    { id: 'suv', label: 'SUV' },
    { id: 'max', label: '£30,000', accessibleLabel: 'Maximum price £30,000', words: 'under £30k' },
  ]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        128 cars
      </h1>
      <FilterTags
        label="Filters"
        tags={tags}
        onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))}
        onClearAll={() => setTags([])}
        fallbackFocus={heading}
      />
    </>
  );
}
`,
  alternatives: [
    { use: 'SuggestionChips', when: 'the items are suggested searches' },
    { use: 'ToggleButtonGroup', when: 'users switch a fixed set of filters on and off' },
    { use: 'Badge', when: 'the values cannot be removed' },
  ],
  do: [
    'Set `accessibleLabel` if two tags have the same label, such as a minimum and a maximum of £5,000.',
    'Keep FilterTags mounted without tags, so that focus can move to `fallbackFocus`.',
    'Quote the buyer’s own text in `words`.',
  ],
  dont: ['Do not show a tag for a filter that always applies.'],
  keyboard: [
    { keys: 'Tab', does: 'moves between the buttons' },
    { keys: '← →, Home, End', does: 'also move between the buttons' },
    { keys: 'Delete, Backspace', does: 'remove the tag' },
    { keys: 'Enter, Space', does: 'remove the tag' },
  ],
  announced: [
    'A group named by `label`. Each button has a name such as ‘Remove SUV’. If the tag has `words`, they describe the button.',
    'After a removal, focus moves to the next tag, or to `fallbackFocus` if none is left. Announce the new count yourself.',
  ],
};
