import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'search',
  example: `import { SuggestionChips } from '@forecourt/ui/SuggestionChips';

<SuggestionChips
  label="Try"
  suggestions={[{ text: 'A family SUV under £20,000', shortText: 'Family SUV' }, { text: 'First car, low insurance' }]}
  onSelect={(text) => console.log(text)}
/>;
`,
  alternatives: [
    { use: 'FilterTags', when: 'they can be removed from a search' },
    { use: 'ToggleButtonGroup', when: 'they filter what is there' },
    { use: 'Menu', when: 'they are commands' },
  ],
  do: [
    'Write searches that find something.',
    'Give `shortText` to long ones: a phone shows that, and the whole text is still sent and read.',
  ],
  dont: ['Do not show more than six.'],
  keyboard: [
    { keys: 'Tab', does: 'goes from chip to chip' },
    { keys: 'Enter, Space', does: 'search' },
  ],
  announced: ['A group named by `label`; each chip is a button with its whole text.'],
};
