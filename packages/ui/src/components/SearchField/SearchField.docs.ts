import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
  example: `import { SearchField } from '@forecourt/ui/SearchField';

<SearchField label="Search help" placeholder="Delivery, warranty …" onSubmit={(text) => console.log(text)} />;
`,
  alternatives: [
    { use: 'SearchBox', when: 'users describe a car in a sentence' },
    { use: 'ComboBox', when: 'users look for one of many known values' },
    { use: 'TextField', when: 'the text is not a search' },
  ],
  do: ['Update results in `onChange` for a short list, and in `onSubmit` for a search on a server.'],
  dont: ['Do not hide the label unless a heading or an icon makes the purpose clear.'],
  keyboard: [
    { keys: 'Enter', does: 'calls `onSubmit`' },
    { keys: 'Escape', does: 'clears the field' },
  ],
  announced: [
    'A search field with its label, then the error and the description.',
    'The clear button is not a tab stop. Its name is in the provider’s language.',
  ],
};
