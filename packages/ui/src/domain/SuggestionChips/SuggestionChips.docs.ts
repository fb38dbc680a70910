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
    { use: 'FilterTags', when: 'they can be removed' },
    { use: 'ToggleButtonGroup', when: 'they filter the current list' },
    { use: 'Menu', when: 'they are commands' },
  ],
  do: [
    'Suggest searches that have results.',
    'Set `shortText` on long suggestions: phones show it, but the whole text is sent and announced.',
  ],
  dont: ['Do not show more than six.'],
  keyboard: [
    { keys: 'Tab', does: 'moves between the chips' },
    { keys: 'Enter, Space', does: 'search' },
  ],
  announced: ['A group named by `label`; each chip is a button with its whole text.'],
};
