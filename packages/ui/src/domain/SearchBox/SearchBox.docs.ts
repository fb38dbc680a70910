import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'search',
  example: `import { SearchBox } from '@forecourt/ui/SearchBox';
import { useState } from 'react';

export function Search({ search }: { search: (sentence: string) => void }) {
  const [sentence, setSentence] = useState('');
  return <SearchBox label="Describe the car" value={sentence} onChange={setSentence} onSubmit={search} />;
}
`,
  alternatives: [
    { use: 'ComboBox', when: 'one of many known values is meant' },
    { use: 'Form', when: 'it is filled in field by field' },
    { use: 'ChatPanel', when: 'more is asked in turn' },
    { use: 'TextField', when: 'it is a word in a list of yours' },
  ],
  do: [
    'Use `hero` once, on the page where searching begins, and `bar` from then on.',
    'Give `errorMessage` when a search fails, and leave the words where they are.',
    'Listen for the `shortcut` yourself, and lead it to `inputRef`.',
  ],
  dont: ['Do not empty it after a search: the sentence is what the results are about.'],
  keyboard: [
    { keys: 'Enter', does: 'searches' },
    { keys: 'Shift Enter', does: 'begins a line, in the hero' },
    { keys: 'Tab', does: 'reaches the button, also while it cannot be pressed' },
  ],
  announced: [
    'A search named by `label`; an error is read out at once, and again in the field.',
    'In the hero the field is described by what was understood: ‘under £30k: maximum price’.',
    'While it loads the button’s name ends with ‘Searching…’.',
  ],
};
