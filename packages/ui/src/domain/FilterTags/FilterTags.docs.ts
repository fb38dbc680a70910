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
        label="Filters of this search"
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
    { use: 'SuggestionChips', when: 'they are searches to begin with' },
    { use: 'ToggleButtonGroup', when: 'they filter the current list' },
    { use: 'Badge', when: 'nothing can be removed' },
  ],
  do: [
    'Give `accessibleLabel` where a label could be another’s: a minimum and a maximum of £5,000.',
    'Keep it mounted with no tags: the focus has yet to go to `fallbackFocus`.',
    'Quote in `words` what the buyer wrote.',
  ],
  dont: ['Do not show a tag for what is always so.'],
  keyboard: [
    { keys: 'Tab', does: 'goes from button to button' },
    { keys: '← →, Home, End', does: 'go from button to button too' },
    { keys: 'Delete, Backspace', does: 'remove the tag' },
    { keys: 'Enter, Space', does: 'remove the tag' },
  ],
  announced: [
    'A group named by `label`; each button is ‘Remove SUV’, described by the buyer’s own words.',
    'When a tag is gone the focus is on the next one, after the last on `fallbackFocus`. Announce the new count yourself.',
  ],
};
