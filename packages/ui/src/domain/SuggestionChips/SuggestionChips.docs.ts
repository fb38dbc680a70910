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
    { use: 'FilterTags', when: 'users should be able to remove the items' },
    { use: 'ToggleButtonGroup', when: 'the items filter the current list' },
    { use: 'Menu', when: 'the items are commands' },
  ],
  do: [
    'Suggest searches that have results.',
    'Set `shortText` on long suggestions: phones show it, but the full text is sent and announced.',
  ],
  dont: ['Do not show more than six chips.'],
  keyboard: [
    { keys: 'Tab', does: 'moves between the chips' },
    { keys: 'Enter, Space', does: 'search for the chip’s text' },
  ],
  announced: ['A group named by `label`. Each chip is a button named by its full text.'],
};
